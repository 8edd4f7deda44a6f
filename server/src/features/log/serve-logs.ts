import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Witness } from '../../adapters/witness/witness.port.ts'
import {
  downloadLog,
  findTile,
  listWitnesses,
  readAuditCheckpoint,
  readCheckpoint,
  readLogKey,
  readLogState,
} from './log.api.ts'
import { readTilePath } from './tiles.rules.ts'
import { packBytes } from '../../kernel/compress.ts'
import type { Database } from '../../kernel/database.ts'
import { Fail, notFound } from '../../kernel/errors.ts'
import { tarOf } from '../../kernel/tar.ts'
import { countReads } from '../../kernel/memory-counts.ts'

/** Whoever checks a log of a year from its beginning asks for some thousands of tiles. */
const plain = { most: 6_000, inMs: 10 * 60_000 }
/** And of whole logs in one file some few. */
const whole = { most: 12, inMs: 10 * 60_000 }
/** How the signing of a log stands, beside a checkpoint that is not of this minute. */
const stateHeader = 'x-log-signer'
const forever = 'public, max-age=31536000, immutable'
const noFile = () => notFound('چنین پرونده‌ای از دفتر سالن')

type Given = { database: Database; logSigner: LogSigner; witnesses: readonly Witness[] }
type Asked = FastifyRequest<{ Params: { hallId: string; '*'?: string } }>

/**
 * The halls' public logs as plain files below `/log/{hallId}/`, for everybody and every program (docs/log-format.md, C2SP
 * tlog-tiles). What once was written never changes, so it may be kept for ever. Counted by address; `times` multiplies it.
 */
export function serveLogs(app: FastifyInstance, given: Given, times: number): void {
  const { database, logSigner, witnesses } = given
  const { db } = database
  const counts = { plain: countReads(plain, times), whole: countReads(whole, times) }
  const arrive = (
    { ip, params }: Asked,
    reply: FastifyReply,
    limit: keyof typeof counts = 'plain',
  ): number => {
    counts[limit](ip)
    if (!/^[1-9]\d{0,8}$/.test(params.hallId)) throw noFile()
    // a page of somebody else may read them too
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': stateHeader,
      'cross-origin-resource-policy': 'cross-origin',
    })
    return Number(params.hallId)
  }

  // the head of the audit, without a word of what it holds
  const ofAudit = (path: string, read: () => Promise<string | null>) =>
    app.get(`/log/audit/${path}`, async ({ ip }, reply) => {
      counts.plain(ip)
      const text = await fromSigner(read())
      if (text === null) throw noFile()
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text)
    })
  ofAudit('checkpoint', () => readAuditCheckpoint(db, logSigner))
  ofAudit('key', async () => `${await logSigner.verifierKey('audit')}\n`)

  app.get('/log/:hallId/checkpoint', async (request: Asked, reply) => {
    const note = await fromSigner(readCheckpoint(db, logSigner, arrive(request, reply)))
    if (note === null) throw noFile()
    const state = await readLogState(db, Number(request.params.hallId))
    if (state && state.signer !== 'signs') reply.header(stateHeader, `${state.signer}; since=${state.since}`)
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(note)
  })

  app.get('/log/:hallId/key', async (request: Asked, reply) => {
    const key = await fromSigner(readLogKey(db, logSigner, arrive(request, reply)))
    if (key === null) throw noFile()
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(`${key}\n`)
  })

  app.get('/log/:hallId/state', async (request: Asked, reply) => {
    const state = await readLogState(db, arrive(request, reply))
    if (state === null) throw noFile()
    return reply.header('cache-control', 'no-cache').send(state)
  })

  app.get('/log/:hallId/witnesses', async (request: Asked, reply) => {
    const found = await listWitnesses(db, witnesses, arrive(request, reply))
    if (found === null) throw noFile()
    return reply.header('cache-control', 'no-cache').send(found)
  })

  app.get('/log/:hallId/log.tar', async (request: Asked, reply) => {
    const hallId = arrive(request, reply, 'whole')
    const files = await fromSigner(downloadLog(database, { logSigner, witnesses }, hallId))
    if (!files) throw noFile()
    reply.header('content-disposition', `attachment; filename="log-${hallId}.tar"`)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/x-tar')
      .send(Readable.from(tarOf(files)))
  })

  app.get('/log/:hallId/tile/*', async (request: Asked, reply) => {
    const hallId = arrive(request, reply)
    const tile = readTilePath(request.params['*'] ?? '')
    const bytes = tile && (await findTile(database, hallId, tile))
    if (!bytes) throw noFile()
    reply.header('cache-control', forever).type('application/octet-stream')
    // hashes are not made smaller by packing
    return reply.send(tile.level === 'entries' ? await packBytes(reply, bytes) : bytes)
  })
}

/** What was never signed, since the signer is away, may be soon; what it refuses to sign it does not. */
const fromSigner = <T>(signed: Promise<T>): Promise<T> =>
  signed.catch((error: unknown) => {
    if (error instanceof LogSignerFault) throw error.isUnsigned ? signerAway() : signerRefuses()
    throw error
  })
const signerAway = () =>
  new Fail(503, ['امضاکنندهٔ دفتر سالن پاسخ نمی‌دهد؛ چند لحظهٔ دیگر دوباره تلاش کنید.'], 10)
const signerRefuses = () =>
  new Fail(503, ['امضاکننده این دفتر را نپذیرفت و از آن هیچ امضایی در دست نیست.'], 60)
