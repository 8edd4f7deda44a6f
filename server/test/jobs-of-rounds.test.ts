import { expect, it } from 'vitest'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { settleRound } from '../src/features/rounds/settle-round.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { choosing } from './choosing.ts'

const app = useTestApp()
const { queueAt, choose, choicesOf } = choosing(() => app)
const minute = 60_000

/** A hall whose rounds open as loads come and last a minute; in one a driver waits for the one load. */
async function story() {
  const { hall, company } = await app.hallWithCompany({
    reservationLimitMinutes: 1,
    isActiveShowTime: false,
  })
  const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
  const [driver] = await queueAt(hall.id, 1)
  expect((await choose(driver, cargo.id)).data.code).toBe(1)
  const round = await app.oneRow('rounds', { hallId: hall.id })
  return { hall, company, driver, round }
}
const roundsOf = (hallId: number) =>
  app.db.selectFrom('rounds').select(['id', 'settledAt']).where('hallId', '=', hallId).orderBy('id').execute()

it('a round has a job of its own that waits for its closing, once', async () => {
  const { round } = await story()
  const { rows } = await sql<{ inMs: number }>`
    select (extract(epoch from run_at - clock_timestamp()) * 1000)::int as in_ms
    from graphile_worker.jobs where key = ${`round:${round.id}`} and task_identifier = 'settle-round'`.execute(
    app.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.inMs).toBeLessThanOrEqual(minute)
  expect(rows[0]?.inMs).toBeGreaterThan(0)
})

it('a job that comes before the closing does nothing, and what comes after it splits once', async () => {
  const { hall, driver, round } = await story()
  const closing = { ...app, logSigner: app.logSigner, watch: app.watch }
  expect(await settleRound(closing, round.id)).toBe(false)
  expect(await roundsOf(hall.id)).toEqual([{ id: round.id, settledAt: null }])
  expect(await choicesOf(driver)).toMatchObject([{ status: 1 }])
  await app.clock.moveBy(2 * minute)
  expect(await settleRound(closing, round.id)).toBe(true)
  expect(await settleRound(closing, round.id)).toBe(false)
  expect(await choicesOf(driver)).toMatchObject([{ reason: 'granted' }])
})

it('a sweep splits what has closed before it opens what is due', async () => {
  const { hall, company, driver } = await story()
  await app.buildCargo({ hallId: hall.id, companyId: company.id })
  await app.clock.moveBy(2 * minute)
  await sweepRounds(app)
  expect(await choicesOf(driver)).toMatchObject([{ reason: 'granted' }])
  expect(await roundsOf(hall.id)).toEqual([
    { id: expect.any(Number), settledAt: expect.any(Date) },
    { id: expect.any(Number), settledAt: null },
  ])
})

it('a split waits for whoever holds a driver, and sees what became of him', async () => {
  const { driver, round } = await story()
  const closing = { ...app, logSigner: app.logSigner, watch: app.watch }
  await app.clock.moveBy(2 * minute)
  const isSplit = await app.whileWaiting({
    first: (tx) => sql`select from drivers where id = ${driver.id} for update`.execute(tx),
    second: () => settleRound(closing, round.id),
    meanwhile: (tx) => sql`update drivers set is_active = false where id = ${driver.id}`.execute(tx),
  })
  expect(isSplit).toBe(true)
  expect(await app.rowsOf('priorities', { turnId: driver.turn.id })).toMatchObject([
    { reason: 'driver_inactive' },
  ])
})
