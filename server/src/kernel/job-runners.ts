import { hostname } from 'node:os'
import type { Log } from './log.ts'
import { type Db, type Pool, sql } from './sql.ts'

/** How often a runner beats, and after how long without a beat it counts as dead. */
export type Beats = { everyMs: number; deadAfterMs: number }
const usual: Beats = { everyMs: 10_000, deadAfterMs: 40_000 }

const server = `${hostname()}:${process.pid}`

/** A runner may lock a job just before its first beat, so a job that was locked just now is not held by a dead one. */
const heldByTheDead = `
  select distinct locked_by from graphile_worker.jobs
  where locked_at < now() - $1 * interval '1 millisecond' and not exists (
    select from job_runners where id = locked_by and beat_at >= now() - $1 * interval '1 millisecond')`

/** Frees what runners hold. What may be tried once is dropped: a periodic job that comes again by itself, and never from here. */
async function unlock(pool: Pool, runners: readonly string[]): Promise<void> {
  if (runners.length === 0) return
  const { rows } = await pool.query<{ id: number }>(
    'select id from graphile_worker.jobs where locked_by = any($1) and max_attempts = 1',
    [runners],
  )
  await pool.query('select graphile_worker.force_unlock_workers($1)', [runners])
  await pool.query('select graphile_worker.complete_jobs($1)', [rows.map(({ id }) => id)])
}

/**
 * Frees lines that are held while nothing of them is in hand: where one job was done twice, whoever was the first to end it left
 * the other nothing by which to let go of the line.
 */
const freeIdleLines = (pool: Pool, heldForMs: number) =>
  pool.query(
    `update graphile_worker._private_job_queues as line set locked_by = null, locked_at = null
    where locked_at <= now() - $1 * interval '1 millisecond' and not exists (
      select from graphile_worker._private_jobs where job_queue_id = line.id and locked_at is not null)`,
    [heldForMs],
  )

/** Frees all that is held: for a start that knows that no other server works on the queue. */
export async function freeAll(pool: Pool): Promise<void> {
  const held = 'select distinct locked_by from graphile_worker.jobs where locked_by is not null'
  const { rows } = await pool.query<{ locked_by: string }>(held)
  await unlock(
    pool,
    rows.map((row) => row.locked_by),
  )
  await freeIdleLines(pool, 0)
  await pool.query('delete from job_runners')
}

/** Frees what runners hold that beat no more, and forgets them. Out: which they were. */
async function freeDead(pool: Pool, deadAfterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ locked_by: string }>(heldByTheDead, [deadAfterMs])
  const dead = rows.map((row) => row.locked_by)
  await unlock(pool, dead)
  await freeIdleLines(pool, deadAfterMs)
  await pool.query(`delete from job_runners where beat_at < now() - $1 * interval '1 millisecond'`, [
    deadAfterMs,
  ])
  return dead
}

/** Whether a process of this machine is gone; of another machine nobody knows. */
function isGone(name: string): boolean {
  const [host, pid] = name.split(/:(?=\d+$)/)
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as { code?: string }).code === 'ESRCH'
  }
}

/** The other servers over the same database, by their beats, without those of this machine that have died. */
export async function listOthers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ server: string }>`select distinct server from job_runners
    where beat_at > now() - ${usual.deadAfterMs} * interval '1 millisecond' and server <> ${server} order by server`.execute(
    db,
  )
  return rows.map((row) => row.server).filter((name) => !isGone(name))
}

export type Heart = {
  /** Registers a new runner of this server, and frees at once what the one before it held. */
  begin(runner: string): void
  /** Whether its last beat came through, and not long ago. */
  isBeating(): boolean
  /** Beats no more, and leaves what its runner holds to others, who free it when they miss the beat. */
  leave(): void
  stop(): Promise<void>
}

/**
 * Has this server's runner be known as living, by a beat in the database and its clock, and frees what those hold that are
 * dead: a killed server's jobs would stay locked for four hours. One that only slept long may do a job a second time, which
 * every job bears.
 */
export function openHeart(pool: Pool, log: Log, { everyMs, deadAfterMs }: Beats = usual): Heart {
  let living: string | null = null
  let gone: string[] = []
  let beating: Promise<void> = Promise.resolve()
  let lastBeat = Number.NEGATIVE_INFINITY
  let hasLeft = false

  async function forgetGone(): Promise<void> {
    const runners = gone
    await unlock(pool, runners)
    await pool.query('delete from job_runners where id = any($1)', [runners])
    gone = gone.filter((runner) => !runners.includes(runner))
  }
  async function beat(): Promise<void> {
    await forgetGone()
    if (living)
      await pool.query(
        `insert into job_runners (id, server) values ($1, $2) on conflict (id) do update set beat_at = now()`,
        [living, server],
      )
    lastBeat = performance.now()
    const dead = await freeDead(pool, deadAfterMs)
    if (dead.length > 0) log.warn({ runners: dead }, 'what runners held that are no more was freed')
  }
  function beatNext(): Promise<void> {
    beating = beating.then(beat).catch((err: unknown) => {
      if (!hasLeft) log.warn({ err }, 'a beat of the jobs failed')
    })
    return beating
  }
  const leaveLiving = () => {
    if (living) gone = [...gone, living]
    living = null
  }
  const timer = setInterval(() => void beatNext(), everyMs)
  return {
    begin(runner) {
      leaveLiving()
      living = runner
      void beatNext()
    },
    isBeating: () => performance.now() - lastBeat < deadAfterMs,
    leave() {
      hasLeft = true
      clearInterval(timer)
    },
    async stop() {
      clearInterval(timer)
      leaveLiving()
      await beatNext()
    },
  }
}
