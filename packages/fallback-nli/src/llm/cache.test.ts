import { expect, it, vi } from 'vitest'
import { createCache } from './cache.js'

it('drops the least recently used entry first', async () => {
  const make = vi.fn(async () => 1)
  const cache = createCache<number>(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache(key, make)
  expect(make).toHaveBeenCalledTimes(4)
})

it('remembers nothing at size 0', async () => {
  const make = vi.fn(async () => 1)
  const cache = createCache<number>(0)
  await cache('a', make)
  await cache('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
