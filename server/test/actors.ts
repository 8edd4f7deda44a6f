import { buildCompany, buildDriver, buildHall, signedIn } from './build.ts'
import type { TestApp } from './app.ts'

/** The people of the main job, each signed in: the shortest way into a test's story. */
export async function hallWithCompany({ db }: TestApp, hallGiven: Parameters<typeof buildHall>[1] = {}) {
  const hall = await buildHall(db, hallGiven)
  const company = await buildCompany(db, { hallIds: [hall.id] })
  const { token, userId } = await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })
  return { hall, company, token, userId }
}

export async function driverActor({ db }: TestApp, given: Parameters<typeof buildDriver>[1] = {}) {
  const driver = await buildDriver(db, given)
  const { token, userId } = await signedIn(db, 'Driver', { driverId: driver.id })
  return { ...driver, token, userId }
}

export const adminActor = ({ db }: TestApp) => signedIn(db, 'Admin')
export const hallActor = ({ db }: TestApp, hallId: number) => signedIn(db, 'LoadHallAdmin', { hallId })
