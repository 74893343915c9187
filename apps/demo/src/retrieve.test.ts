import { describe, expect, it } from 'vitest'
import { chunk, lineOf } from './chunk.js'
import { compose } from './compose.js'
import { loadDocuments } from './documents.js'
import { plantError, unmark } from './plant.js'
import { QUESTIONS } from './questions.js'
import { createRetriever } from './retrieve.js'

const chunks = (await loadDocuments()).flatMap((document) => chunk(document))
const retriever = createRetriever(chunks)

describe('chunk', () => {
  it('keeps every line of text once, with its place', () => {
    for (const one of chunks) {
      const lines = one.document.text.split('\n')
      const body = one.text.slice(one.bodyStart)
      expect(
        lines
          .slice(one.firstLine - 1)
          .join('\n')
          .startsWith(body.trimEnd()),
      ).toBe(true)
      expect(lineOf(one, one.bodyStart)).toBe(one.firstLine)
    }
  })

  it('says what it stands under', () => {
    const fees = chunks.find(({ text }) => text.includes('EUR 190 per night'))
    expect(fees?.path).toEqual(['Travel policy of Halden Engineering, edition 2026', 'Clause 3 Hotels'])
  })
})

describe('retrieve', () => {
  it.each([
    ['How loud is the Korvik H7-9?', 'heat-pump-handbook', '2.1 Models'],
    ['What does fault code E23 mean?', 'heat-pump-handbook', '5 Fault codes'],
    ['Where is the emergency procedure described?', 'relay-service-specification', '5 Support'],
    ['How is Velomerin stored?', 'medicine-leaflet', '5 How to store Velomerin'],
    ['Operating result of Nordhavn in Q3 2025', 'quarterly-report', 'Cost and result'],
  ])('%s finds %s, %s', (question, document, section) => {
    const found = retriever.retrieve(question).map(({ document, path }) => [document.id, path.at(-1)])
    expect(found).toContainEqual([document, section])
  })

  it.each(QUESTIONS)('gives chunks for "$question"', ({ question }) => {
    expect(retriever.retrieve(question).length).toBeGreaterThan(2)
  })

  it('finds nothing for words that no document holds', () => {
    expect(retriever.retrieve('zebra crossing')).toEqual([])
  })
})

describe('compose', () => {
  it('answers with sentences of the chunks', () => {
    const question = 'How long is the warranty on the compressor of the heat pump?'
    expect(compose(question, retriever.retrieve(question))).toContain(
      'The warranty is 5 years on the compressor',
    )
  })
})

describe('planted errors', () => {
  it('are cut out of their braces', () => {
    const { answer, planted } = unmark('It took {{9 ms}}, then {{2 s}}.')
    expect(answer).toBe('It took 9 ms, then 2 s.')
    expect(planted.map(({ start, end }) => answer.slice(start, end))).toEqual(['9 ms', '2 s'])
  })

  it.each([
    ['from 5 to 7 years', 'from 5 to 14 years'],
    ['EUR 0.38 a kilometre', 'EUR 0.76 a kilometre'],
    ['in 7 days on the H7-9', 'in 14 days on the H7-9'],
    ['no number', 'no number'],
  ])('%s becomes %s', (text, spoiled) => {
    expect(plantError(text)).toBe(spoiled)
  })
})
