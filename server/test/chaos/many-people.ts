import { signedIn } from '../../src/features/auth/auth.build.ts'
import { buildCompany } from '../../src/features/companies/companies.build.ts'
import { buildDriver } from '../../src/features/drivers/drivers.build.ts'
import { buildHall } from '../../src/features/halls/halls.build.ts'
import { cityId } from '../../src/features/places/places.build.ts'
import type { Db } from '../../src/kernel/sql.ts'
import type { Client } from './busy-clients.ts'
import type { BusyDriver } from './busy-drivers.ts'
import type { Accounts } from './ledger-acts.ts'
import { accountsOf } from './ledger-fire.ts'

const [companies, freeCompanies] = [8, 2]
const [queues, freeTakers, driversEach] = [6, 2, 6]
export const startRial = 100_000_000_000

export type People = {
  hallIds: number[]
  companies: Client[]
  /** Each client is some of them. */
  drivers: BusyDriver[][]
  admin: { token: string; userId: number }
  accounts: Accounts
}

/**
 * Three halls with rounds of a minute and one that settles each choice at once; companies that declare for them, two of which
 * free loads, drivers who queue or take those, and an administrator.
 */
export async function makePeople(db: Db): Promise<People> {
  const limits = [1, 1, 1, 0]
  const hallIds: number[] = []
  for (const reservationLimitMinutes of limits)
    hallIds.push((await buildHall(db, { reservationLimitMinutes, isFreeCargo: true })).id)
  const hallOf = (place: number) => hallIds[place % hallIds.length] as number
  const tehran = await cityId(db, 'تهران')
  const [companyIds, driverIds]: [number[], number[]] = [[], []]
  const clients: Client[] = []
  for (let place = 0; place < companies; place += 1) {
    const isFree = place >= companies - freeCompanies
    const hallId = hallOf(place)
    // a company that lets drivers in without a turn
    const given = { balanceRial: startRial, hallIds: [hallId], reserveEntrancePermission: true }
    const { id } = await buildCompany(db, given)
    const { token } = await signedIn(db, 'TransportationCompanyAdmin', { companyId: id })
    companyIds.push(id)
    clients.push({ token, hallId, cityId: tehran, isFree })
  }
  const driver = async (hallId: number | null): Promise<BusyDriver> => {
    const { id } = await buildDriver(db, { balanceRial: startRial })
    driverIds.push(id)
    return { token: (await signedIn(db, 'Driver', { driverId: id })).token, hallId }
  }
  const drivers: BusyDriver[][] = []
  for (let place = 0; place < queues + freeTakers; place += 1) {
    const some: BusyDriver[] = []
    for (let n = 0; n < driversEach; n += 1) some.push(await driver(place < queues ? hallOf(place) : null))
    drivers.push(some)
  }
  return {
    hallIds,
    companies: clients,
    drivers,
    admin: await signedIn(db, 'Admin'),
    accounts: await accountsOf(db, driverIds, companyIds),
  }
}
