import { QuantitativeGuard } from '@quantguard/core'
import { expect, it } from 'vitest'
import { rememberSources } from './source-memory.js'

it('reads the same sources once, and other sources anew', () => {
  const indexOf = rememberSources(new QuantitativeGuard())
  const first = indexOf(['It took 5 ms.'])
  expect(indexOf(['It took 5 ms.'])).toBe(first)
  const second = indexOf([{ id: 'a', text: 'It took 5 ms.' }])
  expect(second).not.toBe(first)
  expect(indexOf(['It took 6 ms.']).verify('It took 6 ms.').isValid).toBe(true)
  expect(indexOf(['It took 5 ms.']).verify('It took 6 ms.').isValid).toBe(false)
})
