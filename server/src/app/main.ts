import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { doorLabels } from '@bargah/contract/features/auth/auth.text.ts'
import { createBuiltInBank } from '../adapters/bank/bank.builtin.ts'
import { createBank } from '../adapters/bank/create-bank.ts'
import { createInquiry } from '../adapters/inquiry/create-inquiry.ts'
import { createRemoteLogSigner } from '../adapters/log-signer/log-signer.http.ts'
import { tellSignerFaults } from '../features/log/tell-signer-faults.ts'
import { createLogSigner } from '../adapters/log-signer/log-signer.process.ts'
import { createMaps } from '../adapters/maps/create-maps.ts'
import { createOfflineMaps } from '../adapters/maps/maps.offline.ts'
import { roadMap } from '../adapters/maps/road-graph.ts'
import { openTiles } from '../adapters/maps/tiles.ts'
import { createPaperPrinter } from '../adapters/pdf/paper.typst.ts'
import { createTypstPdf } from '../adapters/pdf/pdf.typst.ts'
import { createMail } from '../adapters/mail/create-mail.ts'
import { createSms } from '../adapters/sms/create-sms.ts'
import { makeDemoWitnesses } from '../adapters/witness/witness.demo.ts'
import { createWitness } from '../adapters/witness/witness.http.ts'
import { createWebhookCaller } from '../adapters/webhook/webhook.http.ts'
import { countPushes } from '../adapters/push/count-pushes.ts'
import { createWebPush } from '../adapters/push/push.web.ts'
import { ownRegistry } from '../features/drivers/drivers.api.ts'
import { keepSigning, openWatch } from '../features/log/log.api.ts'
import { channelsOf } from '../features/outbox/outbox.api.ts'
import { openWebhookSender } from '../features/webhooks/webhooks.api.ts'
import { takeOverHalls } from '../features/rounds/rounds.api.ts'
import { type Job, type RunningJobs, runPeriodicJobs, startJobs } from '../kernel/jobs.ts'
import { type Log, openLog } from '../kernel/log.ts'
import { keepTimes } from '../kernel/times.ts'
import { buildApp } from './app.ts'
import { beginBackups, lastBackupAt } from './backup/nightly.ts'
import { savedParts } from './backup/saved-from.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { sendTraces } from './traces/send-traces.ts'
import { builtFrom } from './built-from.ts'
import { type Ending, endAll, killAfter, whenToldToEnd } from './closing.ts'
import { type Config, readConfig } from './config.ts'
import { checkDemoWorld, demoAccounts, isDemoWorldThere, makeDemoWorld } from '../../demo-world/demo-world.ts'
import { whereExposed } from './demo-door.ts'
import { deadlineMs, endingsOf, killedAfterMs } from './endings.ts'
import { allJobs } from './jobs.ts'
import { settleLargeRounds } from './large-rounds.ts'
import { filePorts, warnOfOthers } from './file-ports.ts'
import { knowSecrets, knowSigner, originOf } from './know-keys.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { hasAdmin } from './people.store.ts'
import type { Ports } from './ports.ts'
import { projectDir } from './project-dir.ts'
import { readSmsInbox } from './sms-settings.ts'
import { routesForJobs } from './routes.ts'
import { sayOnce } from './say-once.ts'
import { foldersOf, mustBeWritable } from './writable.ts'
import { demoWitnesses, demoWitnessesIn } from '../adapters/witness/demo-witnesses.ts'
import type { Database } from '../kernel/database.ts'

const panel = join(projectDir, 'web/dist')
/** So many who come while the server has its hands full wait; beyond 511, which Node asks for, connections got lost. */
const mostAtTheDoor = 4_096

