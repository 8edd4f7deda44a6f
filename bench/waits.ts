import { contract } from '@bargah/contract/contract.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { coverWaits, listBegun } from '../server/test/wait-coverage.ts'
import { compareCall } from './compare-call.ts'
import { fillDemo } from './demo.ts'
import type { ListsOptions } from './kept-trade.ts'
import { withCluster, type World } from './world.ts'

const length = { turns: 3, ms: 1_000 }
const halls = 20
const hourMs = 3_600_000

/**
 * When a driver's turn gets a load: how often what is said held over the demo year, told at different ages of a turn; then
 * the call over HTTP by sixteen clients beside the same SQL by plain named statements, in a database of so many turns.
 */
export async function benchWaits(durable: boolean, { rows }: ListsOptions): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const demo = await cluster.make(fillDemo)
    await cluster.onCopy(demo, async ({ db }) => sayCoverage(await listBegun(db)))
    const made = await cluster.make((world) => fillTurns(world, rows))
    await cluster.onCopy(made, async (world) => {
      const { token, turnId } = made.facts
      const { method, path } = contract.showMyWait
      await compareCall(world, {
        title: `waits: one of ${rows} turns`,
        asked: { method, path: `${path}?DriverTurnId=${turnId}`, token, body: undefined },
        length,
      })
    })
  })
}

function sayCoverage(turns: Awaited<ReturnType<typeof listBegun>>) {
  for (const hours of [0, 2, 6, 24]) {
    const { asked, said, known, held, toldHeld, toldTried } = coverWaits(turns, { waitedMs: hours * hourMs })
    console.log(
      `waits: after ${hours} h: said to ${said} of ${asked} turns, held for ${held} of ${known} ` +
        `(${((100 * held) / known).toFixed(1)} %), was said to hold in ${((100 * toldHeld) / toldTried).toFixed(1)} %`,
    )
  }
}

/** So many turns of three years in twenty halls, a round each hour, and a driver who has just taken one. Out: his. */
async function fillTurns({ db }: World, rows: number): Promise<{ token: string; turnId: number }> {
  const hallIds: number[] = []
  for (let n = 0; n < halls; n += 1)
    hallIds.push((await buildHall(db, { name: `سالن ${n + 1}`, reservationLimitMinutes: 10 })).id)
  const driver = await buildDriver(db)
  const { userId, token } = await signedIn(db, 'Driver', { driverId: driver.id })
  await sql`alter table turns disable trigger user`.execute(db)
  await sql`insert into turns (hall_id, number, driver_id, freighter_id, driver_freighter_id, is_native, status, taken_at,
      taken_by, ended_at)
    select (${hallIds}::int[])[1 + n % ${halls}], 1 + n / ${halls}, ${driver.id}, ${driver.freighter.id},
      ${driver.driverFreighterId}, false, case when n = ${rows} then 'live' when n % 11 = 0 then 'expired' else 'used' end,
      begun.at, ${userId}, case when n < ${rows} then begun.at + (1 + n * 7 % 40) * interval '1 hour' end
    from generate_series(1, ${rows}) as n, lateral (
      select now() - (${rows} - n) * interval '3 years' / ${rows} as at) as begun`.execute(db)
  await sql`alter table turns enable trigger user`.execute(db)
  await sql`insert into turn_starts (turn_id, hall_id, loader_type_id, ahead, taken_at)
    select turns.id, hall_id, loader_type_id, turns.id * 7 % 25, taken_at
    from turns join freighters on freighters.id = freighter_id`.execute(db)
  await sql`insert into rounds (hall_id, opens_at, closes_at, settled_at)
    select hall, at, at, at from unnest(${hallIds}::int[]) as hall,
      generate_series(now() - interval '1 year', now(), interval '1 hour') as at`.execute(db)
  await sql`vacuum analyze turns, turn_starts, rounds`.execute(db)
  const { id: turnId } = await db
    .selectFrom('turns')
    .select('id')
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow()
  return { token, turnId }
}
