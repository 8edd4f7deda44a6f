import { secondMs } from '@bargah/contract/kernel/durations.ts'
import fastifyMultipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify'
import { createHash } from 'node:crypto'
import { board } from '@bargah/contract/features/board/board.endpoints.ts'
import { isKey, keyFinder } from '../features/api-keys/api-keys.api.ts'
import { sessionFinder } from '../features/auth/auth.api.ts'
import { hashToken } from '../kernel/tokens.ts'
import { proofs } from '../features/codes/codes.api.ts'
import type { Database } from '../kernel/database.ts'
import { readBodies } from '../kernel/bodies.ts'
import { compressReplies } from '../kernel/compress.ts'
import { answerErrors, rawErrors } from '../kernel/error-replies.ts'
import { bindRoutes } from '../kernel/http.ts'
import { LinesOfFaults, type Log, logAnswers, newRequestId, sendRequestIds } from '../kernel/log.ts'
import { newestKey } from '../kernel/keys.rules.ts'
import { openTries } from '../kernel/tries.ts'
import { serveDocs } from './api-docs/serve-docs.ts'
import { keepDemoAtHome } from './demo-door.ts'
import { answerHealth } from './health.ts'
import { healthFactsOf } from './metrics/health-facts.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openStanding } from './metrics/standing.ts'
import { traceRequests } from './traces/trace-requests.ts'
import type { Surroundings } from './surroundings.ts'
import type { Ports } from './ports.ts'
import { allRoutes } from './routes.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveLive } from './serve-live.ts'
import { servePanel } from './static.ts'
import { serveLogPage } from '../features/log/serve-log-page.ts'
import { serveLogs } from '../features/log/serve-logs.ts'
import { type SmsInbox, serveInbox } from '../features/sms-inbox/serve-inbox.ts'
import { serveBank } from './serve-bank.ts'
import { serveVoice } from '../features/voice/serve-voice.ts'
import { serveTiles } from './serve-tiles.ts'

/** What every connection keeps to. A proxy before the server has limits of its own; these hold without one. */
export const serverOptions = {
  bodyLimit: 1024 * 1024,
  // a request is here whole by then: a file of ten megabytes at the pace of a slow mobile network
  requestTimeout: 120 * secondMs,
  // nothing comes or goes: longer than the longest wait at a gate and the longest statement of a file together
  connectionTimeout: 180 * secondMs,
  // longer than proxies keep their connections, so that it is they who close
  keepAliveTimeout: 75 * secondMs,
  http: {
    headersTimeout: 20 * secondMs,
    connectionsCheckingInterval: 5 * secondMs,
    // requests without a Host header are answered too: nothing here uses it
    requireHostHeader: false,
  },
  ...rawErrors,
} satisfies FastifyHttpOptions<RawServerDefault>

export type AppOptions = {
  database: Database
  /** An address of the database itself, with no pooler between, to listen by. */
  directUrl: string
  ports: Ports
  /** Who hands on what people send us by text message, or null when nobody does. */
  smsInbox: SmsInbox | null
  /** The folder of the built panel, or null to serve the API alone. */
  panelDir: string | null
  isDemo: boolean
  /** Whether it is outright meant for others than those on this machine. */
  isDemoMeant: boolean
  isDevelopment: boolean
  strictReplies: boolean
  /** Told how often the work of each write waited for the database. */
  tellTrips?: (endpoint: string, trips: number) => void
  /** By how much limits are multiplied: 1 but in tests; with Infinity nothing is counted. */
  limitTimes: number
  trustedProxies: readonly string[]
  /** How long a given password is good for acts on others' money, passwords and sessions. */
  reauthMinutes: number
  around: Surroundings
  isTraced?: boolean
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
    logController: new LinesOfFaults(),
  })
  if (options.isTraced) traceRequests(app)
  sendRequestIds(app)
  logAnswers(app, options.log)
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
    tellTrips: options.tellTrips,
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
  if (ports.banks[0]?.gateway === 'builtin') serveBank(app, database.db, options.panelDir)
  if (options.smsInbox)
    serveInbox(app, { database, keys: ports.keys, tries, inbox: options.smsInbox }, options.limitTimes)
  serveVoice(app, database.db, options.limitTimes)
  serveTiles(app, ports.tiles, options.limitTimes)
  serveLogs(app, { database, ...ports }, options.limitTimes)
  serveLogPage(app, database, { panelDir: options.panelDir, times: options.limitTimes })
  await servePanel(app, options)
  return app
}

/** The clock's word in a board's reply, which is another each time. */
const clockField = /"serverNow":"([^"]*)"/

/**
 * A board is asked for each second, for weeks, and seldom changes: its reply bears a mark of all that it says but the time,
 * which stands in a header too, and whoever has it already is told that alone.
 */
function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions, headers }, reply, payload) => {
    if (routeOptions.url !== board.showBoard.path || reply.statusCode !== 200) return payload
    const text = String(payload)
    const hash = createHash('sha256').update(text.replace(clockField, '')).digest('base64url')
    const etag = `W/"${hash.slice(0, 22)}"`
    const now = clockField.exec(text)?.[1] ?? ''
    reply.headers({ etag, 'x-now': now, 'cache-control': 'no-cache' })
    if (headers['if-none-match'] !== etag) return payload
    reply.code(304)
    return ''
  })
}
