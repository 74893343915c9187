// Lets a few tasks run at a time; the others wait in line.

/** Runs a task when there is room. A task whose signal aborts while it waits never starts. */
export type Queue = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createQueue(concurrency: number): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        running++
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      if (running < concurrency) return start()
      waiting.push(start)
      signal?.addEventListener('abort', leave, { once: true })
    })

  return async (task, signal) => {
    signal?.throwIfAborted()
    await enter(signal)
    try {
      return await task()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
