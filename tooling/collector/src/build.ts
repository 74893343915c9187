// Builds the collector with its official builder. The program stays in `dist` and is built once.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../dist/otelcol', import.meta.url))
const BUILDER = 'go.opentelemetry.io/collector/cmd/builder@v0.165.0'
// `mod=mod` lets the build fetch what it needs; there is no version control to stamp the program with.
const ENVIRONMENT = { ...process.env, GOFLAGS: '-mod=mod -buildvcs=false' }

/** Why the collector cannot be built here, or `undefined` where it can. */
export async function reasonToSkip(): Promise<string | undefined> {
  if (existsSync(PROGRAM)) return undefined
  return run('go', ['version']).then(
    () => undefined,
    () => 'SKIPPED: the collector is built from its Go modules, and there is no `go` on this machine',
  )
}

/** @returns the path of the program. */
export async function buildCollector(): Promise<string> {
  if (existsSync(PROGRAM)) return PROGRAM
  const generate = ['run', BUILDER, '--skip-compilation', '--config', 'builder.yaml']
  // Its last step, `go mod tidy`, also wants the modules that only the tests of a module need, and not every proxy
  // has those. What the collector itself needs is fetched, and checked, by the build.
  await run('go', generate, { cwd: ROOT, env: ENVIRONMENT }).catch((error: Error) => {
    if (!existsSync(`${DIST}/go.mod`)) throw error
  })
  const build = ['build', '-trimpath', '-ldflags=-s -w', '-o', PROGRAM, '.']
  await run('go', build, { cwd: DIST, env: ENVIRONMENT, maxBuffer: 2 ** 26 })
  return PROGRAM
}
