// Runs the corpus against the core. Every case passes, except the known gaps, and those may only become fewer.
import { QuantitativeGuard } from '@quantguard/core'
import { afterAll, describe, expect, it } from 'vitest'
import { silenceFaults, surfaceFaults } from './quantity-faults.js'
import {
  pruneKnownGaps,
  type QuantityCase,
  readCases,
  readKnownGaps,
  type SilenceCase,
  type VerdictCase,
  verifyOptionsOf,
} from './read-corpus.js'
import { verdictFaults } from './verdict-faults.js'

/** `PRUNE_GAPS=1` takes the cases that pass off the list instead of failing. */
const PRUNE = process.env.PRUNE_GAPS === '1'

const guard = new QuantitativeGuard()
const gaps = readKnownGaps()
const verdicts = readCases<VerdictCase>('verdicts.jsonl')
const quantities = readCases<QuantityCase>('quantities.jsonl')
const silence = readCases<SilenceCase>('silence.jsonl')
const surfaces = quantities.flatMap((row) =>
  row.surfaces.map((surface) => ({ id: `${row.id}: ${surface}`, surface, row })),
)
/** Listed cases that pass now. */
const closed = new Set<string>()

/** A case that is listed as a gap must still fail, so that the list says the truth. */
function expectFaults(id: string, listed: readonly string[], faults: readonly string[]): void {
  if (!listed.includes(id)) expect(faults).toEqual([])
  else if (faults.length === 0) {
    closed.add(id)
    if (!PRUNE) throw new Error('this case passes: take it off known-gaps.json')
  }
}

afterAll(() => {
  if (PRUNE) pruneKnownGaps(closed)
})

/** Rows with their title in front. */
function titled<Row extends { readonly id: string }>(rows: readonly Row[], text: (row: Row) => string) {
  return rows.map((row) => [`${row.id}: ${text(row)}`, row] as const)
}

describe('verdicts', () => {
  it.each(titled(verdicts, ({ answer }) => answer))('%s', (_, row) => {
    const result = guard.verify(row.answer, row.sources, verifyOptionsOf(row))
    expectFaults(row.id, gaps.verdicts, verdictFaults(row, result))
  })
})

describe('quantities', () => {
  it.each(surfaces.map((one) => [one.id, one] as const))('%s', (id, { surface, row }) => {
    const found = guard.extract(surface, { locale: row.locale })
    expectFaults(id, gaps.quantities, surfaceFaults(row, surface, found))
  })
})

describe('silence', () => {
  it.each(titled(silence, ({ text }) => text))('%s', (_, row) => {
    expectFaults(row.id, gaps.silence, silenceFaults(row, guard.extract(row.text, { locale: 'en' })))
  })
})

describe('the corpus itself', () => {
  const ids = {
    verdicts: verdicts.map(({ id }) => id),
    quantities: surfaces.map(({ id }) => id),
    silence: silence.map(({ id }) => id),
  }

  it('has no more known gaps than allowed', () => {
    const listed = gaps.verdicts.length + gaps.quantities.length + gaps.silence.length
    expect(listed).toBeLessThanOrEqual(gaps.most)
  })

  it.each(['verdicts', 'quantities', 'silence'] as const)(
    '%s: ids are unique and gaps name real cases',
    (file) => {
      expect(new Set(ids[file]).size).toBe(ids[file].length)
      expect(gaps[file].filter((id) => !ids[file].includes(id))).toEqual([])
    },
  )

  it('labels stand in their answers and agree with each other', () => {
    for (const { id, answer, expected, expected_valid } of verdicts) {
      for (const { text } of expected) expect(answer, id).toContain(text)
      const supported = expected.every(({ status }) => status === 'VERIFIED' || status === 'APPROXIMATE')
      expect(supported, id).toBe(expected_valid)
    }
  })
})
