import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Contract } from '@bargah/contract/contract.ts'
import type { ListGroups } from '@bargah/contract/kernel/list-columns.ts'
import { contract } from '@bargah/contract/contract.ts'
import type { BodyInput, QueryInput } from '@bargah/contract/kernel/endpoint.ts'
import { createBuiltInBank } from '../src/adapters/bank/bank.builtin.ts'
import type { Banks } from '../src/adapters/bank/bank.port.ts'
import { createOutboxMail } from '../src/adapters/mail/create-mail.ts'
import type { Mail } from '../src/adapters/mail/mail.port.ts'
import { createBuiltInInquiry } from '../src/adapters/inquiry/inquiry.builtin.ts'
import { createOfflineMaps } from '../src/adapters/maps/maps.offline.ts'
import { roadMap } from '../src/adapters/maps/road-graph.ts'
import type { Witness } from '../src/adapters/witness/witness.port.ts'
import { openSigner } from '../src/adapters/log-signer/signer.ts'
import type { Pdf, PermitSheet, Statement, TurnSlip } from '../src/adapters/pdf/pdf.port.ts'
import type { PushMessage, PushTarget } from '../src/adapters/push/push.port.ts'
import { createWebhookCaller } from '../src/adapters/webhook/webhook.http.ts'
import { createWebPush } from '../src/adapters/push/push.web.ts'
import { type AppOptions, buildApp } from '../src/app/app.ts'
import { routesForJobs } from '../src/app/routes.ts'
import { filePorts } from '../src/app/file-ports.ts'
import { newSession } from '../src/features/auth/auth.build.ts'
import { doHeldActs } from '../src/features/held-acts/do-held-acts.ts'
import { heldActsJob } from '../src/features/held-acts/hold-act.ts'
import { runImport } from '../src/features/imports/run-import.ts'
import { importJob } from '../src/features/imports/take-import.ts'
import { ownRegistry } from '../src/features/drivers/drivers.api.ts'
import { keepSigning, openWatch } from '../src/features/log/log.api.ts'
import { openWebhookSender } from '../src/features/webhooks/webhooks.api.ts'
import { deliverLetter } from '../src/features/mail/deliver-letter.ts'
import { makeMorning } from '../src/features/reports/make-morning.ts'
import { findLetterFile, forgetFiles } from '../src/features/reports/morning.store.ts'
import { beginMornings, makeMorningJob } from '../src/features/reports/set-morning.ts'
import type { Channels, SmsBudget } from '../src/features/outbox/outbox.api.ts'
import { keyRing } from '../src/kernel/keys.rules.ts'
import { openLog } from '../src/kernel/log.ts'
import type { TimesTaken, Times } from '../src/kernel/times.ts'
import { keepWithinTrips } from './most-trips.ts'
import { openTestDatabase } from './database.ts'
import { worldOf } from './world.ts'
import { type Called, requestOf, type RequestParts } from './request.ts'
import { mustSayWhatItIs } from './says-what-it-is.ts'

type Key = keyof Contract
type Sent<K extends Key> = Omit<RequestParts, 'query' | 'body'> & {
  query?: QueryInput<Contract[K]>
  body?: BodyInput<Contract[K]>
}
/** What came back, in one shape for all reply styles; `data` is loose because tests also read refusals. */
export type Reply = {
  status: number
  statusCode: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the server said
  data: any
  errors: string[]
  message: string
  total?: number
  totalIsAtLeast?: number
  groups?: ListGroups
  headers: Record<string, unknown>
  bytes: Buffer
  /** All that came, as it came. */
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever the server said
  json: any
}

const timesOf = (...taken: TimesTaken[]): Times => ({ note() {}, read: () => taken })

/** A server that lacks nothing. */
export const quietAround: AppOptions['around'] = {
  built: { commit: 'c0ffee'.repeat(6) + '1234', hasChanges: true },
  folders: [],
  isWorkingJobs: () => true,
  isSignerAnswering: () => true,
  poolCounts: () => ({ total: 3, idle: 2, waiting: 1 }),
  times: {
    statements: timesOf({ name: 'database', outcome: 'done', count: 40, seconds: 0.5 }),
    jobs: timesOf(
      { name: 'settle-round', outcome: 'done', count: 2, seconds: 3 },
      { name: 'settle-round', outcome: 'failed', count: 1, seconds: 0.25 },
    ),
  },
  pushCounts: () => ({ sent: 5, gone: 2, failed: 1 }),
  configured: { sms: true, mail: true, bank: true, inquiry: true, maps: true },
}

