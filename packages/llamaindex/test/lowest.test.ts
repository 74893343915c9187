// The same tests on the lowest supported version of the framework, which stands in for the newest.
import * as framework from 'llamaindex'
import * as lowest from 'llamaindex-lowest'
import { expect, it, vi } from 'vitest'

vi.mock('llamaindex', () => import('llamaindex-lowest'))

it('runs on the lowest version', () => {
  expect(framework.EngineResponse).toBe(lowest.EngineResponse)
})

await import('../src/engine.test.js')
await import('../src/evaluator.test.js')
await import('../src/verify-response.test.js')
