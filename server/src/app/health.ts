import { statfs } from 'node:fs/promises'
import { BlockList, isIPv6 } from 'node:net'
import { mebibyte } from '@bargah/contract/kernel/files.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../kernel/database.ts'
import { isDiskFull } from '../kernel/disk-full.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Surroundings } from './surroundings.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const isLocal = (address: string) => loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const leastRoom = 64 * mebibyte
/** For so long after something could not be written a server counts as full: by then it was seen whether there is room again. */
const fullMs = 15_000
const retryAfterS = 15

/** Whether a folder's disk has room; one that is not there yet says nothing. */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= leastRoom
}

/** Remembers when something could last not be written for want of room, whichever call it was. */
function watchDisk(app: FastifyInstance, folders: readonly string[]): () => Promise<boolean> {
  let fullAt = Number.NEGATIVE_INFINITY
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) fullAt = performance.now()
  })
  return async () =>
    performance.now() - fullAt >= fullMs && (await Promise.all(folders.map(hasRoom))).every(Boolean)
}

/**
 * `/readyz`: 503 where this server answers nobody rightly: its database is away, or there is no room to write. What it goes on
 * without is told and turns nobody away: jobs that are not worked through here, a signer of the logs that does not answer.
 */
function answerReady(app: FastifyInstance, { db, clock }: Database, around: Surroundings): void {
  const isDiskRight = watchDisk(app, around.folders)
  app.get('/readyz', async (_request, reply) => {
    const now = await clock.now(db).catch(() => null)
    const hasSpace = await isDiskRight()
    const ok = now !== null && hasSpace
    if (!ok) reply.code(503).header('retry-after', retryAfterS)
    return {
      ok,
      ...(now && { now: now.toISOString() }),
      database: now === null ? 'away' : 'ok',
      disk: hasSpace ? 'ok' : 'full',
      jobs: around.isWorkingJobs() ? 'ok' : 'late',
      signer: around.isSignerAnswering() ? 'ok' : 'away',
    }
  })
}

/**
 * `/healthz`: the process lives, and nothing else; `/readyz`: above; `/metrics`: figures for Prometheus, for callers on this
 * machine and nobody behind a proxy on it.
 */
export function answerHealth(
  app: FastifyInstance,
  database: Database,
  { metrics, around }: { metrics: Metrics; around: Surroundings },
): void {
  app.get('/healthz', async () => ({ ok: true }))
  answerReady(app, database, around)
  app.get('/metrics', async (request, reply) => {
    // whichever proxies are trusted: what came through one carries the header
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded || !isLocal(request.ip)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
