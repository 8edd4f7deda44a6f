import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faultOfAppRole } from '../kernel/app-role.ts'
import { databaseClock, openMovableClock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import {
  assertPersianCollation,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../kernel/embedded-postgres/start.ts'
import { openWaker } from '../kernel/live/wake.ts'
import type { Log } from '../kernel/log.ts'
import { asSigner } from '../kernel/tlog/log-roles.ts'
import { openReplica } from '../kernel/replica.ts'
import { openPool } from '../kernel/sql.ts'
import { keepTimes, type Times } from '../kernel/times.ts'
import { checkDatabase } from './check-database.ts'
import type { Config } from './config.ts'
import { loadFacts } from './facts.store.ts'
import { prepareTables } from './prepare-tables.ts'

const connections = 16
const letGoMs = 500
// what PostgreSQL tells its last connections when it is shut down
const endedByUs = '57P01'

export type OpenDatabase = Database & {
  /** Does what only the owner of the tables may: filling past the rules, counting rows for the planner. */
  asOwner<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** An address for jobs: the database itself, with no pooler between. */
  directUrl: string
  /** An address for the signer of the public logs. */
  signerUrl: string
  /** Whether no other server works on it: it is this one's own. */
  isOwn: boolean
  poolCounts(): { total: number; idle: number; waiting: number }
  /** What it was asked, and its replica. */
  statementTimes: Times
  /** Moves the time that counts; there in test mode only. */
  moveClock?: (ms: number) => Promise<void>
  /** What is wrong with the database's Persian or the server's role in it; empty when nothing is. */
  problems: string[]
  /** Says that it will be closed soon, so that a next server waits for it. */
  sayEnding(): void
  close(): Promise<void>
}

// what a query does wrong is told to whoever asked; here only what is wrong with the database itself
export const graveLines = (log: Log) => (line: string) => {
  if (/FATAL|PANIC|WARNING/.test(line)) log.warn({ of: 'postgres' }, line)
}

/** Starts the server's own database, or looks at the outside one, and does nothing in it. Out: its addresses. */
export async function reachDatabase(config: Config, log: Log) {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: graveLines(log) })
  const reached = addresses(config, embedded)
  if (!embedded) await checkDatabase(reached)
  return { embedded, ...reached }
}

/** Starts or reaches the database and brings its tables and lists up to date. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { embedded, appUrl, ownerUrl, directUrl, signerUrl } = await reachDatabase(config, log)
  await prepareTables({ ownerUrl, appUrl }, { withClock: config.testClock !== null })
  const times = keepTimes()
  const { db, pool } = openPool(appUrl, connections, { times, as: 'database' })
  pool.on('error', (error: Error & { code?: string }) => {
    if (error.code !== endedByUs) log.error({ of: 'database', err: error }, 'a connection was lost')
  })
  await loadFacts(db)
  const movable = config.testClock && (await openMovableClock(db, config.testClock.startsAt))
  const clock = movable ?? databaseClock
  const replica = config.databaseReadUrl
    ? await openReplica({ primary: db, primaryUrl: directUrl, url: config.databaseReadUrl, log, times })
    : undefined
  const problems = [...(await assertPersianCollation(pool)), await faultOfAppRole(pool)]
  return {
    db,
    clock,
    replica,
    wake: openWaker(db),
    async asOwner(work) {
      const owner = openPool(ownerUrl, 1)
      try {
        return await work({ db: owner.db, clock })
      } finally {
        await owner.db.destroy()
      }
    },
    directUrl,
    signerUrl,
    isOwn: embedded !== null,
    poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    statementTimes: times,
    moveClock: movable?.moveBy,
    problems: problems.filter((problem) => problem !== null),
    sayEnding: () => embedded?.sayEnding(),
    async close() {
      // whoever still uses a connection is cut off
      replica?.close()
      await Promise.race([db.destroy(), wait(letGoMs)])
      await embedded?.stop()
    },
  }
}

/** For a command that looks at what is there: throws where there is no database, since a new one would be found in order. */
export function openExisting(config: Config, log: Log): Promise<OpenDatabase> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/cluster')))
    throw new Error(
      `There is no database in ${config.dataDir}: set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return openDatabase(config, log)
}

function addresses(config: Config, embedded: EmbeddedPostgres | null) {
  if (embedded) {
    const { appUrl, url: ownerUrl, signerUrl } = embedded
    return { appUrl, ownerUrl, directUrl: appUrl, signerUrl }
  }
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl, logDatabaseUrl } = config
  if (!databaseUrl || !databaseDirectUrl || !databaseOwnerUrl) throw new Error('there is no database address')
  return {
    appUrl: databaseUrl,
    ownerUrl: databaseOwnerUrl,
    directUrl: databaseDirectUrl,
    signerUrl: logDatabaseUrl ?? asSigner(databaseOwnerUrl),
  }
}
