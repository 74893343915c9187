// The three questions that are asked of a package as a user has it: what publint says of its tarball, what a
// compiler says of code that uses it, and what Node says when it runs.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { ROOT } from '../checks/tree.js'

export async function publintFaults(tarball: string, manifest: object): Promise<string[]> {
  const file = readFileSync(tarball)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true })
  return messages.map((message) => formatMessage(message, { ...manifest }, { color: false }) ?? message.code)
}

export interface Run {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export function node(folder: string, ...args: string[]): Run {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

/** TypeScript's output for one file of a folder; empty when the file compiles. */
export function compile(
  folder: string,
  file: string,
  options: Readonly<Record<string, unknown>>,
  compiler: 'typescript' | 'typescript-native' = 'typescript',
): string {
  const config = join(folder, `tsconfig.${file}.json`)
  const compilerOptions = { target: 'es2022', strict: true, noEmit: true, types: [], ...options }
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }))
  return node(folder, join(ROOT, 'node_modules', compiler, 'bin/tsc'), '--project', config).stdout
}
