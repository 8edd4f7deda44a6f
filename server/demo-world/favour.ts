import { hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { createHash } from 'node:crypto'
import type { Maps } from '../src/adapters/maps/maps.port.ts'
import { monthOf } from '../src/features/oversight/oversight.api.ts'
import type { Tx } from '../src/kernel/database.ts'
import { addFavourPeople, type FavourMonth, type FavourPeople } from './favour-people.ts'
import { tellFavourOfFreeLoads } from './favour-free-loads.ts'
import { tellFavourAtHall } from './favour-rounds.ts'
import { closedHallPlan } from './hall-plans.ts'
import { closeHallRows, openHall } from './halls.ts'
import { createRandom } from './random.ts'
import { later, type World } from './world.ts'

const seed = 1406
const agoMs = 90 * dayMs

/**
 * Plants one case of each kind of what looks like favour (rules 16.8) into a month of a hall that is closed now, with
 * people and chance of its own, so that the year beside it stays as it is. Comes when all else is told. Out: the month.
 */
export async function addFavour(world: World, maps: Maps, passwordHash: string): Promise<FavourMonth> {
  const { from } = monthOf(later(world.now, -agoMs))
  const at = (day: number, hour: number) => later(from, (day - 1) * dayMs + hour * hourMs)
  const hall = await openHall(world, maps, closedHallPlan)
  const chance = {
    random: createRandom(seed),
    salts: createRandom(seed + 1),
    mishaps: createRandom(seed + 2),
  }
  const apart: World = { ...world, ...chance, halls: [hall], loads: [], returned: [], turnsBack: [] }
  const people = addFavourPeople(apart, passwordHash)
  apart.staff = { ...world.staff, ...staffOf(apart, people) }
  const month = { world: apart, hall, people, at }
  tellFavourAtHall(month)
  tellFavourOfFreeLoads(month)
  closeHallRows(apart)
  return month
}

const staffOf = ({ rows }: World, { clerks, firms }: FavourPeople) => ({
  ofHall: new Map([[closedHallPlan.id, clerks.lists]]),
  ofCompany: new Map(
    Object.values(firms).map((id) => [id, rows.users.find(({ companyId }) => companyId === id)?.id ?? 0]),
  ),
})

const phone = 'f0a1c7d2-5b3e-4e6a-9c48-2d7b61e0a935'

/** Two of the drivers signed in on one phone, each for a day. */
export async function openSharedPhone(tx: Tx, { people, at }: FavourMonth): Promise<void> {
  for (const [index, { userId }] of people.crews.far.slice(0, 2).entries()) {
    const [createdAt, endedAt] = [at(6 + index, 8), at(6 + index, 20)]
    const tokenHash = createHash('sha256').update(`${phone} ${index}`).digest()
    const session = { userId, deviceId: phone, createdAt, seenAt: endedAt, endedAt, passwordAt: createdAt }
    await tx
      .insertInto('sessions')
      .values({ ...session, tokenHash, browser: 'chrome', system: 'android', endReason: 'signed_out' })
      .execute()
  }
}
