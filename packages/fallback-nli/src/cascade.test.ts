import { describe, expect, it, vi } from 'vitest'
import { createCascade, type FallbackVerdict, type Judge } from './index.js'

const claim = (text: string) => ({ text, start: 0, end: text.length })
const says = (status: FallbackVerdict['status'], confidence: number): FallbackVerdict => ({
  status,
  confidence,
  explanation: '',
})

describe('createCascade', () => {
  it('asks the next judge only where the one before was not sure', async () => {
    const cheap = vi.fn<Judge>(({ text }) => (text === 'easy' ? says('VERIFIED', 0.6) : null))
    const dear = vi.fn<Judge>(() => says('CONTRADICTED', 0.9))
    const verdicts = await createCascade([cheap, dear]).judgeAll?.([claim('easy'), claim('hard')], [], {})
    expect(verdicts?.map((verdict) => verdict?.status)).toEqual(['VERIFIED', 'CONTRADICTED'])
    expect(dear.mock.calls.map(([{ text }]) => text)).toEqual(['hard'])
  })

  it.each([
    [[says('VERIFIED', 0.4), says('CONTRADICTED', 0.3)], 'VERIFIED'],
    [[says('VERIFIED', 0.4), null], 'VERIFIED'],
    [[says('VERIFIED', 0.4), says('NOT_APPLICABLE', 1)], 'VERIFIED'],
    [[null, says('CONTRADICTED', 0.1)], 'CONTRADICTED'],
    [[null, null], undefined],
  ])('of %j the surest stands: %s', async (verdicts, status) => {
    const cascade = createCascade(verdicts.map((verdict) => () => verdict))
    expect((await cascade.judge(claim('it'), [], {}))?.status).toBe(status)
  })

  it('asks a model that takes all sentences once', async () => {
    const judgeAll = vi.fn(async (claims: readonly unknown[]) => claims.map(() => says('VERIFIED', 1)))
    await createCascade([() => null, { judge: () => null, judgeAll }]).judgeAll?.(
      [claim('a'), claim('b')],
      [],
      {},
    )
    expect(judgeAll).toHaveBeenCalledTimes(1)
  })

  it.each([
    [[], {}],
    [[() => null], { minConfidence: 2 }],
  ])('refuses %j, %j', (handlers, options) => {
    expect(() => createCascade(handlers as never, options)).toThrow(TypeError)
  })
})
