import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LogSigner } from '../adapters/log-signer/log-signer.port.ts'
import { readCheckpoint, readLogKey, readTile } from '../features/log/log.api.ts'
import { readTilePath } from '../features/log/tiles.rules.ts'
import { addressGroup } from '../kernel/address-group.ts'
import { packBytes } from '../kernel/compress.ts'
import type { Database } from '../kernel/database.ts'
import { notFound, tooMany } from '../kernel/errors.ts'
import { memoryCounts } from '../kernel/memory-counts.ts'

/** Whoever checks a log of a year from its beginning asks for some thousands of tiles. */
const plain = { most: 6_000, inMs: 10 * 60_000 }
const forever = 'public, max-age=31536000, immutable'
const noFile = () => notFound('چنین پرونده‌ای از دفتر سالن')

type Given = { database: Database; logSigner: LogSigner }
type Asked = FastifyRequest<{ Params: { hallId: string; '*'?: string } }>

/**
 * The halls' public logs as plain files below `/log/{hallId}/`, for everybody and every program (docs/log-format.md, C2SP
 * tlog-tiles). What once was written never changes, so it may be kept for ever. Counted by address; `times` multiplies it.
 */
export function serveLogs(app: FastifyInstance, { database: { db }, logSigner }: Given, times: number): void {
  const counts = memoryCounts()
  const arrive = ({ ip, params }: Asked, reply: FastifyReply): number => {
    const waitMs = Number.isFinite(times)
      ? counts.spend(addressGroup(ip), { ...plain, most: plain.most * times })
      : null
    if (waitMs !== null) throw tooMany(waitMs)
    if (!/^[1-9]\d{0,8}$/.test(params.hallId)) throw noFile()
    // a page of somebody else may read them too
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    return Number(params.hallId)
  }

  app.get('/log/:hallId/checkpoint', async (request: Asked, reply) => {
    const note = await readCheckpoint(db, logSigner, arrive(request, reply))
    if (note === null) throw noFile()
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(note)
  })

  app.get('/log/:hallId/key', async (request: Asked, reply) => {
    const key = await readLogKey(db, logSigner, arrive(request, reply))
    if (key === null) throw noFile()
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(`${key}\n`)
  })

  app.get('/log/:hallId/tile/*', async (request: Asked, reply) => {
    const hallId = arrive(request, reply)
    const tile = readTilePath(request.params['*'] ?? '')
    const bytes = tile && (await readTile(db, hallId, tile))
    if (!bytes) throw noFile()
    reply.header('cache-control', forever).type('application/octet-stream')
    // hashes are not made smaller by packing
    return reply.send(tile.level === 'entries' ? await packBytes(reply, bytes) : bytes)
  })
}
