import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { whenOver } from '../../kernel/log.ts'
import { tracer } from '../../kernel/traced.ts'

/**
 * A span for each request, in which the statements and calls that it leads to have theirs. Each is the first of its trace:
 * what a stranger sends as his own says nothing here. One without a status was left before it was answered.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'none'
    const span = tracer().startSpan(`${request.method} ${path}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': path,
        'bargah.request_id': request.id,
      },
    })
    whenOver(reply, ({ statusCode, isWhole }) => {
      if (statusCode !== null) span.setAttribute('http.response.status_code', statusCode)
      if (!isWhole || reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
}
