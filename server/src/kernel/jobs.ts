import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  Logger,
  run,
  runMigrations,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Database, Db, Tx } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { type Beats, freeAll, openHeart } from './job-runners.ts'
import type { Log } from './log.ts'
import type { Times } from './times.ts'
import { traced } from './traced.ts'
import { inShort } from './safe-error.ts'
import { openPlainPool, sql } from './sql.ts'

/** Work that is done outside a request. Every job may run twice or late: it looks at the facts again by itself. */
export type Job = {
  name: string
  /** Minutes-level crontab of the periodic ones. */
  cron?: string
  /** A long periodic job: no start waits for it. If it was missed within a day, it runs after the server has opened. */
  isLong?: boolean
  /** `ending`: aborted when the server is told to end; what takes long then stops and puts itself in the queue again. */
  run(database: Database, payload: Record<string, unknown>, ending?: AbortSignal): Promise<void>
}

/** What may take minutes stands in a line, of which one at a time is done; two places are left for all others. */
const lines = ['nightly', 'files', 'letters'] as const
type Line = (typeof lines)[number]
const places = lines.length + 2

export type Enqueued = {
  name: string
  payload: Record<string, unknown>
  inMs: number
  key: string
  line?: Line
  /** Whether it goes before or behind all others that wait; neither unless said. */
  priority?: keyof typeof priorities
}

/** The least is done first. A round that closes waits for no message, and no code waits for what thousands are told. */
const priorities = { urgent: -10, patient: 10 }

/**
 * Puts a job in the queue within the transaction; the same key replaces what waits under it. It says how long the job
 * waits and not until when, since the queue runs by the real time even where a test has moved ours.
 */
export async function enqueue(tx: Tx, { name, payload, inMs, key, line, priority }: Enqueued): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
    run_at := clock_timestamp() + ${inMs} * interval '1 millisecond', job_key := ${key}, queue_name := ${line ?? null},
    priority := ${priority ? priorities[priority] : 0})`.execute(tx)
}

/** Puts a job in the queue for each payload, by its key, all behind what cannot wait. */
export async function enqueuePatient(
  db: Db | Tx,
  name: string,
  jobs: readonly Pick<Enqueued, 'payload' | 'key'>[],
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := given.payload::json, job_key := given.key,
      priority := ${sql.lit(priorities.patient)})
    from unnest(${jobs.map(({ payload }) => JSON.stringify(payload))}::text[], ${jobs.map(({ key }) => key)}::text[])
      as given (payload, key)`.execute(db)
}

/** One after another, or some at once; one that fails holds up none of the others, and the failures are thrown together. */
export async function forEachAlone<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const failures: Error[] = []
  const left = things.values()
  const workOn = async () => {
    for (const thing of left)
      try {
        await work(thing)
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(typeof error))
      }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(inShort).join('; '))
}

/** Does every periodic job once, now, but for those that take long. */
export const runPeriodicJobs = (database: Database, jobs: readonly Job[]): Promise<void> =>
  forEachAlone(
    jobs.filter((job) => job.cron && !job.isLong),
    (job) => job.run({ ...database, job: job.name }, {}),
  )

/** Makes or updates the queue's own tables. */
export const migrateJobs = (url: string): Promise<void> => runMigrations({ connectionString: url })

export type RunningJobs = {
  /** Whether they are worked through: the queue was reached a moment ago. */
  isWorking(): boolean
  stop(): Promise<void>
}
type Runner = Awaited<ReturnType<typeof run>>

/** Does a job. One that fails is logged here; the queue, which keeps and logs what it is told, learns which error it was. */
async function runLogged(
  { job, database, log, times, ending, standing }: RunParts & { job: Job },
  payload: unknown,
) {
  const beganAt = performance.now()
  const stands = standing.begin(job.name)
  try {
    await traced(`job ${job.name}`, {}, async () =>
      job.run({ ...database, job: job.name }, (payload ?? {}) as Record<string, unknown>, ending),
    )
    times?.note(job.name, beganAt, 'done')
  } catch (err) {
    times?.note(job.name, beganAt, 'failed')
    if (standing.isLeft()) throw leftOff
    if (ending.aborted && isDatabaseAway(err))
      log.warn({ job: job.name }, 'a job was cut off as the server ended; it is done again')
    else log.error({ err, job: job.name }, 'a job failed')
    const told = new Error(inShort(err))
    told.stack = ''
    throw told
  } finally {
    stands.end()
  }
}

