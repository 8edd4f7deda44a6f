import { createHmac } from 'node:crypto'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { findSession, hashToken, staffIdleMs } from '../features/auth/auth.api.ts'
import type { Database } from '../kernel/database.ts'
import { answerErrors } from '../kernel/error-replies.ts'
import { bindRoutes } from '../kernel/http.ts'
import { answerHealth } from './health.ts'
import type { Ports } from './ports.ts'
import { allRoutes } from './routes.ts'
import { servePanel } from './static.ts'

const bodyLimitBytes = 1024 * 1024

export type AppOptions = {
  database: Database
  ports: Ports
  /** The folder of the built panel, or null to serve the API alone. */
  panelDir: string | null
  /** Whether the database holds the demo world. */
  isDemo: boolean
  strictReplies: boolean
  /** The server's secret, the same for all servers over one database. */
  secret: string
  requestsPerMinute: number
  log: boolean
}

/** Builds the HTTP server: every route of the contract, the panel, health. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database } = options
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    logger: options.log && { level: 'warn', redact: ['req.headers.authorization'] },
  })
  answerErrors(app)
  await app.register(fastifyHelmet, { contentSecurityPolicy: { directives: panelPolicy } })
  await app.register(fastifyRateLimit, { max: options.requestsPerMinute, timeWindow: '1 minute' })
  await app.register(fastifyMultipart)
  bindRoutes(app, allRoutes(options.ports), {
    database,
    strictReplies: options.strictReplies,
    fingerprintKey: createHmac('sha256', options.secret).update('idempotency').digest('hex'),
    findSession: async (token) =>
      findSession(database.db, hashToken(token), { now: await database.clock.now(database.db), staffIdleMs }),
  })
  answerHealth(app, database)
  await servePanel(app, options)
  return app
}

const panelPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'object-src': ["'self'", 'blob:'],
  'upgrade-insecure-requests': null,
}
