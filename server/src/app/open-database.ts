import { join } from 'node:path'
import { databaseClock, openMovableClock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import { assertPersianCollation, startEmbeddedPostgres } from '../kernel/embedded-postgres/start.ts'
import { migrateJobs } from '../kernel/jobs.ts'
import { migrate } from '../kernel/migrations.ts'
import { openPool } from '../kernel/sql.ts'
import type { Config } from './config.ts'
import { loadFacts } from './facts.store.ts'
import { projectDir } from './project-dir.ts'

const connections = 16
// what PostgreSQL tells its last connections when it is shut down
const endedByUs = '57P01'

export type OpenDatabase = Database & {
  /** An address for jobs: the database itself, with no pooler between. */
  directUrl: string
  /** Settles with a sentence when the database ended by itself; never for an outside one. */
  lost: Promise<string | null>
  /** Moves the time that counts; there in test mode only. */
  moveClock?: (ms: number) => Promise<void>
  /** What is wrong with the database's Persian; empty when nothing is. */
  problems: string[]
  close(): Promise<void>
}

// what a query does wrong is told to whoever asked; here only what is wrong with the database itself
export const sayGrave = (line: string) => {
  if (/FATAL|PANIC|WARNING/.test(line)) console.error(`[postgres] ${line}`)
}

/** Starts or reaches the database and brings its tables and lists up to date. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: sayGrave,
      })
  const url = config.databaseUrl ?? embedded?.url
  if (!url) throw new Error('there is no database address')
  const directUrl = config.databaseDirectUrl ?? url
  await migrate(directUrl, join(projectDir, 'server/migrations'))
  await migrateJobs(directUrl)
  const { db, pool } = openPool(url, connections)
  pool.on('error', (error: Error & { code?: string }) => {
    if (error.code !== endedByUs) console.error(`[database] ${error.message}`)
  })
  await loadFacts(db)
  const movable = config.testClock && (await openMovableClock(db, config.testClock.startsAt))
  return {
    db,
    clock: movable ?? databaseClock,
    directUrl,
    lost: embedded?.exited ?? new Promise(() => {}),
    moveClock: movable?.moveBy,
    problems: await assertPersianCollation(pool),
    async close() {
      await db.destroy()
      await embedded?.stop()
    },
  }
}
