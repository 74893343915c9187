// Runs the corpus against the core. Every case passes, except the known gaps, and those may only become fewer.
import { QuantitativeGuard } from '@quantguard/core'
import { describe, expect, it } from 'vitest'
import { silenceFaults, surfaceFaults } from './quantity-faults.js'
import {
  type QuantityCase,
  readCases,
  readKnownGaps,
  type SilenceCase,
  type VerdictCase,
} from './read-corpus.js'
import { verdictFaults } from './verdict-faults.js'

const guard = new QuantitativeGuard()
const gaps = readKnownGaps()
const verdicts = readCases<VerdictCase>('verdicts.jsonl')
const quantities = readCases<QuantityCase>('quantities.jsonl')
const silence = readCases<SilenceCase>('silence.jsonl')
const surfaces = quantities.flatMap((row) =>
  row.surfaces.map((surface) => ({ id: `${row.id}: ${surface}`, surface, row })),
)

/** A case that is listed as a gap must still fail, so that the list says the truth. */
function expectFaults(id: string, listed: readonly string[], faults: readonly string[]): void {
  if (listed.includes(id)) expect(faults, 'this case passes: take it off known-gaps.json').not.toEqual([])
  else expect(faults).toEqual([])
}

describe('verdicts', () => {
  it.each(verdicts)('$id: $answer', (row) => {
    const { question, retrieved, citations } = row
    const result = guard.verify(row.answer, row.sources, {
      ...(question !== undefined && { question }),
      ...(retrieved !== undefined && { retrieved }),
      ...(citations !== undefined && { citations }),
    })
    expectFaults(row.id, gaps.verdicts, verdictFaults(row, result))
  })
})

describe('quantities', () => {
  it.each(surfaces)('$id', ({ id, surface, row }) => {
    const found = guard.extract(surface, { locale: row.locale })
    expectFaults(id, gaps.quantities, surfaceFaults(row, surface, found))
  })
})

describe('silence', () => {
  it.each(silence)('$id: $text', (row) => {
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

  it.each(verdicts)('$id: labels stand in the answer and agree with each other', (row) => {
    for (const { text } of row.expected) expect(row.answer).toContain(text)
    const supported = row.expected.every(({ status }) => status === 'VERIFIED' || status === 'APPROXIMATE')
    expect(row.expected_valid).toBe(supported)
  })
})
