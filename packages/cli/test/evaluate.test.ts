// `quantguard evaluate` through the built program, on the field-sensor handbook of the corpus.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useCommandLine } from './command-line.js'

const { folder, file, run } = useCommandLine()
const corpus = join(import.meta.dirname, '..', '..', '..', 'tooling', 'corpus', 'handbook')
const handbook = join(corpus, 'handbook.csv')
const claims = join(corpus, 'claims.csv')

const HEADER = 'claim_id,claim_text,cited_doc_id,retrieved_doc_ids,expected_status'

describe('sixteen claims about the handbook', () => {
  it('come out as labelled', async () => {
    const { code, stdout, stderr } = await run(['evaluate', claims, '--documents', handbook])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    const lines = stdout.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'C01: supported | matched cited evidence: time_seconds=15',
        'C02: unsupported_quantity | not in cited evidence: time_seconds=45',
        'C03: supported | matched cited evidence: time_seconds=60',
        'C09: missing_citation | claim has no citation',
        'C10: needs_review_no_quantity | no supported number-unit or YYYY-MM-DD pattern was found',
        'C11: unknown_citation | S12 is not in the handbook',
        'C12: citation_not_retrieved | S08 was not supplied in retrieved_doc_ids',
        'C16: unsupported_quantity | not in cited evidence: date=2026-10-31',
      ]),
    )
    expect(lines.slice(17)).toEqual([
      'claims=16 matched_expected=16',
      'supported=7',
      'unsupported_quantity=5',
      'missing_citation=1',
      'unknown_citation=1',
      'citation_not_retrieved=1',
      'needs_review_no_quantity=1',
      '',
    ])
  })

  it('are written with status and reason', async () => {
    await run(['evaluate', claims, '--documents', handbook, '--out', 'results.csv'])
    const lines = readFileSync(join(folder, 'results.csv'), 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(17)
    expect(lines[0]).toBe(`${HEADER},status,reason`)
    expect(lines[10]).toBe(
      'C10,Keep the vents free of dust and leaves.,S05,S05,needs_review_no_quantity,' +
        'needs_review_no_quantity,no supported number-unit or YYYY-MM-DD pattern was found',
    )
  })
})

describe('labels', () => {
  it('that do not match give exit code 1 and are named', async () => {
    file(
      'claims.csv',
      `${HEADER}\nA,Log every 15 seconds.,S01,S01,unsupported_quantity\nB,Log it.,,,missing_citation\n`,
    )
    file('documents.csv', 'doc_id,text\nS01,Log every 15 seconds.\n')
    const { code, stdout } = await run(['evaluate', 'claims.csv', '--documents', 'documents.csv'])
    expect(code).toBe(1)
    expect(stdout).toContain('time_seconds=15 (expected unsupported_quantity)\n')
    expect(stdout).toContain('claims=2 matched_expected=1\n')
  })

  it('are not needed', async () => {
    file('live.csv', 'claim_text,cited_doc_id,retrieved_doc_ids\nLog every 15 seconds.,S01|S02,S02|S01\n')
    file(
      'documents.json',
      '[{"id": "S01", "text": "Clean it."}, {"id": "S02", "text": "Log every 15 seconds."}]',
    )
    const { code, stdout } = await run(['evaluate', 'live.csv', '--documents', 'documents.json'])
    expect(code).toBe(0)
    expect(stdout).toContain('1: supported | matched cited evidence: time_seconds=15\n\nclaims=1\n')
  })
})

describe('near is not in evidence', () => {
  it.each([
    [[], 'unsupported_quantity'],
    [['--tolerance', '0.05'], 'supported'],
  ])('%j: %s', async (flags, status) => {
    file('near.csv', `${HEADER}\nA,The mean flow was 12.6 L/min.,S01,S01,${status}\n`)
    file('flow.csv', 'doc_id,text\nS01,The mean flow was 12.4 L/min.\n')
    const { code, stdout } = await run(['evaluate', 'near.csv', '--documents', 'flow.csv', ...flags])
    expect(stdout).toContain(`A: ${status} |`)
    expect(code).toBe(0)
  })
})

describe('wrong use', () => {
  it.each([
    [
      'no-column.csv',
      'claim,source\na,b\n',
      'no-column.csv has no column claim_text, cited_doc_id, retrieved',
    ],
    ['empty.csv', '', 'empty.csv holds no rows'],
    ['ragged.csv', `${HEADER}\na,b\n`, 'ragged.csv: not valid CSV: Invalid Record Length'],
    ['quote.csv', `${HEADER}\na,"b\n`, 'quote.csv: not valid CSV: Quote Not Closed'],
  ])('%s', async (name, content, problem) => {
    const { code, stderr } = await run(['evaluate', file(name, content), '--documents', handbook])
    expect(stderr).toContain(problem)
    expect(code).toBe(2)
  })

  it('documents with the same id', async () => {
    file('twice.csv', 'doc_id,text\nS01,a\nS01,b\n')
    const { code, stderr } = await run(['evaluate', claims, '--documents', 'twice.csv'])
    expect(stderr).toContain('holds the id S01 twice')
    expect(code).toBe(2)
  })

  it('no documents', async () => {
    const { code, stderr } = await run(['evaluate', claims])
    expect(stderr).toContain("required option '-d, --documents <file>' not specified")
    expect(code).toBe(2)
  })
})
