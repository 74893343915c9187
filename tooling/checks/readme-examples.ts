// The examples of a README: which blocks of it run, and what it says that they print.
//
//     ```ts run
//     console.log(1 + 1) // 2
//     for (const word of ['a', 'b']) console.log(word)
//     // a
//     // b
//     ```
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { ROOT, type Tree } from './tree.js'

export interface Example {
  /** `packages/core/README.md:13`, the line where the block opens. */
  readonly place: string
  readonly readme: string
  readonly line: number
  readonly code: string
  /** The lines that it prints, as its comments say. */
  readonly expected: readonly string[]
}

export function examplesOf(tree: Tree): Example[] {
  return tree.paths
    .filter((path) => /^(README|CONTRIBUTING|(packages|apps)\/[^/]+\/README)\.md$/.test(path))
    .flatMap((readme) => {
      const text = tree.read(readme)
      return [...text.matchAll(/^```ts run\n([\s\S]*?)^```$/gm)].map((match) => {
        const line = text.slice(0, match.index).split('\n').length
        const code = match[1] ?? ''
        return { place: `${readme}:${line}`, readme, line, code, expected: expectedOf(code) }
      })
    })
}

/** The comment behind a `console.log(...)`, or the comments that fill the lines right below it. */
function expectedOf(code: string): string[] {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022)
  const expected: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && /^console\.log\(/.test(node.getText(file))) {
      const [same = '', ...below] = code.slice(node.end).split('\n')
      const behind = /^\s*\/\/ ?(.*)$/.exec(same)
      if (behind !== null) expected.push(behind[1] ?? '')
      for (const line of below) {
        const whole = /^\s*\/\/ ?(.*)$/.exec(line)
        if (whole === null) break
        expected.push(whole[1] ?? '')
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return expected
}

/** Where an example stands while it is checked: in its package, so that it imports what the package may. */
export function fileOf({ readme, line }: Example): string {
  const folder = dirname(readme) === '.' ? 'tooling' : dirname(readme)
  return join(ROOT, folder, '.readme', `line-${line}.ts`)
}

/** Writes each example to its file, at the lines where it stands in its README, so that a fault names that line. */
export function writeExamples(examples: readonly Example[]): void {
  for (const example of examples) {
    mkdirSync(dirname(fileOf(example)), { recursive: true })
    writeFileSync(fileOf(example), '\n'.repeat(example.line) + example.code)
  }
}

/** What the compiler says of examples that were written, with the README in place of the file. */
export function typeFaults(examples: readonly Example[], name = 'tsconfig'): string[] {
  const config = join(ROOT, 'tooling/.readme', `${name}.json`)
  mkdirSync(dirname(config), { recursive: true })
  const files = examples.map((example) => relative(dirname(config), fileOf(example)))
  writeFileSync(config, JSON.stringify({ extends: '../presets/tsconfig.node.json', include: [], files }))
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc')
  const run = spawnSync(process.execPath, [compiler, '--noEmit', '--project', config], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (run.status === 0) return []
  let output = run.stdout + run.stderr
  for (const example of examples) {
    output = output.replaceAll(relative(ROOT, fileOf(example)).replaceAll('\\', '/'), example.readme)
  }
  // Faults in the sources behind an example belong to the type-check of their package.
  const readmes = examples.map((example) => `${example.readme}(`)
  return output.split('\n').filter((line) => readmes.some((readme) => line.startsWith(readme)))
}

/** Null when the example prints what its comments say. */
export function outputFault(example: Example, printed: readonly string[]): string | null {
  const length = Math.max(printed.length, example.expected.length)
  for (let index = 0; index < length; index++) {
    if (printed[index] === example.expected[index]) continue
    const [is, said] = [printed[index], example.expected[index]].map((line) =>
      line === undefined ? 'nothing more' : `'${line}'`,
    )
    return `${example.place} prints ${is} where its comments say ${said}`
  }
  return null
}
