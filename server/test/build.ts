import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { newToken } from '../src/features/auth/passwords.ts'
import type { Db } from '../src/kernel/database.ts'

/** Factories: each makes one thing with plain defaults and gives back its row; `with` what matters to the test. */
let serial = 0
const next = () => ++serial
const padded = (n: number, length: number) => String(n).padStart(length, '0')

export const bandarAbbas = { latitude: 27.1865, longitude: 56.2808 }
/** Long before all tests, so that nothing is in the future by accident. */
export const longAgo = new Date('2024-01-01T00:00:00Z')

/** The id of a city by its name in the gazetteer. */
export async function cityId(db: Db, name: string): Promise<number> {
  const city = await db.selectFrom('cities').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return city.id
}

export async function buildHall(
  db: Db,
  given: Partial<{
    name: string
    isActive: boolean
    reservationLimitMinutes: number
    reservationRangeKm: number
    turnRangeKm: number
    driverFeeRial: number
    companyFeeRial: number
    activeTurnApp: boolean
    isActiveShowTime: boolean
    isFreeCargo: boolean
    turnExpireHours: number
    nativeTurnExpireHours: number
    limitNewTurnHours: number
    travelTimeHours: number
  }> = {},
) {
  return db
    .insertInto('halls')
    .values({
      name: `سالن ${next()}`,
      cityId: await cityId(db, 'بندرعباس'),
      ...bandarAbbas,
      driverFeeRial: 20_000,
      companyFeeRial: 50_000,
      reservationLimitMinutes: 1,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildCompany(
  db: Db,
  given: Partial<{
    name: string
    balanceRial: number
    hallIds: number[]
    isAccepted: boolean
    instantBill: boolean
    reserveEntrancePermission: boolean
    commissionFixedRial: number
  }> = {},
) {
  const { balanceRial = 50_000_000, hallIds = [], ...row } = given
  const company = await db
    .insertInto('companies')
    .values({
      name: `شرکت ${next()}`,
      nationalId: padded(10_000_000_000 + next(), 11),
      mobile: '09121234567',
      isAccepted: true,
      createdAt: longAgo,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('accounts')
    .values([
      { kind: 'company', companyId: company.id, balanceRial: 0 },
      { kind: 'company_held', companyId: company.id, balanceRial: 0 },
    ])
    .execute()
  await putMoney(db, { companyId: company.id }, balanceRial)
  for (const hallId of hallIds)
    await db.insertInto('hallCompanies').values({ hallId, companyId: company.id }).execute()
  return company
}

export async function buildDriver(
  db: Db,
  given: Partial<{
    firstName: string
    isActive: boolean
    balanceRial: number
    loaderTypeId: number
  }> = {},
) {
  const n = next()
  const { balanceRial = 1_000_000, loaderTypeId = 5001, ...row } = given
  const driver = await db
    .insertInto('drivers')
    .values({
      nationalId: completeNationalCode(padded(100_000_000 + n, 9)),
      firstName: 'راننده',
      lastName: `آزمون ${n}`,
      mobile: `09${padded(100_000_000 + n, 9)}`,
      cardNumber: padded(2_000_000 + n, 7),
      createdAt: longAgo,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const freighter = await buildFreighter(db, loaderTypeId)
  const link = await db
    .insertInto('driverFreighters')
    .values({ driverId: driver.id, freighterId: freighter.id, createdAt: longAgo })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('drivers')
    .set({ currentDriverFreighterId: link.id })
    .where('id', '=', driver.id)
    .execute()
  await db.insertInto('accounts').values({ kind: 'driver', driverId: driver.id, balanceRial: 0 }).execute()
  await putMoney(db, { driverId: driver.id }, balanceRial)
  return { ...driver, freighter, driverFreighterId: link.id }
}

export function buildFreighter(db: Db, loaderTypeId = 5001) {
  const n = next()
  return db
    .insertInto('freighters')
    .values({
      cardNumber: padded(3_000_000 + n, 7),
      plateTwo: padded(n % 100, 2),
      plateLetter: 'ع',
      plateThree: padded(n % 1000, 3),
      plateRegion: '84',
      loaderTypeId,
      createdAt: longAgo,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts money into a wallet as a top-up, so that the ledger stays balanced. */
export async function putMoney(
  db: Db,
  owner: { driverId: number } | { companyId: number },
  amountRial: number,
) {
  if (amountRial === 0) return
  const cash = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'platform_cash')
    .executeTakeFirstOrThrow()
  const account = await db
    .updateTable('accounts')
    .set((eb) => ({ balanceRial: eb('balanceRial', '+', amountRial) }))
    .where('kind', '=', 'driverId' in owner ? 'driver' : 'company')
    .where((eb) =>
      'driverId' in owner ? eb('driverId', '=', owner.driverId) : eb('companyId', '=', owner.companyId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('transfers')
    .values({ debitAccountId: cash.id, creditAccountId: account.id, amountRial, kind: 'top_up', at: longAgo })
    .execute()
}

type Actor = Partial<{
  driverId: number
  companyId: number
  hallId: number
  productOwnerId: number
  flags: Flag[]
}>

/** An account of `role` that is signed in already. Out: its token and the user's id. */
export async function signedIn(db: Db, role: Role, { flags = [], ...ids }: Actor = {}) {
  const user = await db
    .insertInto('users')
    .values({
      username: `${role}_${next()}`,
      passwordHash: 'none',
      role,
      fullName: 'کاربر آزمون',
      accessFlags: flags,
      createdAt: longAgo,
      ...ids,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { token, tokenHash } = newToken()
  const now = new Date()
  await db
    .insertInto('sessions')
    .values({ tokenHash, userId: user.id, deviceId: 'test', createdAt: now, seenAt: now })
    .execute()
  return { token, userId: user.id }
}
