import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { cityId } from '../server/src/features/places/places.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { seededRandom } from './measure.ts'
import { makeMany, type World } from './world.ts'

const halls = 300
/** The largest hall sees about 2 of 100 trucks, as in `freight.md`'s figures of Iran. */
const flatness = 20

export type Waiting = { driverId: number; token: string; hallId: number; turnId: number }
/** `ofHall`: a hall by chance, large ones most often; by its place in `companies`, of which each hall has one. */
export type Country = {
  hallIds: readonly number[]
  companies: readonly string[]
  admin: string
  tehran: number
  waiting: readonly Waiting[]
  coming: readonly string[]
}

/** Halls, each with a company that has money, and drivers: those who stand in their queues, and those who come yet. */
export async function fillCountry(
  { db }: World,
  { waiting, coming }: { waiting: number; coming: number },
): Promise<Country> {
  const hallIds: number[] = []
  const companies: string[] = []
  const staff: number[] = []
  for (let n = 0; n < halls; n += 1) {
    const hall = await buildHall(db, { reservationLimitMinutes: 2 })
    const company = await buildCompany(db, { hallIds: [hall.id], balanceRial: 100_000_000_000 })
    hallIds.push(hall.id)
    companies.push((await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })).token)
    staff.push((await signedIn(db, 'LoadHallAdmin', { hallId: hall.id })).userId)
  }
  const random = seededRandom(7)
  const stand = async (): Promise<Waiting> => {
    const place = pickHall(random)
    const hallId = hallIds[place] ?? 0
    const driver = await buildDriver(db)
    const { token } = await signedIn(db, 'Driver', { driverId: driver.id })
    const turn = await buildTurn(db, hallId, driver, { takenBy: staff[place] })
    return { driverId: driver.id, token, hallId, turnId: turn.id }
  }
  const come = async () => (await signedIn(db, 'Driver', { driverId: (await buildDriver(db)).id })).token
  return {
    hallIds,
    companies,
    admin: (await signedIn(db, 'Admin')).token,
    tehran: await cityId(db, 'تهران'),
    waiting: await makeMany(waiting, stand),
    coming: await makeMany(coming, come),
  }
}

/** The place of a hall by chance, where the largest has place 0. */
export const pickHall = (random: () => number): number =>
  Math.floor(flatness * (1 + halls / flatness) ** random() - flatness)
