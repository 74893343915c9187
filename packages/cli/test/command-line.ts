// Builds the program once for a test file and runs it as a shell would: real files, real pipes, real exit codes.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const packageFolder = join(import.meta.dirname, '..')
/** Inside the package, so that the built program finds its dependencies; each test process has its own. */
const buildFolder = join(packageFolder, 'node_modules', '.cache', `command-line-${process.pid}`)

export const programPath = join(buildFolder, 'main.js')

export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly input?: string | Uint8Array
  readonly environment?: Readonly<Record<string, string>>
}

/** A folder for the files of a test, and the program to run in it. */
export interface Workplace {
  readonly folder: string
  file(name: string, content: string | Uint8Array): string
  run(argumentList: readonly string[], options?: RunOptions): Promise<Run>
}

/** Builds from the sources of all packages, so that the tests need no build before them. */
async function buildProgram(): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: [join(packageFolder, 'src', 'main.ts')],
    outDir: buildFolder,
    format: ['esm'],
    target: 'es2022',
    external: Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@quantguard/')),
    noExternal: [/^@quantguard\//],
    esbuildOptions: (options) => {
      options.conditions = ['@quantguard/source']
    },
  })
}

function spawnProgram(
  folder: string,
  argumentList: readonly string[],
  { input = '', environment = {} }: RunOptions,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programPath, ...argumentList], {
      cwd: folder,
      env: { ...process.env, ...environment },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
    child.stdin.on('error', () => {}) // a program that refuses its arguments never reads its input
    child.stdin.end(input)
  })
}

/** Call once at the top of a test file. */
export function useCommandLine(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), 'quantguard-'))
  beforeAll(buildProgram, 60_000)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(buildFolder, { recursive: true, force: true })
  })
  return {
    folder,
    file: (name, content) => {
      writeFileSync(join(folder, name), content)
      return name
    },
    run: (argumentList, options = {}) => spawnProgram(folder, argumentList, options),
  }
}

/** The lines of JSON Lines output, parsed. */
export function rowsOf(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
