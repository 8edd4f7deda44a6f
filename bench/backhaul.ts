import { contract } from '@bargah/contract/contract.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { compareCall } from './compare-call.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import type { World } from './world.ts'

const length = { turns: 3, ms: 1_000 }
/** Of the cities of the country loads wait in so many, the first one of them where the driver unloads. */
const towns = [1, 300] as const

/**
 * What waits near where a driver unloads, over HTTP by sixteen clients, beside the same SQL by plain named statements:
 * once with the loads on offer all in that one town, once in three hundred.
 */
export async function benchBackhaul(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: false }, async (world, { rows }) => {
    const { id, token } = await driverWhoUnloaded(world)
    for (const count of towns) {
      const offered = await spreadLoads(world, count)
      const { method, path } = contract.listBackhaul
      await compareCall(world, {
        title: `backhaul: ${offered} loads on offer of ${rows} in ${count} towns`,
        asked: { method, path: `${path}?Id=${id}`, token, body: undefined },
        length,
      })
    }
  })
}

/** Loads on offer wait in so many towns. Out: how many they are. */
async function spreadLoads({ db }: World, count: number): Promise<number> {
  const { numAffectedRows } = await sql`with towns as (
      select latitude, longitude, row_number() over (order by id) - 1 as place from cities limit ${count})
    update cargos set origin_latitude = towns.latitude, origin_longitude = towns.longitude
    from towns where towns.place = cargos.id / 50 % ${count}::int and status = ${cargoStatus.sending}`.execute(
    db,
  )
  await sql`vacuum analyze cargos`.execute(db).catch(() => undefined)
  return Number(numAffectedRows)
}

/** A driver whose last load ended in the first of the towns. Out: his permit and his token. */
async function driverWhoUnloaded({ db }: World): Promise<{ id: number; token: string }> {
  const { rows } = await sql<{ id: number; driverId: number }>`with last as (
      select id, cargo_id, driver_id, driver_freighter_id from permits
      where status = ${permitStatus.completed} order by id desc limit 1),
    brought as (update cargos set destination_latitude = town.latitude, destination_longitude = town.longitude
      from last, (select latitude, longitude from cities order by id limit 1) as town
      where cargos.id = last.cargo_id),
    driving as (update drivers set current_driver_freighter_id = driver_freighter_id
      from last where drivers.id = last.driver_id)
    select id, driver_id as "driverId" from last`.execute(db)
  const [permit] = rows
  if (!permit) throw new Error('nobody has unloaded')
  return { id: permit.id, token: (await signedIn(db, 'Driver', { driverId: permit.driverId })).token }
}
