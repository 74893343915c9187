// What a real collector receives from both adapters.
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCollector, reasonToSkip } from './build.js'
import { startCollector } from './collector.js'
import { RIGHT, runScenario, SERVICE, SOURCE, WRONG } from './scenario.js'

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes?: readonly Attribute[]
  readonly events?: readonly { readonly name: string; readonly attributes: readonly Attribute[] }[]
}

interface Point {
  readonly asInt?: string
  readonly count?: string
  readonly explicitBounds?: readonly number[]
  readonly attributes: readonly Attribute[]
}

interface Metric {
  readonly name: string
  readonly unit: string
  readonly sum?: { readonly dataPoints: readonly Point[] }
  readonly histogram?: { readonly dataPoints: readonly Point[] }
}

interface LogRecord {
  readonly eventName: string
  readonly traceId: string
  readonly spanId: string
  readonly attributes: readonly Attribute[]
}

const reason = await reasonToSkip()
if (reason !== undefined) console.log(reason)

describe.skipIf(reason !== undefined)('a real collector', () => {
  let spans: readonly Span[]
  let metrics: readonly Metric[]
  let records: readonly LogRecord[]
  let everything: string

  beforeAll(async () => {
    const collector = await startCollector(await buildCollector())
    try {
      expect(await runScenario(collector.url)).toEqual({ langchain: false, llamaindex: true })
    } finally {
      await collector.stop()
    }
    const batches = await Promise.all(
      (['traces', 'metrics', 'logs'] as const).map((signal) => collector.read(signal)),
    )
    everything = JSON.stringify(batches)
    spans = itemsOf(batches[0]!, 'resourceSpans', 'scopeSpans', 'spans')
    metrics = itemsOf(batches[1]!, 'resourceMetrics', 'scopeMetrics', 'metrics')
    records = itemsOf(batches[2]!, 'resourceLogs', 'scopeLogs', 'logRecords')
  })

  it.each([
    ['langchain', false, 'contradicted'],
    ['llamaindex', true, 'verified'],
  ])('the verification of %s stands in its trace', (name, valid, status) => {
    const parent = spans.find((span) => span.name === name)!
    const own = spans.filter((span) => span.name === 'quantguard.verify' && span.traceId === parent.traceId)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({ parentSpanId: parent.spanId, status: {} })
    expect(valuesOf(own[0]!.attributes)).toMatchObject({
      'quantguard.valid': valid,
      'quantguard.claim.count': '1',
      [`quantguard.claim.count.${status}`]: '1',
      'quantguard.source.count': '1',
    })
    const events = (own[0]!.events ?? []).map((event) => [event.name, valuesOf(event.attributes)])
    expect(events).toEqual(
      valid
        ? []
        : [['quantguard.claim', expect.objectContaining({ 'quantguard.claim.status': 'CONTRADICTED' })]],
    )
  })

  it('claims are counted by status, verifications by outcome, seconds in a histogram', () => {
    expect(totals('quantguard.claims.verified', 'quantguard.claim.status')).toEqual({
      CONTRADICTED: 1,
      VERIFIED: 1,
    })
    expect(totals('quantguard.verifications', 'quantguard.outcome')).toEqual({ fail: 1, pass: 1 })
    const duration = metrics.find(({ name }) => name === 'quantguard.verify.duration')!
    expect(duration.unit).toBe('s')
    const points = duration.histogram!.dataPoints
    expect(points.map(({ count }) => Number(count))).toEqual([1, 1])
    expect(points[0]!.explicitBounds![0]).toBe(0.00005)
  })

  it('an evaluation event for each, on the span of the caller', () => {
    const byTrace = new Map(records.map((record) => [record.traceId, record]))
    for (const [name, label, score] of [
      ['langchain', 'fail', 0],
      ['llamaindex', 'pass', 1],
    ] as const) {
      const parent = spans.find((span) => span.name === name)!
      const record = byTrace.get(parent.traceId)!
      expect(record).toMatchObject({ eventName: 'gen_ai.evaluation.result', spanId: parent.spanId })
      expect(valuesOf(record.attributes)).toMatchObject({
        'gen_ai.evaluation.name': 'quantguard',
        'gen_ai.evaluation.score.label': label,
      })
      // JavaScript has one kind of number: the exporter sends a whole one as an integer.
      expect(Number(valuesOf(record.attributes)['gen_ai.evaluation.score.value'])).toBe(score)
    }
    expect(records).toHaveLength(2)
  })

  it('comes from the service, and holds no text', () => {
    expect(everything).toContain(SERVICE)
    for (const text of [WRONG, RIGHT, SOURCE, '12.4 ms', '18 ms']) expect(everything).not.toContain(text)
  })

  function totals(name: string, key: string): Record<string, number> {
    const points = metrics.find((metric) => metric.name === name)!.sum!.dataPoints
    return Object.fromEntries(points.map((point) => [valuesOf(point.attributes)[key], Number(point.asInt)]))
  }
})

type Nested = Readonly<Record<string, readonly Nested[]>>

/** The items of all batches, whatever resource and scope they came under. */
function itemsOf<T>(batches: readonly unknown[], ...path: readonly string[]): T[] {
  return path.reduce<readonly Nested[]>(
    (all, key) => all.flatMap((one) => one[key] ?? []),
    batches as Nested[],
  ) as T[]
}

function valuesOf(attributes: readonly Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
