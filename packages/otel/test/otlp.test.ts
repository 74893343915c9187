// Over the wire: the real SDK and its OTLP exporters send to a receiver in this process.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { QuantitativeGuard } from '@quantguard/core'
import { InstrumentedGuard } from '@quantguard/otel'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

const received = new Map<string, string[]>()
let server: Server
let base: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')
      received.set(request.url!, [...(received.get(request.url!) ?? []), text])
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
})

afterAll(() => {
  context.disable()
  server.close()
})

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

it('spans, metrics and log records arrive', async () => {
  const resource = resourceFromAttributes({ 'service.name': 'quantguard-test' })
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${base}/v1/traces` }))],
  })
  const exporter = new OTLPMetricExporter({ url: `${base}/v1/metrics` })
  const meters = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] })
  const records = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: `${base}/v1/logs` }) })],
  })

  const guard = new InstrumentedGuard(new QuantitativeGuard(), {
    tracer: traces.getTracer('@quantguard/otel'),
    meter: meters.getMeter('@quantguard/otel'),
    logger: records.getLogger('@quantguard/otel'),
  })
  traces.getTracer('app').startActiveSpan('chat', (span) => {
    guard.verify('Latency was 18 ms.', ['Latency achieved was 12.4 ms.'])
    span.end()
  })
  await Promise.all([traces.shutdown(), meters.shutdown(), records.shutdown()])

  const spans = JSON.parse(received.get('/v1/traces')![0]!).resourceSpans[0].scopeSpans.flatMap(
    (scope: { spans: unknown[] }) => scope.spans,
  )
  const parent = spans.find((span: { name: string }) => span.name === 'chat')
  const own = spans.find((span: { name: string }) => span.name === 'quantguard.verify')
  expect(own).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId, status: { code: 0 } })
  expect(valuesOf(own.attributes)).toMatchObject({
    'quantguard.claim.count': 1,
    'quantguard.claim.count.contradicted': 1,
    'quantguard.valid': false,
  })
  expect(
    own.events.map(({ name, attributes }: { name: string; attributes: Attribute[] }) => [
      name,
      valuesOf(attributes),
    ]),
  ).toEqual([['quantguard.claim', expect.objectContaining({ 'quantguard.claim.status': 'CONTRADICTED' })]])

  const { metrics } = JSON.parse(received.get('/v1/metrics')![0]!).resourceMetrics[0].scopeMetrics[0]
  const byName = Object.fromEntries(metrics.map((metric: { name: string }) => [metric.name, metric]))
  const [point] = byName['quantguard.claims.verified'].sum.dataPoints
  expect(byName['quantguard.claims.verified']).toMatchObject({ unit: '{claim}', sum: { isMonotonic: true } })
  expect([Number(point.asInt), valuesOf(point.attributes)]).toEqual([
    1,
    { 'quantguard.claim.status': 'CONTRADICTED' },
  ])
  const duration = byName['quantguard.verify.duration']
  expect(duration.unit).toBe('s')
  expect(duration.histogram.dataPoints[0].explicitBounds[0]).toBe(0.00005)

  const [record] = JSON.parse(received.get('/v1/logs')![0]!).resourceLogs[0].scopeLogs[0].logRecords
  expect(record).toMatchObject({
    eventName: 'gen_ai.evaluation.result',
    traceId: parent.traceId,
    spanId: parent.spanId,
  })
  expect(valuesOf(record.attributes)).toMatchObject({ 'gen_ai.evaluation.score.label': 'fail' })
})
