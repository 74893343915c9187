// `quantguard verify` through the built program.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { useCommandLine } from './command-line.js'

const { folder, file, run } = useCommandLine()

beforeAll(() => {
  file('wrong.txt', 'Latency was reduced to 18 ms.\n')
  file('right.txt', 'Latency was 12.4 ms.\n')
  file('sources.json', '["Latency achieved was 12.4 ms."]')
})

describe('shapes of sources', () => {
  it.each([
    ['list.json', '["Latency achieved was 12.4 ms."]'],
    ['chunks.json', '[{"id": "S01", "text": "Latency achieved was 12.4 ms."}]'],
    ['numbered.json', '[{"id": 7, "text": "Latency achieved was 12.4 ms."}]'],
    ['sources-key.json', '{"sources": ["Latency achieved was 12.4 ms."]}'],
    ['documents-key.json', '{"documents": [{"text": "Latency achieved was 12.4 ms."}]}'],
    ['chunks-key.json', '{"chunks": [{"id": "a", "page_content": "Latency achieved was 12.4 ms."}]}'],
    ['lines.jsonl', '{"id": "a", "text": "Latency achieved was 12.4 ms."}\n\n"Another one."\n'],
    ['notes.md', '# Test\n\nLatency achieved was 12.4 ms.\n'],
    ['notes.txt', 'Latency achieved was 12.4 ms.\n'],
  ])('%s', async (name, content) => {
    const { code, stdout, stderr } = await run([
      'verify',
      'right.txt',
      '--sources',
      file(name, content),
      '--json',
    ])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ isValid: true, statusCounts: { VERIFIED: 1 } })
  })

  it('takes several files, in order', async () => {
    file('first.txt', 'Nothing to see here.')
    const { stdout } = await run(['verify', 'right.txt', '-s', 'first.txt', '-s', 'sources.json', '--json'])
    expect(JSON.parse(stdout).results[0].evidence.chunkIndex).toBe(1)
  })

  it.each([
    ['a list', '["Latency achieved was 12.4 ms."]'],
    ['an object', '{"sources": ["Latency achieved was 12.4 ms."]}'],
    ['plain text', 'Latency achieved was 12.4 ms.'],
    ['text that opens with a bracket', '[note] Latency achieved was 12.4 ms.'],
  ])('reads standard input: %s', async (_, input) => {
    const { stdout } = await run(['verify', 'right.txt', '--sources', '-', '--json'], { input })
    expect(JSON.parse(stdout).isValid).toBe(true)
  })

  it('reads the answer from standard input', async () => {
    const options = { input: 'Latency was 12.4 ms.' }
    const { stdout } = await run(['verify', '-', '--sources', 'sources.json', '--json'], options)
    expect(JSON.parse(stdout).isValid).toBe(true)
  })

  it('reads UTF-16 with a byte order mark', async () => {
    file('utf16.txt', Buffer.from('\ufeffLatency was 12.4 ms.', 'utf16le'))
    const { stdout } = await run(['verify', 'utf16.txt', '--sources', 'sources.json', '--json'])
    expect(JSON.parse(stdout).isValid).toBe(true)
  })
})

describe('exit codes', () => {
  it.each([
    ['right.txt', [], 0],
    ['wrong.txt', [], 0],
    ['right.txt', ['--fail-on-invalid'], 0],
    ['wrong.txt', ['--fail-on-invalid'], 1],
    ['wrong.txt', ['--fail-on-invalid', '--json'], 1],
  ] as const)('%s %j: %i', async (answer, flags, expected) => {
    expect((await run(['verify', answer, '--sources', 'sources.json', ...flags])).code).toBe(expected)
  })
})

