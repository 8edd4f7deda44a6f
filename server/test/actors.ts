import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildDriver } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { buildPermit } from '../src/features/permits/permits.build.ts'
import type { Db } from '../src/kernel/database.ts'

/** The people of the main job, each signed in: the shortest way into a test's story. */
export async function hallWithCompany(db: Db, hallGiven: Parameters<typeof buildHall>[1] = {}) {
  const hall = await buildHall(db, hallGiven)
  const company = await buildCompany(db, { hallIds: [hall.id] })
  const { token, userId } = await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })
  return { hall, company, token, userId }
}

export async function driverActor(db: Db, given: Parameters<typeof buildDriver>[1] = {}) {
  const driver = await buildDriver(db, given)
  const { token, userId } = await signedIn(db, 'Driver', { driverId: driver.id })
  return { ...driver, token, userId }
}

export const adminActor = (db: Db) => signedIn(db, 'Admin')
export const hallActor = (db: Db, hallId: number) => signedIn(db, 'LoadHallAdmin', { hallId })

/**
 * A permit of a hall's cargo of two trucks, its company and driver signed in. The company had 50,000,000 rials and the
 * driver 1,000,000; the permit cost them 60,000 and 20,000.
 */
export async function permitStory(
  db: Db,
  given: Parameters<typeof buildCargo>[1] = {},
  status: PermitStatus = permitStatus.issued,
) {
  const { hall, company, token: companyToken } = await hallWithCompany(db)
  const driver = await driverActor(db)
  const cargo = await buildCargo(db, { companyId: company.id, hallId: hall.id, truckCount: 2, ...given })
  const permit = await buildPermit(db, cargo.id, { driver, status })
  return { hall, company, companyToken, driver, cargo, permit }
}
