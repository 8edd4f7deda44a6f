import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracer } from '../../kernel/traced.ts'

/**
 * A span for each request, in which the statements and calls that it leads to have theirs. Each is the first of its trace:
 * what a stranger sends as his own says nothing here.
 */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.routeOptions.url ?? 'none'
    const span = tracer().startSpan(`${request.method} ${path}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': path,
        'bargah.request_id': request.id,
      },
    })
    const own = trace.setSpan(ROOT_CONTEXT, span)
    contexts.set(request, own)
    context.with(own, done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
