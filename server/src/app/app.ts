import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { isKey, keyFinder } from '../features/api-keys/api-keys.api.ts'
import { sessionFinder } from '../features/auth/auth.api.ts'
import { hashToken } from '../kernel/tokens.ts'
import { proofs } from '../features/codes/codes.api.ts'
import type { Database } from '../kernel/database.ts'
import { readBodies } from '../kernel/bodies.ts'
import { compressReplies } from '../kernel/compress.ts'
import { answerErrors } from '../kernel/error-replies.ts'
import { bindRoutes } from '../kernel/http.ts'
import { type Log, newRequestId, sendRequestIds } from '../kernel/log.ts'
import { newestKey } from '../kernel/keys.rules.ts'
import { openTries } from '../kernel/tries.ts'
import { serveDocs } from './api-docs/serve-docs.ts'
import { answerUnchanged } from './answer-unchanged.ts'
import { keepDemoAtHome } from './demo-door.ts'
import { answerHealth } from './health.ts'
import { healthFactsOf } from './metrics/health-facts.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openStanding } from './metrics/standing.ts'
import type { Surroundings } from './surroundings.ts'
import type { Ports } from './ports.ts'
import { allRoutes } from './routes.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveLive } from './serve-live.ts'
import { serverOptions } from './server-options.ts'
import { servePanel } from './static.ts'
import { serveLogPage } from '../features/log/serve-log-page.ts'
import { serveLogs } from '../features/log/serve-logs.ts'
import { type SmsInbox, serveInbox } from '../features/sms-inbox/serve-inbox.ts'
import { serveBank } from './serve-bank.ts'
import { serveVoice } from '../features/voice/serve-voice.ts'
import { serveTiles } from './serve-tiles.ts'

export type AppOptions = {
  database: Database
  /** An address of the database itself, with no pooler between, to listen by. */
  directUrl: string
  ports: Ports
  /** Who hands on what people send us by text message, or null when nobody does. */
  smsInbox: SmsInbox | null
  /** The folder of the built panel, or null to serve the API alone. */
  panelDir: string | null
  /** Whether the database holds the demo world. */
  isDemo: boolean
  /** Whether it is outright meant for others than those on this machine. */
  isDemoMeant: boolean
  /** Whether developers run it from its source. */
  isDevelopment: boolean
  strictReplies: boolean
  /** In tests: how often the work of a write may wait for the database. */
  mostTrips?: (endpoint: string) => number
  /** By how much limits are multiplied: 1 but in tests; with Infinity nothing is counted. */
  limitTimes: number
  trustedProxies: readonly string[]
  /** How long a given password is good for acts on others' money, passwords and sessions. */
  reauthMinutes: number
  around: Surroundings
  log: Log
}

/** Builds the HTTP server: every route of the contract, the panel, health. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, ports } = options
  const app = Fastify({
    ...serverOptions,
    trustProxy: [...options.trustedProxies],
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    loggerInstance: options.log as FastifyBaseLogger,
    genReqId: newRequestId,
  })
  sendRequestIds(app)
  answerErrors(app)
  readBodies(app)
  sendSecurityHeaders(app)
  answerUnchanged(app)
  compressReplies(app)
  if (options.isDemo && !options.isDemoMeant) keepDemoAtHome(app)
  await app.register(fastifyMultipart)
  const findSession = sessionFinder(database, { demandsFactors: !options.isDemo })
  const findKey = keyFinder(database)
  const findArrival = (token: string, lookup: string | null) =>
    (isKey(token) ? findKey : findSession)({ tokenHash: hashToken(token), lookup })
  const tries = openTries(database.db, newestKey(options.ports.keys, 'tries').key.toString('hex'))
  const standing = openStanding(app, database, {
    around: options.around,
    witnesses: ports.witnesses.map(({ verifier }) => verifier.name),
  })
  const tellHealth = healthFactsOf(standing)
  bindRoutes(app, allRoutes(options.ports, { ...options, tellHealth }), {
    database,
    tries,
    limitTimes: options.limitTimes,
    strictReplies: options.strictReplies,
    mostTrips: options.mostTrips,
    keys: options.ports.keys,
    proofs,
    passwordGoodMs: options.reauthMinutes * 60_000,
    uploads: {
      folder: ports.fileSettings.incomingDir,
      clean: (from, into, kinds) => ports.fileCleaner.clean(from, into, kinds),
      store: ports.files,
    },
    findArrival,
  })
  const liveCount = serveLive(app, {
    database,
    directUrl: options.directUrl,
    findArrival: (token) => findArrival(token, null),
    log: options.log,
    times: options.limitTimes,
  })
  answerHealth(app, { metrics: openMetrics(app, { standing, liveCount }), standing })
  serveDocs(app, { publicUrl: options.ports.publicUrl, showsDocs: options.isDemo || options.isDevelopment })
  if (ports.banks[0]?.gateway === 'builtin') serveBank(app, database.db)
  if (options.smsInbox)
    serveInbox(app, { database, keys: ports.keys, tries, inbox: options.smsInbox }, options.limitTimes)
  serveVoice(app, database.db, options.limitTimes)
  serveTiles(app, ports.tiles, options.limitTimes)
  serveLogs(app, { database, ...ports }, options.limitTimes)
  serveLogPage(app, database, { panelDir: options.panelDir, times: options.limitTimes })
  await servePanel(app, options)
  return app
}
