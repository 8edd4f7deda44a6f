import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { proofs } from '../src/features/codes/codes.api.ts'
import { readBodies } from '../src/kernel/bodies.ts'
import type { Session } from '../src/kernel/call.ts'
import type { Database } from '../src/kernel/database.ts'
import { answerErrors } from '../src/kernel/error-replies.ts'
import { bindRoutes } from '../src/kernel/http.ts'
import type { Route } from '../src/kernel/routes.ts'
import { openTries } from '../src/kernel/tries.ts'
import { keys } from './app.ts'
import { noUploads } from './files.ts'

type Parts = Parameters<typeof bindRoutes>[2]
type Arrival = Awaited<ReturnType<Parts['findArrival']>>
type Given = Partial<Omit<Parts, 'findArrival'>> & {
  /** Who comes with a token, and what else is known of that; nobody unless said. */
  arriving?: (
    token: string,
  ) => Promise<Partial<Omit<Arrival, 'session'>> & { session?: Partial<Session> | null }>
}

/** A server of some routes alone, as the binder of the kernel serves them. */
export async function serveRoutes(
  handlers: Route[],
  database: Database,
  { arriving = async () => ({}), ...more }: Given = {},
): Promise<FastifyInstance> {
  const app = Fastify()
  answerErrors(app)
  readBodies(app)
  await app.register(fastifyMultipart)
  bindRoutes(app, handlers, {
    database,
    tries: openTries(database.db, 'a key of the tests'),
    strictReplies: true,
    uploads: noUploads,
    keys,
    proofs,
    passwordGoodMs: 30 * 60_000,
    findArrival: async (token) =>
      ({ session: null, ended: null, now: null, version: null, ...(await arriving(token)) }) as Arrival,
    ...more,
  })
  return app
}
