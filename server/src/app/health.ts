import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../kernel/database.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLocal = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * `/healthz`: the process lives; `/readyz`: the database answers; `/metrics`: figures for Prometheus, for callers on this
 * machine and nobody behind a proxy on it. In: how many streams are open.
 */
export function answerHealth(app: FastifyInstance, { db, clock }: Database, liveCount: () => number): void {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const streams = { name: 'bargah_live_streams', help: 'Streams of what changes that are open.' }
  metrics.registerMetric(
    new Gauge({
      ...streams,
      registers: [],
      collect() {
        this.set(liveCount())
      },
    }),
  )
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      return { ok: true, now: (await clock.now(db)).toISOString() }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  app.get('/metrics', async (request, reply) => {
    // whichever proxies are trusted: what came through one carries the header
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded || !isLocal(request.ip)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
