import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as transformers from '@huggingface/transformers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeTinyNli } from '../../test/tiny-nli.js'
import { createNliFallback, type NliFallback, type TransformersModule } from '../index.js'

const CHUNKS = [
  'The pump is reliable. The valve is closed.',
  'The hall is not warm. Staff are trained.',
  'The design is new. The new design is not dry.',
].map((text, index) => ({ id: `S${index + 1}`, text, index }))
const claim = (text: string) => ({ text, start: 0, end: text.length })

let folder: string
let fallback: NliFallback
const folders: string[] = []

beforeAll(async () => {
  folder = await writeTinyNli()
  folders.push(folder)
  fallback = createNliFallback({ model: folder })
})
afterAll(async () => {
  await fallback.dispose()
  for (const one of folders) await rm(one, { recursive: true })
})

describe('createNliFallback with a model in a folder', () => {
  it.each([
    ['The pump is reliable.', 'VERIFIED', 'S1'],
    ['The pump is not reliable.', 'CONTRADICTED', 'S1'],
    ['The hall is warm.', 'CONTRADICTED', 'S2'],
    ['The staff improves the filler.', 'UNSUPPORTED', undefined],
  ])('%s is %s', async (text, status, chunkId) => {
    const verdict = await fallback.judge(claim(text), CHUNKS, {})
    expect(verdict).toMatchObject({ status, confidence: expect.any(Number) })
    expect(verdict?.evidence?.chunkId).toBe(chunkId)
  })

  it('judges many sentences in few batches, with the verdicts of each alone', async () => {
    const claims = ['The pump is reliable.', 'The hall is warm.', 'The valve is not closed.'].map(claim)
    const small = createNliFallback({ model: folder, batchSize: 2 })
    const alone = await Promise.all(claims.map((one) => small.judge(one, CHUNKS, {})))
    const together = await fallback.judgeAll?.(claims, CHUNKS, {})
    expect(together?.map((verdict) => verdict?.status)).toEqual(alone.map((verdict) => verdict?.status))
    expect(together?.map((verdict) => verdict?.status)).toEqual(['VERIFIED', 'CONTRADICTED', 'CONTRADICTED'])
    await small.dispose()
  })

  it('calls it ambiguous when one source entails and another contradicts', async () => {
    const chunks = [...CHUNKS, { id: 'S4', text: 'The pump is not reliable.', index: 3 }]
    expect((await fallback.judge(claim('The pump is reliable.'), chunks, {}))?.status).toBe('AMBIGUOUS')
  })

  it('gives no verdict without sources', async () => {
    expect(await fallback.judge(claim('The pump is reliable.'), [], {})).toBeNull()
  })

  it('loads once for all calls', async () => {
    const from_pretrained = vi.fn(transformers.AutoTokenizer.from_pretrained.bind(transformers.AutoTokenizer))
    const library = { ...transformers, AutoTokenizer: { from_pretrained } } as unknown as TransformersModule
    const own = createNliFallback({ model: folder, transformers: library })
    await Promise.all([own.load(), own.judge(claim('The pump is dry.'), CHUNKS, {}), own.load()])
    expect(from_pretrained).toHaveBeenCalledTimes(1)
    await own.dispose()
  })

  it('stops at an abort', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(fallback.judge(claim('The pump is dry.'), CHUNKS, { signal })).rejects.toThrow('enough')
  })
})

describe('a pair that is too long', () => {
  it('loses the end of the premise, never the hypothesis', async () => {
    const short = await writeTinyNli({ maxLength: 16 })
    folders.push(short)
    const tight = createNliFallback({ model: short })
    const chunks = [{ id: 'S1', text: `The pump is reliable ${'filler '.repeat(60)}.`, index: 0 }]
    expect((await tight.judge(claim('The pump is not reliable.'), chunks, {}))?.status).toBe('CONTRADICTED')
    expect(await tight.judge(claim('The pump is reliable and '.repeat(8)), chunks, {})).toBeNull()
    await tight.dispose()
  })
})

describe('the labels of a model', () => {
  it('are read from its config in any order and spelling', async () => {
    const turned = await writeTinyNli({ id2label: { 0: 'CONTRADICTION', 1: 'Entailment', 2: 'NEUTRAL' } })
    folders.push(turned)
    const own = createNliFallback({ model: turned })
    expect((await own.judge(claim('The pump is reliable.'), CHUNKS, {}))?.status).toBe('VERIFIED')
    await own.dispose()
  })

  it('have to be given where the config does not name them', async () => {
    const nameless = await writeTinyNli({ id2label: { 0: 'LABEL_0', 1: 'LABEL_1', 2: 'LABEL_2' } })
    folders.push(nameless)
    const own = createNliFallback({ model: nameless })
    await expect(own.load()).rejects.toThrow("labels: the model's labels (LABEL_0, LABEL_1, LABEL_2)")
    const told = createNliFallback({
      model: nameless,
      labels: { contradiction: 0, entailment: 1, neutral: 2 },
    })
    expect((await told.judge(claim('The pump is not reliable.'), CHUNKS, {}))?.status).toBe('CONTRADICTED')
    await told.dispose()
  })
})

describe('a model that is not there', () => {
  it('is said in plain words', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'no-nli-'))
    folders.push(empty)
    await expect(createNliFallback({ model: empty }).load()).rejects.toThrow(
      /holds no model: config\.json, tokenizer\.json, tokenizer_config\.json, onnx\/\*\.onnx missing/,
    )
    await expect(createNliFallback({ model: './nowhere' }).load()).rejects.toThrow('./nowhere holds no model')
  })

  it('does not spoil the next attempt', async () => {
    let calls = 0
    const library = {
      ...transformers,
      AutoTokenizer: {
        from_pretrained: (...given: Parameters<typeof transformers.AutoTokenizer.from_pretrained>) => {
          if (calls++ === 0) return Promise.reject(new Error('disk busy'))
          return transformers.AutoTokenizer.from_pretrained(...given)
        },
      },
    } as unknown as TransformersModule
    const own = createNliFallback({ model: folder, transformers: library })
    await expect(own.load()).rejects.toThrow(`model: ${folder} could not be loaded: disk busy`)
    await own.load()
    await own.dispose()
  })

  it('is not looked for on the network when it must not be', async () => {
    const own = createNliFallback({ model: 'owner/name', localOnly: true })
    await expect(own.load()).rejects.toThrow('model: owner/name could not be loaded')
  })
})

describe('wrong options', () => {
  it.each([
    [{}, 'model'],
    [{ model: 'a/b', maxPremises: 0 }, 'maxPremises'],
    [{ model: 'a/b', batchSize: 1.5 }, 'batchSize'],
    [{ model: 'a/b', concurrency: -1 }, 'concurrency'],
    [{ model: 'a/b', thresholds: { entailment: 2 } }, 'thresholds.entailment'],
  ])('%j throws and names %s', (options, name) => {
    expect(() => createNliFallback(options as never)).toThrow(name)
  })
})
