import type { Profile } from '@bargah/contract/features/auth/auth.schema.ts'
import { plateFields } from '@bargah/contract/kernel/identity.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { computeAgeEnd } from './auth.rules.ts'

export const showAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'fullName', 'accessFlags', 'showsAll'])
    .select(['driverId', 'companyId', 'productOwnerId', 'hallId', 'mainOfficeId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const isAccount = async (db: Db | Tx, userId: number): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined

/** The living sessions of an account, the one used last first. */
export async function listSessions(db: Db | Tx, userId: number, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'deviceId', 'browser', 'system', 'sessions.createdAt', 'seenAt', 'role'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('seenAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  return rows.filter((row) => computeAgeEnd(row, now) === null)
}

/** What stands behind an account: its driver, company or product owner, or null. */
export async function showProfile(db: Db, session: Session): Promise<Profile | null> {
  if (session.driverId !== null) return showDriver(db, session.driverId)
  if (session.companyId !== null) return showCompany(db, session.companyId)
  return session.productOwnerId === null ? null : showProductOwner(db, session.productOwnerId)
}

async function showCompany(db: Db, companyId: number): Promise<Profile> {
  const company = await db
    .selectFrom('companies')
    .leftJoin('cities', 'cities.id', 'companies.cityId')
    .select(['companies.name', 'nationalId', 'mobile', 'address', 'cities.name as cityName'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { kind: 'company', ...company }
}

async function showProductOwner(db: Db, productOwnerId: number): Promise<Profile> {
  const owner = await db
    .selectFrom('productOwners')
    .select(['firstName', 'lastName', 'nationalId', 'mobile'])
    .where('id', '=', productOwnerId)
    .executeTakeFirstOrThrow()
  return { kind: 'productOwner', ...owner }
}

/** With the truck that he drives now, its fields null when he has none. */
async function showDriver(db: Db, driverId: number): Promise<Profile> {
  const { truckCard, two, letter, three, region, ...driver } = await db
    .selectFrom('drivers')
    .leftJoin('driverFreighters', 'driverFreighters.id', 'drivers.currentDriverFreighterId')
    .leftJoin('freighters', 'freighters.id', 'driverFreighters.freighterId')
    .select(['firstName', 'lastName', 'nationalId', 'mobile', 'drivers.cardNumber as driverCardNumber'])
    .select(['freighters.cardNumber as truckCard', 'plateTwo as two', 'plateLetter as letter'])
    .select(['plateThree as three', 'plateRegion as region'])
    .where('drivers.id', '=', driverId)
    .executeTakeFirstOrThrow()
  const plate = two && letter && three && region && { two, letter, three, region }
  return {
    kind: 'driver',
    ...driver,
    freighterCardNumber: truckCard,
    ...(plate ? plateFields(plate) : { plaqueNumber: null, plaqueSerialNumber: null }),
  }
}
