import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../kernel/database.ts'

/** `/healthz`: the process lives; `/readyz`: the database answers; `/metrics`: figures for Prometheus. */
export function answerHealth(app: FastifyInstance, { db, clock }: Database): void {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      return { ok: true, now: (await clock.now(db)).toISOString() }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
