import { setTimeout as wait } from 'node:timers/promises'
import { LogSignerFault } from '../src/adapters/log-signer/log-signer.port.ts'
import { databaseClock, openMovableClock } from '../src/kernel/clock.ts'
import { transaction } from '../src/kernel/database.ts'
import { openPool, sql } from '../src/kernel/sql.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { findOpenRound } from '../src/features/rounds/rounds.store.ts'
import type { TestApp } from './app.ts'
import { openHistory, type Step } from './history.ts'
import { waitUntil } from './server-process.ts'
import { expectSound } from './log-books.ts'

/**
 * When something is done around the closing of a round: while it is open; begun before its end, in the log after it; while
 * the clock passes the end, whichever comes first; after the end; once the lists are opened; while they are split; after it.
 */
export const moments = ['early', 'across', 'near', 'closed', 'opened', 'splitting', 'after'] as const
export type Moment = (typeof moments)[number]
export type TimedStep = Step & { moment: Moment; waitMs: number }
/** Where, if anywhere, all connections are cut in the middle of what they do, as when a server dies. */
export type Closing = { steps: readonly TimedStep[]; crash: Moment | null; crashMs: number }

const longest = 40

const away = () => Promise.reject(new LogSignerFault('the signer is away', 'away'))

/** Two halls over many closings, each played as its plan says. `count` hears of all that was done, and when. */
export async function openClosings(app: TestApp, count: (what: string) => void) {
  const owner = openPool(app.ownerUrl, 1)
  // by a connection that no crash cuts
  const clock = await openMovableClock(owner.db)
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(app.db)
  const appRole = rows[0]?.name
  let isCut = false
  const history = await openHistory(app, { mayFail: () => isCut })
  const [hallId = 0] = history.hallIds
  const kept = history.hallIds.map((): string[] => [])

  /**
   * Ends every connection of the app that is in the middle of something, but for the one that holds the gate. Out: they; one
   * that came to its end meanwhile is in the pool again, and gone a moment later.
   */
  async function cut(gate: number): Promise<number[]> {
    const ended = await sql<{ pid: number }>`
      select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and usename = ${appRole} and pid <> ${gate} and state <> 'idle'`.execute(owner.db)
    for (const _ of ended.rows) count('connection cut')
    return ended.rows.map(({ pid }) => pid)
  }

  async function untilGone(pids: readonly number[]): Promise<void> {
    const areGone = async () => {
      const { rows } = await sql`select from pg_stat_activity where pid = any(${pids})`.execute(owner.db)
      return rows.length === 0
    }
    await waitUntil(areGone)
    // and the pool has heard of it
    await wait(longest)
  }

  const sweep = () => sweepRounds(app)
  const openOnly = () =>
    sweepRounds({
      db: app.db,
      clock: app.clock,
      watch: app.watch,
      logSigner: { ...app.logSigner, sign: away, receipts: away },
    })

  /** Does the steps of a moment at once, each after its wait, beside `more`; where the plan says so, cuts them off. */
  async function play(
    plan: Closing,
    moment: Moment,
    more: () => Promise<unknown> = async () => {},
    gate = 0,
  ) {
    isCut = plan.crash === moment
    const steps = plan.steps.filter((step) => step.moment === moment)
    const doing = steps.map(async (step) => {
      await wait(step.waitMs)
      if (await history.do(step)) count(`${step.act} ${moment}`)
    })
    const all = [...doing, more()]
    if (isCut) {
      const ending = Promise.allSettled(all)
      await wait(plan.crashMs)
      const ended = await cut(gate)
      await ending
      await untilGone(ended)
      count(`cut ${moment}`)
    } else await Promise.all(all)
    isCut = false
  }

  const closesAt = async () => (await findOpenRound(app.db, hallId))?.closesAt
  /** Sets the clock to so many milliseconds before the round's end, or behind it. */
  async function moveTo(end: Date, ms: number) {
    const now = await clock.now(owner.db)
    await clock.moveBy(end.getTime() + ms - now.getTime())
  }

  /** Holds the hall's log while the steps that come across the end begin, and lets go when it is past. */
  async function playAcross(plan: Closing, end: Date) {
    await moveTo(end, -5_000)
    let doing: Promise<unknown> | undefined
    await transaction({ db: app.db, clock: databaseClock }, async (tx) => {
      const { rows: held } = await sql<{ pid: number }>`
        select pg_backend_pid() as pid from lock_hall_log(${hallId})`.execute(tx)
      doing = play(plan, 'across', undefined, held[0]?.pid)
      await wait(longest + 20)
      await moveTo(end, 1)
    })
    await doing
  }

  return {
    history,
    async playClosing(plan: Closing): Promise<void> {
      await history.begin()
      for (const step of plan.steps.filter(({ moment }) => moment === 'early'))
        if (await history.do(step)) count(`${step.act} early`)
      const end = await closesAt()
      if (!end) throw new Error('no round is open')
      const has = (moment: Moment) =>
        plan.crash === moment || plan.steps.some((step) => step.moment === moment)
      if (has('across')) await playAcross(plan, end)
      else if (has('near')) {
        await moveTo(end, -longest / 2)
        await play(plan, 'near')
      }
      await moveTo(end, longest)
      if (has('closed')) await play(plan, 'closed')
      if (has('opened')) {
        await openOnly().catch(() => {})
        await play(plan, 'opened')
      }
      await play(plan, 'splitting', sweep)
      // whoever comes after a crash goes on from where it stands
      await sweep()
      if (((await closesAt()) ?? end) > end) count('next round')
      await play(plan, 'after')
    },
    async expectSound(): Promise<void> {
      for (const [i, id] of history.hallIds.entries()) await expectSound(app, id, kept[i] as string[])
    },
    /** Nothing opens a round there any more. */
    async close(): Promise<void> {
      const own = app.db.updateTable('halls').set({ isActive: false })
      await own.where('id', 'in', history.hallIds).execute()
      await owner.db.destroy()
    },
  }
}
