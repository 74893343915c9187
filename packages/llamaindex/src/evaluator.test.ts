import { QuantitativeGuard } from '@quantguard/core'
import * as llamaindex from 'llamaindex'
import { expect, expectTypeOf, it } from 'vitest'
import { engineKit, QUESTION, SOURCE, WRONG } from '../test/framework.js'
import { QuantGuardEvaluator } from './index.js'

const guard = new QuantitativeGuard()
const evaluator = new QuantGuardEvaluator(guard)
const { queryEngine } = engineKit(llamaindex)

it('is one of the framework', () => {
  type Evaluate = llamaindex.FaithfulnessEvaluator['evaluate']
  type EvaluateResponse = llamaindex.FaithfulnessEvaluator['evaluateResponse']
  expectTypeOf(evaluator.evaluate).toExtend<Evaluate>()
  expectTypeOf(evaluator.evaluateResponse).toExtend<EvaluateResponse>()
})

it.each([
  ['It took 12.4 ms and 7 kg.', 0.5, false],
  ['It took 12.4 ms.', 1, true],
  ['Hello.', 1, true],
])('evaluate %s: score %d, passing %s', async (response, score, passing) => {
  const contexts = ['It took 12.4 ms.']
  const evaluation = await evaluator.evaluate({ query: QUESTION, response, contexts })
  const meta = guard.verify(response, contexts, { question: QUESTION })
  expect(evaluation).toMatchObject({ query: QUESTION, response, contexts, score, passing, meta })
})

it('feedback has a line for each claim', async () => {
  const { feedback } = await evaluator.evaluate({
    query: QUESTION,
    response: 'It took 12.4 ms and 7 kg.',
    contexts: ['It took 12.4 ms.'],
  })
  expect(feedback.split('\n').map((line) => line.split(':')[0])).toEqual([
    '12.4 ms (VERIFIED)',
    '7 kg (UNSUPPORTED)',
  ])
  expect((await evaluator.evaluate({ query: QUESTION, response: 'Hello.' })).feedback).toBe(
    'No claims to check.',
  )
})

it('evaluateResponse takes evidence from the nodes, without their metadata', async () => {
  const response = await queryEngine(WRONG).query({ query: QUESTION })
  const evaluation = await evaluator.evaluateResponse({ query: QUESTION, response })
  expect(evaluation).toMatchObject({ response: WRONG, contexts: [SOURCE], score: 0, passing: false })
})
