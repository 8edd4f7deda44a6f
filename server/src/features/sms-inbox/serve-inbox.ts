import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReadIncoming } from '../../adapters/sms/incoming.port.ts'
import type { Database } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { countReads } from '../../kernel/memory-counts.ts'
import type { Tries } from '../../kernel/tries.ts'
import { answerAsked } from './answer-asked.ts'

/** Who may hand on what people send us: whoever knows the secret, as `read` reads it. */
export type SmsInbox = { secret: string; read: ReadIncoming }

type Serving = { database: Database; keys: KeyRing; tries: Tries; inbox: SmsInbox }
type Handed = { Params: { secret: string }; Querystring: Record<string, unknown>; Body: unknown }

const plain = { most: 600, inMs: 60_000 }

/**
 * Where the carrier of text messages hands on what people send us, `/sms/inbox/{secret}`: outside the contract, since its
 * words are the carrier's. Whatever comes of a message it is told that we have it, and nothing else.
 */
export function serveInbox(app: FastifyInstance, { inbox, ...answering }: Serving, times: number): void {
  const count = countReads(plain, times)
  app.route<Handed>({
    method: ['GET', 'POST'],
    url: '/sms/inbox/:secret',
    handler: async (request, reply) => {
      count(request.ip)
      if (!isSame(request.params.secret, inbox.secret)) throw notFound('این نشانی')
      const message = inbox.read(fieldsOf(request))
      if (message) await answerAsked(answering, message)
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok')
    },
  })
}

const fieldsOf = ({ query, body }: FastifyRequest<Handed>): Record<string, unknown> => ({
  ...query,
  ...(typeof body === 'object' && body !== null ? body : {}),
})

const isSame = (given: string, secret: string) => timingSafeEqual(digestOf(given), digestOf(secret))
const digestOf = (text: string) => createHash('sha256').update(text).digest()
