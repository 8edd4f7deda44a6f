import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { Log } from '../../kernel/log.ts'
import { version } from '../metrics/health-facts.ts'

export type TraceSettings = { url: string; percent: number }

const perCent = 100

/**
 * Sends spans to a collector of OpenTelemetry from now on, by OTLP over HTTP, a share of all requests. A collector that is away
 * costs the spans of that time, and is told in the log once. Out: its end, which sends what is left.
 */
export async function sendTraces({ url, percent }: TraceSettings, log: Log): Promise<() => Promise<void>> {
  // 28 MB that only they need who send traces
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bargah', 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(percent / perCent) }),
    spanProcessors: [new sdk.BatchSpanProcessor(tellFaults(exporter, log))],
  })
  provider.register({ propagator: null })
  return () => provider.shutdown()
}

/** The exporter, with a line in the log when spans are no longer taken, and when they are again. */
function tellFaults(exporter: SpanExporter, log: Log): SpanExporter {
  let isTaken = true
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const isNow = result.error === undefined && result.code === 0
        if (isNow !== isTaken && !isNow)
          log.warn({ of: 'traces' }, 'the collector of traces does not take them')
        if (isNow !== isTaken && isNow) log.info({ of: 'traces' }, 'the collector of traces takes them again')
        isTaken = isNow
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
