// The tests of the middleware on the lowest supported version of `langchain`.
import * as framework from 'langchain'
import * as lowest from 'langchain-lowest'
import { expect, it, vi } from 'vitest'

vi.mock('langchain', () => import('langchain-lowest'))

it('runs on the lowest version', () => {
  expect(framework.createAgent).toBe(lowest.createAgent)
})

await import('../src/middleware.test.js')
