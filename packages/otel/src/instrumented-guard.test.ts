import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api'
import { TinyAsyncGuard, TinyGuard } from '@quantguard/conformance'
import { QuantitativeGuard } from '@quantguard/core'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryTelemetry, unregister } from '../test/telemetry.js'
import { InstrumentedGuard } from './instrumented-guard.js'

const ANSWER = 'Latency was 12.4 ms, load 18 s, and 7 kg fell.'
const SOURCES = ['Latency achieved was 12.4 ms; load took 20 s.']

afterEach(unregister)

describe.each([
  ['sync', () => new TinyGuard()],
  ['async', () => new TinyAsyncGuard()],
])('%s guard', (_, createGuard) => {
  it('returns what the guard returns', async () => {
    const expected = await createGuard().verify(ANSWER, SOURCES)
    expect(await new InstrumentedGuard(createGuard()).verify(ANSWER, SOURCES)).toEqual(expected)
  })

  it('makes one span quantguard.verify with counts by status and no text', async () => {
    const telemetry = new MemoryTelemetry().register()
    await new InstrumentedGuard(createGuard()).verify(ANSWER, SOURCES)
    expect(telemetry.spans).toHaveLength(1)
    const span = telemetry.spans[0]!
    expect(span.name).toBe('quantguard.verify')
    expect(span.status.code).toBe(SpanStatusCode.UNSET)
    expect(span.attributes).toEqual({
      'quantguard.source.count': 1,
      'quantguard.claim.count': 3,
      'quantguard.claim.count.verified': 1,
      'quantguard.claim.count.approximate': 0,
      'quantguard.claim.count.contradicted': 1,
      'quantguard.claim.count.unsupported': 1,
      'quantguard.claim.count.ambiguous': 0,
      'quantguard.claim.count.not_applicable': 0,
      'quantguard.valid': false,
      'quantguard.needs_review': false,
      'quantguard.sentence.unread': 0,
    })
    expect(JSON.stringify([span.attributes, span.events])).not.toContain('12.4')
  })

  it('adds an event for each contradicted and unsupported claim, and none for a verified one', async () => {
    const telemetry = new MemoryTelemetry().register()
    await new InstrumentedGuard(createGuard(), { evaluation: 'off' }).verify(ANSWER, SOURCES)
    expect(telemetry.spans[0]!.events.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['quantguard.claim', event('CONTRADICTED', 'different_value', '18 s')],
      ['quantguard.claim', event('UNSUPPORTED', 'no_evidence', '7 kg')],
    ])
  })

  it('counts claims by status and verifications by outcome, and records seconds', async () => {
    const telemetry = new MemoryTelemetry().register()
    const guard = new InstrumentedGuard(createGuard())
    await guard.verify(ANSWER, SOURCES)
    await guard.verify('Latency was 12.4 ms.', SOURCES)
    await guard.verify('Hello.', SOURCES)
    expect(await telemetry.points('quantguard.claims.verified')).toEqual([
      { attributes: { 'quantguard.claim.status': 'VERIFIED' }, value: 2 },
      { attributes: { 'quantguard.claim.status': 'CONTRADICTED' }, value: 1 },
      { attributes: { 'quantguard.claim.status': 'UNSUPPORTED' }, value: 1 },
    ])
    expect(await telemetry.points('quantguard.verifications')).toEqual([
      { attributes: { 'quantguard.outcome': 'fail' }, value: 1 },
      { attributes: { 'quantguard.outcome': 'pass' }, value: 1 },
      { attributes: { 'quantguard.outcome': 'not_applicable' }, value: 1 },
    ])
    const durations = await telemetry.points('quantguard.verify.duration')
    expect(durations).toHaveLength(3)
    for (const { value } of durations) expect(value).toMatchObject({ count: 1, min: expect.any(Number) })
  })
})

function event(status: string, reason: string, text: string): Attributes {
  const start = ANSWER.indexOf(text)
  return {
    'quantguard.claim.status': status,
    'quantguard.claim.reason': reason,
    'quantguard.claim.kind': 'measurement',
    'quantguard.claim.start': start,
    'quantguard.claim.end': start + text.length,
  }
}

describe('text', () => {
  it('is recorded on request', () => {
    const telemetry = new MemoryTelemetry().register()
    new InstrumentedGuard(new TinyGuard(), { captureContent: true }).verify(ANSWER, SOURCES)
    const span = telemetry.spans[0]!
    expect(span.attributes['quantguard.answer']).toBe(ANSWER)
    expect(span.events[0]!.attributes).toMatchObject({
      'quantguard.claim.text': '18 s',
      'quantguard.claim.explanation': '18 s: CONTRADICTED',
    })
  })
})

