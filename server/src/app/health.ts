import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics/metrics.ts'
import type { ServerStanding } from './metrics/standing.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLocal = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const retryAfterS = 15

/**
 * `/readyz`: 503 where this server answers nobody rightly: its database is away, or there is no room to write. What it goes on
 * without is told and turns nobody away: jobs that are not worked through here, a signer of the logs that does not answer.
 */
function answerReady(app: FastifyInstance, standing: ServerStanding): void {
  app.get('/readyz', async (_request, reply) => {
    const { now, areWritesWaiting, hasSpace, isWorkingJobs, isSignerAnswering } = await standing.ready()
    const ok = now !== null && hasSpace
    if (!ok) reply.code(503).header('retry-after', retryAfterS)
    return {
      ok,
      ...(now && { now: now.toISOString() }),
      database: now === null ? 'away' : 'ok',
      ...(now && { writes: areWritesWaiting ? 'waiting' : 'ok' }),
      disk: hasSpace ? 'ok' : 'full',
      jobs: isWorkingJobs ? 'ok' : 'late',
      signer: isSignerAnswering ? 'ok' : 'away',
    }
  })
}

/**
 * `/healthz`: the process lives, and nothing else; `/readyz`: above; `/metrics`: figures for Prometheus, for callers on this
 * machine and nobody behind a proxy on it.
 */
export function answerHealth(
  app: FastifyInstance,
  { metrics, standing }: { metrics: Metrics; standing: ServerStanding },
): void {
  app.get('/healthz', async () => ({ ok: true }))
  answerReady(app, standing)
  app.get('/metrics', async (request, reply) => {
    // whichever proxies are trusted: what came through one carries the header
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded || !isLocal(request.ip)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