/** How long things are kept where no setting says otherwise. */
export const keeping = { audit: 730, session: 30, device: 400, notice: 30, outbox: 7 }

/** How many bytes of files one account may send within a day. */
export const dailyFileBytes = 1024 * 1024
export const keys = keyRing(new Map([[1, 'a secret of the tests, long enough']]))

/** A Pdf that keeps what it was asked to print; the real one has tests of its own. */
function recordingPdf(): Pdf & { sheets: PermitSheet[]; slips: TurnSlip[]; statements: Statement[] } {
  const sheets: PermitSheet[] = []
  const slips: TurnSlip[] = []
  const statements: Statement[] = []
  return {
    sheets,
    slips,
    statements,
    async renderStatement(statement) {
      statements.push(statement)
      return Buffer.from('%PDF-1.7 recorded')
    },
    async renderTurnSlip(slip) {
      slips.push(slip)
      return Buffer.from('%PDF-1.7 recorded')
    },
    async renderPermit(...printed) {
      sheets.push(...printed)
      return Buffer.from('%PDF-1.7 recorded')
    },
    async close() {},
  }
}

/** A Push that keeps what it was asked to show; where a test says so, the browser is gone. */
function recordingPush() {
  const shown: { target: PushTarget; message: PushMessage }[] = []
  const real = createWebPush({ keys, publicUrl: 'http://bargah.test' })
  const recording = {
    ...real,
    shown,
    isGone: false,
    async send(target: PushTarget, message: PushMessage) {
      shown.push({ target, message })
      return recording.isGone ? ('gone' as const) : ('sent' as const)
    },
  }
  return recording
}

const plainBudget: SmsBudget = { mostAnHour: 10_000 }
type TestOptions = {
  connections?: number
  channels?: Channels
  smsBudget?: SmsBudget
  /** Through whom wallets are topped up, when not the built-in bank. */
  banks?: Banks
  /** Who is listed as watching the logs; nobody asks them here. */
  witnesses?: readonly Witness[]
  at?: Parameters<typeof openTestDatabase>[1]
} & Partial<Omit<AppOptions, 'database' | 'ports'>>

