// In-memory OpenTelemetry: everything that was exported, at hand.
import { type Attributes, context, type Meter, metrics, type Tracer, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { InMemoryLogRecordExporter, LoggerProvider, SimpleLogRecordProcessor } from '@opentelemetry/sdk-logs'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'

export interface Point {
  readonly attributes: Attributes
  readonly value: unknown
}

/** Providers that write to memory. They are global only after `register`. */
export class MemoryTelemetry {
  readonly spanExporter = new InMemorySpanExporter()
  readonly metricExporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  readonly logExporter = new InMemoryLogRecordExporter()
  readonly tracerProvider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(this.spanExporter)],
  })
  readonly meterProvider = new MeterProvider({
    readers: [
      new PeriodicExportingMetricReader({ exporter: this.metricExporter, exportIntervalMillis: 3_600_000 }),
    ],
  })
  readonly loggerProvider = new LoggerProvider({
    processors: [new SimpleLogRecordProcessor({ exporter: this.logExporter })],
  })
  readonly tracer: Tracer = this.tracerProvider.getTracer('test')
  readonly meter: Meter = this.meterProvider.getMeter('test')

  register(): this {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    trace.setGlobalTracerProvider(this.tracerProvider)
    metrics.setGlobalMeterProvider(this.meterProvider)
    return this
  }

  get spans() {
    return this.spanExporter.getFinishedSpans()
  }

  get logs() {
    return this.logExporter.getFinishedLogRecords()
  }

  /** The data points of one metric. */
  async points(name: string): Promise<Point[]> {
    await this.meterProvider.forceFlush()
    const last = this.metricExporter.getMetrics().at(-1)
    const metric = last?.scopeMetrics
      .flatMap((scope) => scope.metrics)
      .find((one) => one.descriptor.name === name)
    return (metric?.dataPoints ?? []).map(({ attributes, value }) => ({ attributes, value }))
  }
}

export function unregister() {
  context.disable()
  trace.disable()
  metrics.disable()
}
