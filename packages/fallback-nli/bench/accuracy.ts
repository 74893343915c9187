// How often the lexical fallback is right on sentences without numbers: `pnpm --filter @quantguard/fallback-nli accuracy`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LexicalOverlapFallback } from '../src/lexical/lexical-overlap.js'

export type Label = 'supported' | 'contradicted' | 'unsupported'
export type Opinion = Label | 'none'

export interface Case {
  readonly sources: readonly string[]
  readonly claim: string
  readonly label: Label
}

export interface Outcome extends Case {
  readonly opinion: Opinion
}

const OPINIONS: readonly Opinion[] = ['supported', 'contradicted', 'unsupported', 'none']

/** Verdicts on the cases of one file of the folder. */
export async function measure(name: string, folder: string): Promise<readonly Outcome[]> {
  const lines = (await readFile(join(folder, `${name}.jsonl`), 'utf8')).trim().split('\n')
  const fallback = new LexicalOverlapFallback()
  return lines.map((line) => {
    const one = JSON.parse(line) as Case
    const chunks = one.sources.map((text, index) => ({ id: String(index + 1), text, index }))
    const verdict = fallback.judge({ text: one.claim, start: 0, end: one.claim.length }, chunks)
    return { ...one, opinion: opinionOf(verdict?.status) }
  })
}

function opinionOf(status: string | undefined): Opinion {
  if (status === undefined) return 'none'
  if (status === 'VERIFIED' || status === 'APPROXIMATE') return 'supported'
  return status === 'CONTRADICTED' ? 'contradicted' : 'unsupported'
}

/** A table of labels and opinions, and the shares that count. */
export function summary(name: string, outcomes: readonly Outcome[]): string {
  const count = (test: (one: Outcome) => boolean) => outcomes.filter(test).length
  const rows = (['supported', 'contradicted', 'unsupported'] as const).map((label) =>
    [
      label,
      ...OPINIONS.map((opinion) => String(count((one) => one.label === label && one.opinion === opinion))),
    ]
      .map((cell) => cell.padStart(13))
      .join(''),
  )
  const given = count(({ opinion }) => opinion !== 'none')
  const right = count(({ opinion, label }) => opinion === label)
  const falseSupport = count(({ opinion, label }) => opinion === 'supported' && label !== 'supported')
  return [
    `${name}: ${outcomes.length} cases`,
    ['is / says', ...OPINIONS].map((cell) => cell.padStart(13)).join(''),
    ...rows,
    `right: ${right} of ${outcomes.length} (${percent(right, outcomes.length)}); of the ${given} opinions given ${percent(right, given)}; called supported and is not: ${falseSupport}`,
  ].join('\n')
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