/** What a server works at, and whether it has left that behind at its end, after which nothing is said of it any more. */
function openStanding() {
  const inHand = new Set<{ name: string }>()
  let isLeft = false
  return {
    isLeft: () => isLeft,
    begin(name: string) {
      const one = { name }
      inHand.add(one)
      return { end: () => void inHand.delete(one) }
    },
    /** Out: what is left behind. */
    leave(): string[] {
      isLeft = true
      return [...inHand].map(({ name }) => name)
    },
  }
}
const leftOff = new Error('the server ended')
leftOff.stack = ''

type JobParts = {
  database: Database
  jobs: readonly Job[]
  log: Log
  /** Whether no other server works on this queue, so that what is held at the start is held by nobody that lives. */
  isAlone: boolean
  beats?: Beats
  /** Where they are counted and timed. */
  times?: Times
}
type RunParts = Pick<JobParts, 'database' | 'log' | 'times'> & {
  ending: AbortSignal
  standing: ReturnType<typeof openStanding>
}

const beginAgainMs = 1_000
/** How long a job that is in hand may still take at the end of the server. */
const endsWithinMs = 1_500

/**
 * Starts working through the queue until `stop` is called. Needs a direct connection (it listens). A runner that ended,
 * as it does when the database was away while a job was on, is begun again; what it held is done again.
 */
export async function startJobs(url: string, { isAlone, beats, ...parts }: JobParts): Promise<RunningJobs> {
  const log = parts.log.child({ of: 'jobs' })
  // a place asks for a moment only, and one connection listens
  const pool = openPlainPool(url, places)
  const stopping = new AbortController()
  const standing = openStanding()
  // the queue writes stacks there, beside what it says to its logger
  Object.assign(console, { trace() {} })
  if (isAlone) await freeAll(pool)
  const heart = openHeart(pool, log, beats)
  const begin = (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => heart.begin(workerPool.id))
    const options = runnerOptions({ ...parts, log, ending: stopping.signal, standing })
    return run({ ...options, pgPool: pool, events })
  }
  let runner = await begin()

  async function follow(): Promise<void> {
    await runner.promise.catch(() => {})
    while (!stopping.signal.aborted) {
      try {
        await wait(beginAgainMs, undefined, { signal: stopping.signal })
        runner = await begin()
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (err) {
        if (!stopping.signal.aborted) log.warn({ err }, 'the jobs ended by themselves; they are begun again')
      }
    }
  }
  const followed = follow()
  async function end(): Promise<true> {
    // stop() throws when the runner has ended already
    await runner.stop().catch(() => {})
    await followed
    return true
  }
  function leave(): void {
    heart.leave()
    const left = standing.leave()
    if (left.length > 0)
      log.warn({ jobs: left }, 'jobs were cut off as the server ended; they are done again')
  }
  return {
    isWorking: () => heart.isBeating(),
    async stop() {
      stopping.abort()
      if (!(await Promise.race([end(), wait(endsWithinMs, false)]))) return leave()
      await heart.stop()
      await pool.end()
    },
  }
}

/** A long periodic job that fails is tried again for half an hour; a short one comes again by itself. */
const triesOfLong = 8

/** In: jobs. Out: when the queue does the periodic ones. No short one begins while it still runs; long ones share a line. */
export const crontabOf = (jobs: readonly Job[]): string =>
  jobs
    .filter((job) => job.cron)
    .map(
      ({ cron, name, isLong }) =>
        `${cron} ${name} ?${isLong ? `queue=nightly&max=${triesOfLong}&fill=1d` : `queue=${name}&jobKey=${name}&max=1`}`,
    )
    .join('\n')

function runnerOptions({ jobs, ...parts }: RunParts & Pick<JobParts, 'jobs'>): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload) => runLogged({ job, ...parts }, payload)]),
  )
  // by batches, even of one: what goes wrong when a job is reported then ends the runner and not the process
  const worker = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
  return {
    taskList,
    crontab: crontabOf(jobs),
    preset: { worker },
    concurrency: places,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: queueLogger(parts.log, parts.standing.isLeft),
  }
}

/** The queue's own words; what it says of a failed job is written by `runLogged` already, and of jobs that are left behind by `stop`. */
const queueLogger = (log: Log, isLeft: () => boolean) =>
  new Logger(() => (level, message, meta) => {
    if (!meta?.failure && !isLeft()) log[level === 'warning' ? 'warn' : level](message)
  })