describe('wrong use', () => {
  beforeAll(() => {
    file('broken.json', '{\n  "sources": ["a" "b"]\n}')
    file('number.json', '[{"id": "S01", "text": 5}]')
    file('object.json', '{"texts": ["a"]}')
    file('latin1.txt', Buffer.from([0x32, 0x35, 0x20, 0xb0, 0x43]))
  })

  it.each([
    [['verify', 'nowhere.txt', '-s', 'sources.json'], 'there is no file nowhere.txt', 'path of a file'],
    [['verify', 'right.txt', '-s', 'nowhere.json'], 'there is no file nowhere.json', 'path of a file'],
    [['verify', '.', '-s', 'sources.json'], '. is a folder', 'a file in it'],
    [['verify', 'right.txt', '-s', 'broken.json'], 'broken.json:2:19: not valid JSON', "expected ','"],
    [
      ['verify', 'right.txt', '-s', 'number.json'],
      'number.json[0] has no string under "text"',
      'Expected an array',
    ],
    [['verify', 'right.txt', '-s', 'object.json'], 'object.json is an object', 'under "sources"'],
    [['verify', 'latin1.txt', '-s', 'sources.json'], 'latin1.txt is not UTF-8', 'Save it as UTF-8'],
    [['verify', 'right.txt'], 'needs the sources', '--sources sources.json'],
    [['verify', '-', '-s', '-'], 'standard input can be read only once', 'files for the rest'],
    [['verify', 'right.txt', '--source', 'x'], "unknown option '--source'", 'Did you mean --sources'],
    [['verify'], "missing required argument 'answer'", 'verify --help'],
    [['verify', 'right.txt', '-s', 'sources.json', '--tolerance', '5%'], "'5%' is invalid", 'from 0 to 1'],
    [
      ['verify', 'right.txt', '-s', 'sources.json', '--citations', 'all'],
      "'all' is invalid",
      'use, require, ignore',
    ],
    [['verify', 'right.txt', '-s', 'sources.json', '--locale', 'xx'], 'locale', 'en'],
    [
      ['verify', 'right.txt', '-s', 'sources.json', '-o', 'no/such/folder'],
      'cannot write no/such/folder',
      'output',
    ],
    [['verfy'], "unknown command 'verfy'", 'Did you mean verify'],
    [[], 'Usage: quantguard', 'verify'],
  ])('%j', async (argumentList, problem, remedy) => {
    const { code, stdout, stderr } = await run(argumentList)
    expect(stderr).toContain(problem)
    expect(stderr).toContain(remedy)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})

describe('text for people', () => {
  it('marks the claims and says why', async () => {
    const { stdout } = await run(['verify', 'wrong.txt', '--sources', 'sources.json'])
    expect(stdout).toContain('Latency was reduced to «18 ms»✗1.')
    expect(stdout).toMatch(/^ {2}1 ✗ CONTRADICTED\s+18 ms: .*12\.4 ms.* \[1:1:\d+\]$/m)
    expect(stdout).toContain('1 claim: 1 contradicted. The answer is not valid.')
    expect(stdout).not.toContain('trace')
  })

  it('shows with --verbose how it was decided', async () => {
    const { stdout } = await run(['verify', 'wrong.txt', '--sources', 'sources.json', '--verbose'])
    expect(stdout).toMatch(/^ {6}trace: /m)
    expect(stdout).toMatch(/^ {6}candidate \d\.\d\d 12\.4 ms/m)
  })

  it('shows corrections, and writes them', async () => {
    const argumentList = [
      'verify',
      'wrong.txt',
      '--sources',
      'sources.json',
      '--correct',
      '-o',
      'corrected.txt',
    ]
    const { stdout } = await run(argumentList)
    expect(stdout).toContain('1 correction:\n    18 -> 12.4 [1]')
    expect(stdout.trimEnd().endsWith('Latency was reduced to 12.4 ms.')).toBe(true)
    expect(readFileSync(join(folder, 'corrected.txt'), 'utf8')).toBe('Latency was reduced to 12.4 ms.\n')
  })

  it('says when there was nothing to check', async () => {
    file('prose.txt', 'The new architecture is better.')
    const { stdout } = await run(['verify', 'prose.txt', '--sources', 'sources.json'])
    expect(stdout).toContain('No claims')
    expect(stdout).toContain('Not checked: 1 sentence')
  })

  it('has no colours in a pipe, and obeys no control characters of the answer', async () => {
    file('escape.txt', 'Latency was \u001b[31m18 ms\u001b[0m.')
    const options = { environment: { CI: 'true', FORCE_COLOR: '1' } }
    const { stdout } = await run(['verify', 'escape.txt', '--sources', 'sources.json'], options)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toContain('\\u{1b}')
  })
})

describe('--json', () => {
  it('is the result and nothing else', async () => {
    const { stdout } = await run(['verify', 'wrong.txt', '--sources', 'sources.json', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      isValid: false,
      patchedText: 'Latency was reduced to 12.4 ms.\n',
      results: [{ text: '18 ms', status: 'CONTRADICTED', evidence: { chunkId: '1', text: '12.4 ms' } }],
    })
  })

  it('passes question, retrieved ids and citation mode on', async () => {
    file(
      'cited.json',
      '[{"id": "S01", "text": "Latency was 12.4 ms."}, {"id": "S02", "text": "Power was 3 W."}]',
    )
    file('cited.txt', 'Latency was 12.4 ms [S01].')
    const flags = [
      '--citations',
      'require',
      '--retrieved',
      'S02',
      '--question',
      'What is the latency?',
      '--json',
    ]
    const { stdout } = await run(['verify', 'cited.txt', '--sources', 'cited.json', ...flags])
    expect(JSON.parse(stdout).results[0]).toMatchObject({
      status: 'UNSUPPORTED',
      reason: 'citation_not_retrieved',
    })
  })
})
