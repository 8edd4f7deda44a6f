import { createHash } from 'node:crypto'
import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { countReads } from '../../kernel/memory-counts.ts'
import { findRecording } from './voice.store.ts'

/** A phone keeps what it fetched; all pieces are some four hundred. */
const plain = { most: 2_000, inMs: 10 * 60_000 }
const media: Record<SoundKind, string> = { webm: 'audio/webm', ogg: 'audio/ogg', mp4: 'audio/mp4' }

/** What was recorded runs nothing and loads nothing. */
const sandbox = "default-src 'none'; sandbox"

/**
 * Sounds that were recorded, at `/voice/{id}`: for everybody, since the door speaks too, and for ever, since an id is never
 * used again. Counted by address, like pictures of the map.
 */
export function serveVoice(app: FastifyInstance, db: Db, times: number): void {
  const count = countReads(plain, times)
  app.get<{ Params: { id: string } }>('/voice/:id', async ({ ip, params, headers }, reply) => {
    count(ip)
    const found = /^\d{1,9}$/.test(params.id) ? await findRecording(db, Number(params.id)) : undefined
    if (!found) throw notFound('این صدا')
    const etag = `"${createHash('sha256').update(found.sound).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': sandbox,
    })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(media[found.kind]).send(found.sound)
  })
}
