import { Logger, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Database, Tx } from './database.ts'
import type { Log } from './log.ts'
import { inShort } from './safe-error.ts'
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
      failures.push(error instanceof Error ? error : new Error(typeof error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${things.length} failed`)
}

/** Does every periodic job once, now. */
export const runPeriodicJobs = (database: Database, jobs: readonly Job[]): Promise<void> =>
  forEachAlone(
    jobs.filter((job) => job.cron),
    (job) => job.run({ ...database, job: job.name }, {}),
  )

/** Makes or updates the queue's own tables. */
export const migrateJobs = (url: string): Promise<void> => runMigrations({ connectionString: url })

export type RunningJobs = { stop(): Promise<void> }

/** Does a job. One that fails is logged here; the queue, which keeps and logs what it is told, learns which error it was. */
async function runLogged(
  { job, database, log }: { job: Job; database: Database; log: Log },
  payload: unknown,
) {
  try {
    await job.run({ ...database, job: job.name }, (payload ?? {}) as Record<string, unknown>)
  } catch (err) {
    log.error({ err, job: job.name }, 'a job failed')
    const told = new Error(inShort(err))
    told.stack = ''
    throw told
  }
}

type JobParts = { database: Database; jobs: readonly Job[]; log: Log }

/** Starts working through the queue until `stop` is called. Needs a direct connection (it listens). */
export async function startJobs(url: string, { database, jobs, ...rest }: JobParts): Promise<RunningJobs> {
  const log = rest.log.child({ of: 'jobs' })
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload) => runLogged({ job, database, log }, payload)]),
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
    logger: queueLogger(log),
  })
  return {
    async stop() {
      await runner.stop()
      await pool.end()
    },
  }
}

/** The queue's own words; what it says of a failed job is written by `runLogged` already. */
const queueLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    if (!meta?.failure) log[level === 'warning' ? 'warn' : level](message)
  })
