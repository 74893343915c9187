// Runs examples as a reader would: in a shell, with `quantguard` on the path.
import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { delimiter } from 'node:path'
import { programPath, type Workplace } from './command-line.js'

/** Puts a `quantguard` into the workplace that starts the program under test. */
export function installCommand({ file, folder }: Workplace): void {
  file('quantguard', `#!/bin/sh\nexec "${process.execPath}" "${programPath}" "$@"\n`)
  chmodSync(`${folder}/quantguard`, 0o755)
}

/** What the commands print; throws when one of them fails. */
export function runInShell(script: string, { folder }: Workplace): string {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  return execFileSync('sh', ['-ec', script], { cwd: folder, env, encoding: 'utf8' })
}
