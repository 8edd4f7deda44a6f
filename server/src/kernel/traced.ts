import { type Span, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'

/** Spans of what the server does. Nothing is recorded, and next to nothing spent, where no traces are sent (docs/operating.md). */
export const tracer = () => trace.getTracer('bargah')

const mostOfText = 2_000

/** Marks that it failed, by its kind alone: messages of errors repeat what people sent. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: string }
  span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Does `work` within a span of its own. In: what it is called, of which kind it is, and facts that name nobody. */
export const traced = <T>(name: string, more: SpanOptions, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, more, async (span) => {
    try {
      return await work()
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  })

/** In: a statement, and what it was asked for, a promise. Its span has the text, never the values. */
export function traceStatement(text: unknown, asked: unknown): void {
  if (typeof text !== 'string' || !trace.getActiveSpan()?.isRecording() || !(asked instanceof Promise)) return
  const words = text.trim().slice(0, mostOfText)
  const span = tracer().startSpan((/^\w+/.exec(words)?.[0] ?? 'statement').toLowerCase(), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': words },
  })
  asked.then(
    () => span.end(),
    (error: unknown) => {
      failSpan(span, error)
      span.end()
    },
  )
}
