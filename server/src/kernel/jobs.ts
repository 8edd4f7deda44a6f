import { Logger, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Database, Tx } from './database.ts'
import { openPlainPool, sql } from './sql.ts'

/** Work that is done outside a request. Every job may run twice or late: it looks at the facts again by itself. */
export type Job = {
  name: string
  /** Minutes-level crontab of the periodic ones. */
  cron?: string
  run(database: Database, payload: Record<string, unknown>): Promise<void>
}

type Enqueued = { name: string; payload: Record<string, unknown>; inMs: number; key: string }

/**
 * Puts a job in the queue within the transaction; the same key replaces what waits under it. It says how long the job
 * waits and not until when, since the queue runs by the real time even where a test has moved ours.
 */
export async function enqueue(tx: Tx, { name, payload, inMs, key }: Enqueued): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := clock_timestamp() + ${inMs} * interval '1 millisecond', job_key := ${key})`.execute(tx)
}

/**
 * Does the work for each thing, one after another. One that fails holds up none of the others; the failures are thrown
 * together at the end.
 */
export async function forEachAlone<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = []
  for (const thing of things) {
    try {
      await work(thing)
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((failure) => failure.message).join('; '))
}

/** Does every periodic job once, now. */
export const runPeriodicJobs = (database: Database, jobs: readonly Job[]): Promise<void> =>
  forEachAlone(
    jobs.filter((job) => job.cron),
    (job) => job.run(database, {}),
  )

/** Makes or updates the queue's own tables. */
export const migrateJobs = (url: string): Promise<void> => runMigrations({ connectionString: url })

export type RunningJobs = { stop(): Promise<void> }

/** Starts working through the queue until `stop` is called. Needs a direct connection (it listens). */
export async function startJobs(url: string, database: Database, jobs: readonly Job[]): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload) => job.run(database, (payload ?? {}) as Record<string, unknown>)]),
  )
  const crontab = jobs
    .filter((job) => job.cron)
    .map((job) => `${job.cron} ${job.name} ?max=1`)
    .join('\n')
  const pool = openPlainPool(url, 4)
  const runner = await run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 2,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger,
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}

const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`[jobs] ${message}`)
})