/** Out: what is to be ended when the server is. */
async function start(config: Config, log: Log): Promise<Ending[]> {
  await mustBeWritable(config)
  const endTraces = config.traces ? await sendTraces(config.traces, log) : async () => {}
  const database = await openDatabase(config, log)
  for (const problem of database.problems) console.log(problem)
  await knowSecrets(database.db, config.keys)
  const logSigner = tellSignerFaults(
    config.logs.signer
      ? createRemoteLogSigner(config.logs.signer)
      : createLogSigner({
          databaseUrl: database.signerUrl,
          ...config.logs,
          origin: await originOf(database.db, config.logs),
        }),
    log,
  )
  await knowSigner(database.db, logSigner, { log, tries: config.logs.signer ? 1 : 10 })
  await prepareWorld(config, database)
  await takeOverHalls({ ...database, job: 'take-over-halls' }).catch((err: unknown) =>
    log.error({ of: 'log', err }, 'a hall was not taken over'),
  )
  const isDemo = await isDemoWorldThere(database.db)
  const { push, counts: pushCounts } = countPushes(createWebPush(config))
  const ports: Ports = {
    maps: createMaps(config.maps, log),
    tiles: config.tiles && openTiles(config.tiles),
    roadMap: roadMap({ isShown: config.isMapShown, tiles: config.tiles }),
    pdf: createTypstPdf(),
    // the bank page of our own gives money that nobody paid: it is for the demo world alone
    banks: [
      ...config.banks.map((bank) => createBank(bank, log)),
      ...(isDemo ? [createBuiltInBank(database.db)] : []),
    ],
    push,
    webhookCaller: createWebhookCaller({ mayLoop: config.webhooksLoop }),
    logSigner: keepSigning(logSigner, database),
    witnesses: [
      ...config.witnesses.map(createWitness),
      ...(isDemo ? demoWitnesses(config.dataDir, logSigner) : []),
    ],
    inquiry: createInquiry(config.inquiry, { own: ownRegistry(database.db), isDemo }, log),
    keys: config.keys,
    publicUrl: config.publicUrl,
    channels: channelsOf(config, isDemo),
    smsBudget: config.smsBudget,
    ...filePorts(config),
  }
  if (config.hasOwnFiles) await warnOfOthers(database.db, log)
  let jobs: RunningJobs | null = null
  const jobTimes = keepTimes()
  const app = await buildApp({
    database,
    directUrl: database.directUrl,
    ports,
    panelDir: existsSync(panel) ? panel : null,
    smsInbox: readSmsInbox(config, isDemo),
    isDemo,
    isDemoMeant: config.isDemoMeant,
    isDevelopment: process.env.NODE_ENV === 'development',
    strictReplies: process.env.NODE_ENV === 'test',
    limitTimes: config.testClock ? Number.POSITIVE_INFINITY : 1,
    trustedProxies: config.trustedProxies,
    reauthMinutes: config.reauthMinutes,
    around: {
      built: builtFrom,
      folders: foldersOf(config),
      isWorkingJobs: () => jobs?.isWorking() ?? false,
      isSignerAnswering: logSigner.isAnswering,
      poolCounts: database.poolCounts,
      times: { statements: database.statementTimes, jobs: jobTimes },
      pushCounts,
      configured: {
        sms: config.sms !== null,
        mail: config.mail !== null,
        bank: config.banks.length > 0,
        inquiry: config.inquiry !== null,
        maps: config.maps !== null,
      },
      hasOwnFiles: config.hasOwnFiles,
      ...(config.backups && { lastBackupAt: () => lastBackupAt(config.backups?.dir ?? '') }),
    },
    isTraced: config.traces !== null,
    log,
  })
  const watch = openWatch({ db: database.db, ...ports, log })
  const webhookSender = openWebhookSender({ database, ...ports, log })
  const backups = config.backups && {
    ...config.backups,
    saved: { ...savedParts(config, config.backups), url: database.directUrl },
  }
  const largeRounds = settleLargeRounds({
    databaseUrl: database.directUrl,
    hasTestClock: config.testClock !== null,
  })
  const jobList = allJobs(
    { ...config, backups, sms: createSms(config.sms), mail: createMail(config.mail) },
    {
      ...ports,
      watch,
      webhookSender,
      log,
      isDemo,
      routes: routesForJobs(ports, isDemo),
      large: largeRounds,
    },
  )
  if (database.moveClock) bindTestClock(app, database, { moveClock: database.moveClock, jobs: jobList })
  // an address that is taken ends the start before anything is begun
  const endMetrics = config.metrics ? await serveMetrics(app, config.metrics) : () => {}
  // what fell due while the server was down is done before anybody is let in
  await runPeriodicJobs(database, jobList).catch((err: unknown) =>
    log.error({ of: 'jobs', err }, 'jobs failed'),
  )
  const isAlone = database.isOwn
  jobs = await startJobs(database.directUrl, { database, jobs: jobList, log, isAlone, times: jobTimes })
  if (config.backups) await beginBackups(database, config.backups)
  await app.listen({ port: config.port, host: config.host, backlog: mostAtTheDoor })
  await announce(config, database)
  // the parent process restarts the server when it ends after this message, not before
  process.send?.('open')
  return endingsOf({ app, jobs, largeRounds, watch, webhookSender, ports, database, endMetrics, endTraces })
}

