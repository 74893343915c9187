// The hand-written cases by topic: how many of them come out as labelled may only grow.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QuantitativeGuard } from '@quantguard/core'
import { expect, it } from 'vitest'
import { readCases, type VerdictCase, verifyOptionsOf } from './read-corpus.js'

/** Topic to the share of answers that must be judged as labelled. */
const floors = Object.entries(
  JSON.parse(readFileSync(join(import.meta.dirname, 'hand', 'floors.json'), 'utf8')) as Record<
    string,
    number
  >,
)

const guard = new QuantitativeGuard()

it.each(floors)('%s: at least %d of the answers', (topic, floor) => {
  const cases = readCases<VerdictCase>(`hand/${topic}.jsonl`)
  const right = cases.filter((row) => {
    return guard.verify(row.answer, row.sources, verifyOptionsOf(row)).isValid === row.expected_valid
  })
  expect(right.length / cases.length).toBeGreaterThanOrEqual(floor)
})
