import { later } from '@quantguard/conformance'
import { QuantitativeGuard } from '@quantguard/core'
import * as llamaindex from 'llamaindex'
import { EngineResponse } from 'llamaindex'
import { describe, expect, it } from 'vitest'
import { engineKit, RIGHT, SOURCE, WRONG } from '../test/framework.js'
import { type ResponseLike, verifyResponse } from './index.js'

const guard = new QuantitativeGuard()
const { nodesOf } = engineKit(llamaindex)
const sourceNodes = [{ node: { id_: '1', text: SOURCE } }]
const valid = guard.verify(RIGHT, [SOURCE])

describe('reads', () => {
  it.each<[string, ResponseLike]>([
    ['an EngineResponse', EngineResponse.fromResponse(RIGHT, false, nodesOf([SOURCE]))],
    [
      'a message of parts',
      {
        message: {
          content: [
            { type: 'text', text: 'Latency was ' },
            { type: 'image_url' },
            { type: 'text', text: '12.4 ms.' },
          ],
        },
        sourceNodes,
      },
    ],
    [
      'a response after JSON',
      JSON.parse(JSON.stringify(EngineResponse.fromResponse(RIGHT, false, nodesOf([SOURCE])))),
    ],
    ['a plain response', { response: RIGHT, sourceNodes }],
    [
      'nodes without text and absent nodes',
      { response: RIGHT, sourceNodes: [{ node: null }, { node: { text: null } }, ...sourceNodes] },
    ],
    [
      'nodes of other kinds',
      {
        response: RIGHT,
        sourceNodes: [{ node: { id_: '1', getContent: (mode: string) => (mode === 'NONE' ? SOURCE : '') } }],
      },
    ],
  ])('%s', (_, response) => {
    expect(verifyResponse(guard, response)).toEqual(valid)
  })

  it('a text, with sources', () => {
    expect(verifyResponse(guard, RIGHT, { sources: [SOURCE] })).toEqual(valid)
    expect(verifyResponse(guard, RIGHT, { sources: nodesOf([SOURCE]) })).toEqual(valid)
    expect(verifyResponse(guard, RIGHT, { sources: nodesOf([SOURCE]).map(({ node }) => node) })).toEqual(
      valid,
    )
  })

  it('a response without nodes: its claims are unsupported', () => {
    expect(verifyResponse(guard, { response: RIGHT }).statusCounts.UNSUPPORTED).toBe(1)
    expect(verifyResponse(guard, { response: RIGHT, sourceNodes: null }).isValid).toBe(false)
  })
})

it('gives a promise where the guard does', async () => {
  const promise = verifyResponse(later(guard), { response: WRONG, sourceNodes })
  expect(promise).toBeInstanceOf(Promise)
  expect((await promise).isValid).toBe(false)
})

it('hands on what verify takes', () => {
  const response = { response: 'It took 7 kg.', sourceNodes: [{ node: { id_: 'a', text: 'It took 7 kg.' } }] }
  const { results } = verifyResponse(guard, response, { verifyOptions: { citations: 'require' } })
  expect(results[0]!.reason).toBe('missing_citation')
})

it.each([
  [{ answer: RIGHT }, /Keys seen: answer/],
  [{}, /\(none\)/],
  [{ response: { text: RIGHT } }, /Keys seen: response/],
])('throws on %j and lists the keys', (response, message) => {
  expect(() => verifyResponse(guard, response as ResponseLike)).toThrow(message)
})
