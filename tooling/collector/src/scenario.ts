// An application as a user would write it: a LangChain chain and a LlamaIndex engine, each in a span of its own, with
// one instrumented guard, the real SDK and its OTLP exporters.
import { Document } from '@langchain/core/documents'
import { RunnableLambda } from '@langchain/core/runnables'
import { context, metrics, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { QuantitativeGuard } from '@quantguard/core'
import { QuantGuardRunnable } from '@quantguard/langchain'
import { makeVerifyingQueryEngine } from '@quantguard/llamaindex'
import { InstrumentedGuard } from '@quantguard/otel'
import { BaseLLM, BaseRetriever, getResponseSynthesizer, RetrieverQueryEngine, TextNode } from 'llamaindex'

export const SERVICE = 'quantguard-e2e'
export const SOURCE = 'Latency achieved was 12.4 ms.'
export const WRONG = 'Latency was 18 ms.'
export const RIGHT = 'Latency was 12.4 ms.'

/** Runs both, sends everything to the collector, and waits until it is sent. */
export async function runScenario(url: string): Promise<{ langchain: boolean; llamaindex: boolean }> {
  const resource = resourceFromAttributes({ 'service.name': SERVICE })
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  })
  const exporter = new OTLPMetricExporter({ url: `${url}/v1/metrics` })
  const meters = new MeterProvider({ resource, readers: [new PeriodicExportingMetricReader({ exporter })] })
  const records = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: `${url}/v1/logs` }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(traces)
  metrics.setGlobalMeterProvider(meters)

  const guard = new InstrumentedGuard(new QuantitativeGuard(), {
    logger: records.getLogger('@quantguard/otel'),
  })
  const [langchain, llamaindex] = await Promise.all([
    inSpan('langchain', () => askChain(guard)),
    inSpan('llamaindex', () => askEngine(guard)),
  ])
  await Promise.all([traces.shutdown(), meters.shutdown(), records.shutdown()])
  return { langchain, llamaindex }
}

function inSpan<T>(name: string, run: () => Promise<T>): Promise<T> {
  return trace.getTracer('app').startActiveSpan(name, async (span) => {
    try {
      return await run()
    } finally {
      span.end()
    }
  })
}

async function askChain(guard: InstrumentedGuard<QuantitativeGuard>): Promise<boolean> {
  const documents = [new Document({ pageContent: SOURCE })]
  const chain = RunnableLambda.from((input: string) => ({ input, context: documents, answer: WRONG }))
  const output = await chain.pipe(new QuantGuardRunnable(guard)).invoke('What is the latency?')
  return output.quantguard_result.isValid
}

class RepeatingModel extends BaseLLM {
  readonly metadata = {
    model: 'repeating',
    temperature: 0,
    topP: 1,
    contextWindow: 4096,
    tokenizer: undefined,
    structuredOutput: false,
  }

  override async chat(): Promise<never> {
    return { message: { content: RIGHT, role: 'assistant' }, raw: null } as never
  }
}

class FixedRetriever extends BaseRetriever {
  // The constructor of the base class is protected.
  // biome-ignore lint/complexity/noUselessConstructor: see above
  constructor() {
    super()
  }

  async _retrieve() {
    return [{ node: new TextNode({ text: SOURCE }), score: 1 }]
  }
}

async function askEngine(guard: InstrumentedGuard<QuantitativeGuard>): Promise<boolean> {
  const synthesizer = getResponseSynthesizer('compact', { llm: new RepeatingModel() })
  const engine = makeVerifyingQueryEngine(new RetrieverQueryEngine(new FixedRetriever(), synthesizer), guard)
  const response = await engine.query({ query: 'What is the latency?' })
  return response.quantguard_result.isValid
}
