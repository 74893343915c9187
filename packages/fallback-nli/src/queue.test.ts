import { expect, it } from 'vitest'
import { createQueue } from './queue.js'

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

it('runs no more tasks at a time than it may, in order', async () => {
  const queue = createQueue(2)
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [1, 2, 3, 4, 5].map((name) =>
      queue(async () => {
        started.push(name)
        most = Math.max(most, ++running)
        await pause()
        running--
      }),
    ),
  )
  expect([most, started]).toEqual([2, [1, 2, 3, 4, 5]])
})

it('goes on after a task that fails', async () => {
  const queue = createQueue(1)
  const failing = queue(() => Promise.reject(new Error('no')))
  const next = queue(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('lets a waiting task leave at an abort', async () => {
  const queue = createQueue(1)
  const controller = new AbortController()
  const first = queue(pause)
  const left = queue(async () => 'never', controller.signal)
  const last = queue(async () => 'last')
  controller.abort(new Error('enough'))
  await expect(left).rejects.toThrow('enough')
  await first
  expect(await last).toBe('last')
})