/** The whole server on a database of its own, or on the one that is given, called without a network. */
export async function openTestApp({
  witnesses = [],
  connections,
  channels = { sms: true, mail: true },
  smsBudget = plainBudget,
  banks,
  at,
  ...more
}: TestOptions = {}) {
  const database = await openTestDatabase(connections, at)
  const pdf = recordingPdf()
  const push = recordingPush()
  const maps = createOfflineMaps()
  // the fictitious registry, whose answers a number decides
  const inquiry = createBuiltInInquiry(ownRegistry(database.db), { isDemo: true })
  const dataDir = join(tmpdir(), `bargah-test-${randomUUID()}`)
  const files = filePorts({
    dataDir,
    files: { s3: null, dir: join(dataDir, 'files'), dailyBytes: dailyFileBytes },
  })
  const logSigner = openSigner({
    databaseUrl: database.signerUrl,
    origin: 'bargah.test',
    keyFile: join(dataDir, 'log-signer/key.pem'),
    seenDir: join(dataDir, 'log-signer/seen'),
  })
  const ports = {
    maps,
    roadMap: roadMap(),
    tiles: null,
    pdf,
    banks: banks ?? [createBuiltInBank(database.db)],
    push,
    webhookCaller: createWebhookCaller({ mayLoop: true }),
    logSigner: keepSigning(logSigner, database),
    witnesses,
    inquiry,
    keys,
    publicUrl: 'http://bargah.test',
    channels,
    smsBudget,
    ...files,
  }
  let fault = ''
  const app = await buildApp({
    database,
    directUrl: database.url,
    ports,
    panelDir: null,
    smsInbox: null,
    isDemo: false,
    isDemoMeant: false,
    isDevelopment: false,
    strictReplies: true,
    tellTrips: keepWithinTrips,
    // a test makes more calls than a person; its limits are those that it asks for
    limitTimes: Number.POSITIVE_INFINITY,
    trustedProxies: ['127.0.0.0/8', '::1'],
    reauthMinutes: 30,
    around: quietAround,
    log: openLog('error', { write: (line) => void (fault = line) }),
    ...more,
  })
  await app.ready()

  async function send(endpoint: Called, said: RequestParts = {}): Promise<Reply> {
    const response = await app.inject(requestOf(endpoint, said))
    mustSayWhatItIs(endpoint.path, response)
    const json = String(response.headers['content-type']).includes('json') ? response.json() : null
    const bare = json === null || typeof json !== 'object' || !('statusCode' in json)
    return {
      status: response.statusCode,
      statusCode: bare ? response.statusCode : json.statusCode,
      data: bare ? json : json.data,
      errors: bare ? [] : json.errors,
      message: bare ? '' : json.message,
      total: bare ? undefined : json.total,
      totalIsAtLeast: bare ? undefined : json.totalIsAtLeast,
      groups: bare ? undefined : json.groups,
      headers: response.headers,
      bytes: response.rawPayload,
      text: response.body,
      json,
    }
  }

  const tokens = new Map<number, string>()
  async function tokenOf(userId: number): Promise<string> {
    const token = tokens.get(userId) ?? (await newSession(database.db, userId))
    tokens.set(userId, token)
    return token
  }
  async function sendAs(userId: number, endpoint: Called, said: RequestParts = {}): Promise<Reply> {
    const reply = await send(endpoint, { ...said, token: await tokenOf(userId) })
    if (reply.status !== 401 && reply.status !== 429) return reply
    tokens.delete(userId)
    return send(endpoint, { ...said, token: await tokenOf(userId) })
  }

  const webhookSender = openWebhookSender({
    database,
    keys,
    webhookCaller: ports.webhookCaller,
    log: openLog('silent'),
  })
  const forOthers = {
    routes: () => routesForJobs(ports, false),
    keys,
    demandsFactors: true,
    log: openLog('silent'),
  }
  return {
    ...database,
    ...worldOf(database.db),
    app,
    /** What the server wrote last of a fault of its own. */
    lastFault: () => fault,
    webhookSender,
    keys,
    keeping,
    maps,
    pdf,
    push,
    logSigner,
    watch: openWatch({ db: database.db, logSigner, witnesses: [], log: openLog('silent') }),
    inquiry,
    ...files,
    /** The job that does what waited until its time came. */
    doHeldActs: () => doHeldActs({ ...database, job: heldActsJob }, forOthers),
    /** Begins what is sent each morning and due, and makes one file of it. */
    beginMornings: () => beginMornings(database),
    makeMorning: (fileId: number) => makeMorning({ ...database, job: makeMorningJob }, forOthers, fileId),
    /** Hands a letter to a server of mail, or leaves it in the outbox. */
    deliverLetter: (id: number, mail: Mail = createOutboxMail()) =>
      deliverLetter(database, { keys, mail, findFile: findLetterFile }, id),
    forgetMorningFiles: async () => forgetFiles(database.db, await database.clock.now(database.db)),
    /** The job that goes through an import, until `ending`. */
    runImport: (id: number, ending?: AbortSignal) =>
      runImport({ ...database, job: importJob }, forOthers, { id, ending }),
    dataDir,
    send,
    /** As an account, in one session of its own until that has ended or guessed at too many passwords. */
    sendAs,
    call: <K extends Key>(key: K, sent: Sent<K> = {}) => send(contract[key], sent),
    async close() {
      webhookSender.close()
      await app.close()
      await webhookSender.idle()
      await logSigner.close()
      await files.fileCleaner.close()
      await rm(dataDir, { recursive: true, force: true })
      await database.close()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole server for the tests of a file: opened before their own hooks, closed after them; empty until then. */
export function useTestApp(options?: TestOptions): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await openTestApp(options))
  })
  // it has nothing to close when it could not be opened
  afterAll(() => app.close?.())
  return app
}
