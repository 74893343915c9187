// A running collector: OTLP over HTTP in, one file a signal out.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Signal = 'traces' | 'metrics' | 'logs'

const SIGNALS: readonly Signal[] = ['traces', 'metrics', 'logs']
const START_SECONDS = 20

export interface Collector {
  /** Base address of its OTLP receiver. */
  readonly url: string
  /** Ends it, which writes out what it still holds. */
  stop(): Promise<void>
  /** What was written for one signal, one batch an entry. */
  read(signal: Signal): Promise<unknown[]>
}

export async function startCollector(program: string): Promise<Collector> {
  const folder = await mkdtemp(join(tmpdir(), 'quantguard-collector-'))
  const port = await freePort()
  const config = join(folder, 'config.yaml')
  await writeFile(config, configOf(port, folder))
  const child = spawn(program, ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (part: Buffer) => {
    log += part.toString()
  })
  await listening(port, child, () => log)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => end(child),
    async read(signal) {
      const text = await readFile(join(folder, `${signal}.json`), 'utf8')
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as unknown)
    },
  }
}

function configOf(port: number, folder: string): string {
  const exporters = SIGNALS.map((signal) => `  file/${signal}:\n    path: ${join(folder, `${signal}.json`)}`)
  const pipelines = SIGNALS.map(
    (signal) => `    ${signal}:\n      receivers: [otlp]\n      exporters: [file/${signal}]`,
  )
  return `receivers:
  otlp:
    protocols:
      http:
        endpoint: 127.0.0.1:${port}
exporters:
${exporters.join('\n')}
service:
  telemetry:
    metrics:
      level: none
  pipelines:
${pipelines.join('\n')}
`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listening(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < START_SECONDS * 10; attempt++) {
    if (child.exitCode !== null) throw new Error(`The collector ended at once:\n${log()}`)
    if (await accepts(port)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await end(child)
  throw new Error(`The collector did not listen within ${START_SECONDS} s:\n${log()}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
