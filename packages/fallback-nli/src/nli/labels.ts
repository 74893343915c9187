// Which output of a classifier means what. Models call and order their labels as they like; the config says how.

export type NliLabel = 'entailment' | 'neutral' | 'contradiction'

/** The position of each label in the output; -1 where the model has none. */
export type LabelPlaces = Readonly<Record<NliLabel, number>>

/** Beginnings of the names that models use, in lower case. The first that fits a name decides. */
const NAMES: readonly (readonly [string, NliLabel])[] = [
  ['not_entail', 'neutral'],
  ['not entail', 'neutral'],
  ['non_entail', 'neutral'],
  ['non-entail', 'neutral'],
  ['entail', 'entailment'],
  ['contradict', 'contradiction'],
  ['refute', 'contradiction'],
  ['support', 'entailment'],
  ['neutral', 'neutral'],
  ['not enough', 'neutral'],
]

/**
 * Reads `id2label` of a model config; `given` overrides it.
 * Throws a `TypeError` when no label means entailment, because a wrong guess would turn verdicts round.
 */
export function placeLabels(
  id2label: Readonly<Record<string, string>> | undefined,
  given: Partial<Record<NliLabel, number>> | undefined,
): LabelPlaces {
  const places: Record<NliLabel, number> = { entailment: -1, neutral: -1, contradiction: -1, ...given }
  if (given === undefined) {
    for (const [id, name] of Object.entries(id2label ?? {})) {
      const label = NAMES.find(([beginning]) => name.toLowerCase().startsWith(beginning))?.[1]
      if (label !== undefined) places[label] = Number(id)
    }
  }
  if (places.entailment < 0) {
    const names = Object.values(id2label ?? {}).join(', ') || 'none'
    throw new TypeError(
      `labels: the model's labels (${names}) do not say which one is entailment; give { entailment, neutral, contradiction } as positions`,
    )
  }
  return places
}