function main(): void {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  endLoudly(log)
  const started = start(config, log)
  const hurry = new AbortController()
  const end = async () => {
    setTimeout(() => process.exit(1), deadlineMs).unref()
    killAfter(killedAfterMs)
    // whoever stands over us does not start us again, however we end
    if (process.connected) process.send?.('ending')
    await endAll(await started, { hurry: hurry.signal, log })
    process.exit(0)
  }
  whenToldToEnd({ end: () => void end().catch(sayWhy), hurry: () => hurry.abort() })
  started.catch(sayWhy)
}

/** A start that fails is told to whoever started it, in a sentence. */
function sayWhy(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** What nobody catches ends the process as ever, but is written without the values that Node would print. */
function endLoudly(log: Log) {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'nobody caught it')
    process.exit(1)
  })
}

/** Makes the demo world at the first start, and keeps its known passwords off the open network. */
async function prepareWorld(config: Config, database: OpenDatabase) {
  const isThere = await isDemoWorldThere(database.db)
  const isWanted = config.demo && !isThere && !(await hasAdmin(database.db))
  const where = whereExposed(config)
  if ((isThere || isWanted) && where && !config.isDemoMeant)
    throw new Error(
      `حساب‌های نمایشی که گذرواژه‌شان را همه می‌دانند برای دیگران باز می‌شد: ${where}. اگر همین را می‌خواهید DEMO=1 بگذارید، وگرنه با DATA_DIR خالی و DEMO=0 آغاز کنید.\n` +
        `The demo accounts, whose passwords everybody knows, would be open to others: ${where}. Set DEMO=1 to serve them all the same; or begin with an empty DATA_DIR and DEMO=0.`,
    )
  if (!isWanted) return
  console.log('Making the demo world …')
  // as the owner of the tables: it fills them past the rules and then counts their rows
  const { files, fileCleaner: cleaner, fileSettings } = filePorts(config)
  const printer = createPaperPrinter()
  const papers = { printer, cleaner, folder: fileSettings.incomingDir }
  try {
    await database.asOwner((owner) => makeDemoWorld(owner, { maps: createOfflineMaps(), files, papers }))
  } finally {
    await Promise.all([printer.close(), cleaner.close()])
  }
  await checkDemoWorld(database)
  makeDemoWitnesses(demoWitnessesIn(config.dataDir))
}

async function announce(config: Config, { db }: OpenDatabase) {
  if (await isDemoWorldThere(db)) sayOnce(process.env.ACCOUNTS_SAID, sayAccounts)
  else if (!(await hasAdmin(db)))
    console.log(
      'هنوز مدیری نیست؛ با این دستور بسازید.\nThere is no administrator yet. Make one with: npm run create-admin -- USERNAME',
    )
  console.log(`\nBargah is open at ${config.publicUrl}\n`)
}

function sayAccounts() {
  console.log('Demo accounts (username, password, door of the login page: who):')
  for (const { door, username, password, who } of demoAccounts)
    console.log(`  ${username.padEnd(16)} ${password.padEnd(12)} ${doorLabels[door]}: ${who}`)
}

try {
  main()
} catch (error) {
  sayWhy(error)
}

/** `GET /test/clock`: the time that counts. `POST` { ms }: moves it and does at once what is then due. Test mode only. */
function bindTestClock(
  app: FastifyInstance,
  database: Database,
  { moveClock, jobs }: { moveClock: (ms: number) => Promise<void>; jobs: readonly Job[] },
): void {
  const now = async () => ({ now: (await database.clock.now(database.db)).toISOString() })
  app.get('/test/clock', now)
  app.post<{ Body: { ms: number } }>('/test/clock', async (request) => {
    await moveClock(request.body.ms)
    await runPeriodicJobs(database, jobs)
    return now()
  })
}
