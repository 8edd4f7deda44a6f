import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  type PermitStatus,
  permitStatus,
  reservedBy,
  type ReserveType,
} from '@bargah/contract/features/permits/permits.states.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { newToken } from '../src/features/auth/passwords.ts'
import { appendHallLog } from '../src/features/halls/halls.api.ts'
import { accountOf, postTransfers } from '../src/features/wallet/wallet.api.ts'
import type { Db } from '../src/kernel/database.ts'

/** Factories: each makes one thing with plain defaults and gives back its row; `with` what matters to the test. */
let serial = 0
const next = () => ++serial
const padded = (n: number, length: number) => String(n).padStart(length, '0')

export const bandarAbbas = { latitude: 27.1865, longitude: 56.2808 }
/** Long before all tests, so that nothing is in the future by accident. */
export const longAgo = new Date('2024-01-01T00:00:00Z')

/** So that tests which move the clock keep their actors signed in. */
const neverIdle = new Date('2100-01-01T00:00:00Z')

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

/** A product owner who is accepted. */
export function buildProductOwner(db: Db, given: Partial<{ isAccepted: boolean }> = {}) {
  const n = next()
  return db
    .insertInto('productOwners')
    .values({
      firstName: 'صاحب کالا',
      lastName: `آزمون ${n}`,
      nationalId: completeNationalCode(padded(400_000_000 + n, 9)),
      mobile: `09${padded(400_000_000 + n, 9)}`,
      isAccepted: true,
      createdAt: longAgo,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
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

/** Announced an hour ago: far from the future, and from the end of a cargo's week. */
const plainCargo = () => ({
  status: cargoStatus.sending as CargoStatus,
  announcedAt: new Date(Date.now() - 3_600_000),
  origin: 'بندرعباس',
  destination: 'تهران',
  originLatitude: bandarAbbas.latitude,
  originLongitude: bandarAbbas.longitude,
  destinationLatitude: 35.6892,
  destinationLongitude: 51.389,
  distanceKm: 1268,
  durationHours: 17,
  rangeKm: 0,
  weightKg: 22_000,
  rentToman: 37_550_000,
  goodsId: 1,
  packagingId: 1,
  tel: '09173614482',
  truckCount: 1,
  companyFeeRial: 50_000,
  commissionRial: 10_000,
  driverFeeRial: 20_000,
})

type CargoGiven = Partial<
  ReturnType<typeof plainCargo> & {
    companyId: number
    productOwnerId: number
    hallId: number
    isHall: boolean
    destinationCityId: number
    goodsValueToman: number
    packagingCount: number
    description: string
    declaredBy: number
    loaderTypeIds: number[]
  }
>

/**
 * A cargo of a hall when `hallId` is given, else free. Its company (made when none is given) holds the price of all
 * its trucks, unless the cargo is finished or awaits review.
 */
export async function buildCargo(db: Db, given: CargoGiven = {}) {
  const { companyId = (await buildCompany(db)).id, loaderTypeIds = [5001], ...rest } = given
  const row = { isHall: rest.hallId !== undefined, ...plainCargo(), ...rest, companyId }
  return db.transaction().execute(async (tx) => {
    const cargo = await tx
      .insertInto('cargos')
      .values({ ...row, declaredAt: row.announcedAt, remaining: row.truckCount })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('cargoLoaderTypes')
      .values(loaderTypeIds.map((loaderTypeId) => ({ cargoId: cargo.id, loaderTypeId })))
      .execute()
    if (cargo.status === cargoStatus.finished || cargo.status === cargoStatus.awaitingReview) return cargo
    const hold = {
      kind: 'hold',
      debitAccountId: await accountOf(tx, { companyId, held: false }),
      creditAccountId: await accountOf(tx, { companyId, held: true }),
      amountRial: cargo.truckCount * (cargo.companyFeeRial + cargo.commissionRial),
      cargoId: cargo.id,
    } as const
    await postTransfers(tx, [hold], { at: cargo.announcedAt, byUser: null })
    return cargo
  })
}

type PermitGiven = Partial<{
  driver: Awaited<ReturnType<typeof buildDriver>>
  status: PermitStatus
  turnId: number
  priorityId: number
  roundId: number
  issuedAt: Date
  reserveType: ReserveType
}>

/**
 * A permit of a cargo that holds money for it: takes a truck, moves the company's share and the driver's fee to the
 * platform and, for a hall's cargo, is in the hall's log. Its driver is made when none is given.
 */
export async function buildPermit(db: Db, cargoId: number, given: PermitGiven = {}) {
  const {
    driver = await buildDriver(db),
    status = permitStatus.issued,
    issuedAt = new Date(),
    reserveType = reservedBy.driver,
    ...rest
  } = given
  return db.transaction().execute(async (tx) => {
    const cargo = await tx
      .updateTable('cargos')
      .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
      .where('id', '=', cargoId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { companyId, companyFeeRial, commissionRial, driverFeeRial, hallId } = cargo
    const { id: driverId, driverFreighterId, freighter } = driver
    const truck = { driverId, driverFreighterId, freighterId: freighter.id }
    const prices = { companyFeeRial, commissionRial, driverFeeRial }
    const row = { ...rest, ...truck, ...prices, cargoId, companyId, status, issuedAt, reserveType }
    const permit = await tx.insertInto('permits').values(row).returningAll().executeTakeFirstOrThrow()
    await tx
      .insertInto('permitEvents')
      .values({ permitId: permit.id, status: permitStatus.issued, at: issuedAt })
      .execute()
    const paid = {
      creditAccountId: await accountOf(tx, { platform: 'income' }),
      cargoId,
      permitId: permit.id,
    }
    const held = await accountOf(tx, { companyId, held: true })
    const own = await accountOf(tx, { driverId })
    await postTransfers(
      tx,
      [
        { ...paid, kind: 'company_fee', debitAccountId: held, amountRial: companyFeeRial + commissionRial },
        { ...paid, kind: 'driver_fee', debitAccountId: own, amountRial: driverFeeRial },
      ],
      { at: issuedAt, byUser: null },
    )
    if (hallId === null) return permit
    const facts = { permitId: permit.id, cargoId }
    const logHead = await appendHallLog(tx, hallId, [{ at: issuedAt, kind: 'permit_issued', facts }])
    await tx.updateTable('permits').set({ logHead }).where('id', '=', permit.id).execute()
    return { ...permit, logHead }
  })
}

type Actor = Partial<{
  driverId: number
  companyId: number
  hallId: number
  productOwnerId: number
  mainOfficeId: number
  flags: Flag[]
}>

/** Opens a session of an account. Out: its token. */
export async function newSession(db: Db, userId: number): Promise<string> {
  const { token, tokenHash } = newToken()
  await db
    .insertInto('sessions')
    .values({ tokenHash, userId, deviceId: 'test', createdAt: longAgo, seenAt: neverIdle })
    .execute()
  return token
}

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
  return { token: await newSession(db, user.id), userId: user.id }
}

/** A live turn of a driver at a hall with the hall's next number, on the driver's current truck. */
export async function buildTurn(
  db: Db,
  hallId: number,
  driver: Awaited<ReturnType<typeof buildDriver>>,
  given: Partial<{ takenAt: Date; expiresAt: Date }> = {},
) {
  const { lastTurnNumber } = await db
    .updateTable('halls')
    .set((eb) => ({ lastTurnNumber: eb('lastTurnNumber', '+', 1) }))
    .where('id', '=', hallId)
    .returning('lastTurnNumber')
    .executeTakeFirstOrThrow()
  const taker = await signedIn(db, 'LoadHallAdmin', { hallId })
  return db
    .insertInto('turns')
    .values({
      hallId,
      number: lastTurnNumber,
      driverId: driver.id,
      freighterId: driver.freighter.id,
      driverFreighterId: driver.driverFreighterId,
      isNative: false,
      status: 'live',
      takenAt: longAgo,
      takenBy: taker.userId,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