describe('gen_ai.evaluation.result', () => {
  const expected = {
    'gen_ai.evaluation.name': 'quantguard',
    'gen_ai.evaluation.score.label': 'fail',
    'gen_ai.evaluation.score.value': 1 / 3,
    'gen_ai.evaluation.explanation': '1 VERIFIED, 1 CONTRADICTED, 1 UNSUPPORTED',
  }

  it('is a log record on the span of the caller where a logger is given', () => {
    const telemetry = new MemoryTelemetry().register()
    const logger = telemetry.loggerProvider.getLogger('test')
    const guard = new InstrumentedGuard(new TinyGuard(), { logger, responseId: () => 'response-1' })
    const callerId = trace.getTracer('app').startActiveSpan('chat', (span) => {
      guard.verify(ANSWER, SOURCES)
      span.end()
      return span.spanContext().spanId
    })
    expect(telemetry.logs).toHaveLength(1)
    expect(telemetry.logs[0]).toMatchObject({
      eventName: 'gen_ai.evaluation.result',
      attributes: { ...expected, 'gen_ai.response.id': 'response-1' },
      spanContext: { spanId: callerId },
    })
    expect(telemetry.spans[0]!.events.map(({ name }) => name)).toEqual([
      'quantguard.claim',
      'quantguard.claim',
    ])
  })

  it('is a log record on the own span where the caller has none', () => {
    const telemetry = new MemoryTelemetry().register()
    const logger = telemetry.loggerProvider.getLogger('test')
    new InstrumentedGuard(new TinyGuard(), { logger }).verify(ANSWER, SOURCES)
    expect(telemetry.logs[0]!.spanContext!.spanId).toBe(telemetry.spans[0]!.spanContext().spanId)
  })

  it('is an event of the span where there is no logger', () => {
    const telemetry = new MemoryTelemetry().register()
    new InstrumentedGuard(new TinyGuard()).verify(ANSWER, SOURCES)
    expect(telemetry.spans[0]!.events.at(-1)).toMatchObject({
      name: 'gen_ai.evaluation.result',
      attributes: expected,
    })
  })

  it('has no score where nothing was checked', () => {
    const telemetry = new MemoryTelemetry().register()
    new InstrumentedGuard(new TinyGuard()).verify('Hello.', SOURCES)
    expect(telemetry.spans[0]!.events[0]!.attributes).toEqual({
      'gen_ai.evaluation.name': 'quantguard',
      'gen_ai.evaluation.score.label': 'not_applicable',
      'gen_ai.evaluation.explanation': 'no claims to check',
    })
  })

  it('is left out on request', () => {
    const telemetry = new MemoryTelemetry().register()
    const logger = telemetry.loggerProvider.getLogger('test')
    new InstrumentedGuard(new TinyGuard(), { logger, evaluation: 'off' }).verify('7 kg', SOURCES)
    expect(telemetry.logs).toEqual([])
    expect(telemetry.spans[0]!.events.map(({ name }) => name)).toEqual(['quantguard.claim'])
  })
})

describe('a guard that throws', () => {
  const failing = {
    verify(): never {
      throw new RangeError('secret text')
    },
  }
  const rejecting = { verify: () => Promise.reject(new RangeError('secret text')) }

  it.each([
    ['at once', failing],
    ['later', rejecting],
  ])('%s: the error passes through, the span says so without its message', async (_, guard) => {
    const telemetry = new MemoryTelemetry().register()
    const verify = async () => new InstrumentedGuard(guard).verify('7 kg', [])
    await expect(verify()).rejects.toThrow('secret text')
    const span = telemetry.spans[0]!
    expect(span.status).toEqual({ code: SpanStatusCode.ERROR })
    expect(span.attributes['error.type']).toBe('RangeError')
    expect(JSON.stringify([span.attributes, span.events])).not.toContain('secret')
    expect(await telemetry.points('quantguard.verifications')).toEqual([
      { attributes: { 'error.type': 'RangeError' }, value: 1 },
    ])
  })
})

it('finds an SDK that is started after the guard was made', async () => {
  const guard = new InstrumentedGuard(new TinyGuard())
  guard.verify(ANSWER, SOURCES)
  const telemetry = new MemoryTelemetry().register()
  guard.verify(ANSWER, SOURCES)
  expect(telemetry.spans).toHaveLength(1)
  expect(await telemetry.points('quantguard.verifications')).toEqual([
    { attributes: { 'quantguard.outcome': 'fail' }, value: 1 },
  ])
})

it('traces every answer that is verified against an index', () => {
  const telemetry = new MemoryTelemetry().register()
  const core = new QuantitativeGuard()
  const index = new InstrumentedGuard(core).index(SOURCES)
  expect(telemetry.spans).toHaveLength(0)
  expect(index.verify('Latency was 12.4 ms.')).toEqual(core.verify('Latency was 12.4 ms.', SOURCES))
  expect(index.verify('Latency was 18 ms.').isValid).toBe(false)
  expect(index.localeOf('Die Latenz betrug im Mittel 12,5 ms und ist damit gut.')).toBe('de')
  expect(telemetry.spans.map(({ attributes }) => attributes['quantguard.valid'])).toEqual([true, false])
  expect(telemetry.spans[0]!.attributes['quantguard.source.count']).toBe(1)
})

it('caps claim events and says how many it left out', () => {
  const telemetry = new MemoryTelemetry().register()
  new InstrumentedGuard(new TinyGuard(), { maxEvents: 1, evaluation: 'off' }).verify(ANSWER, SOURCES)
  expect(telemetry.spans[0]!.events).toHaveLength(1)
  expect(telemetry.spans[0]!.attributes['quantguard.claim.events_dropped']).toBe(1)
})
