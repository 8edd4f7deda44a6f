import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { Plate } from '@bargah/contract/kernel/identity.ts'
import { compiledFirst } from '../../kernel/compiled-once.ts'
import { type Db, isStillNamed, type Tx } from '../../kernel/database.ts'
import { hasRow, insertUnlessThere, sql } from '../../kernel/sql.ts'
import { findByName, noPassword } from '../auth/auth.api.ts'

type Who = { driverId: number } | { nationalId: string }

const selectDriver = (db: Db | Tx, who: Who) =>
  db
    .selectFrom('drivers')
    .select(['id', 'firstName', 'lastName', 'isActive', 'isNative', 'currentDriverFreighterId', 'nationalId'])
    .where((eb) => ('driverId' in who ? eb('id', '=', who.driverId) : eb('nationalId', '=', who.nationalId)))
    .where('erasedAt', 'is', null)

/** What others ask of a driver, or undefined; of one who is forgotten nobody asks. */
export const findDriver = (db: Db | Tx, who: Who) => selectDriver(db, who).executeTakeFirst()

const lockById = compiledFirst((tx: Db, driverId: number) => selectDriver(tx, { driverId }).forUpdate())
/** Locks a driver's row: after the hall, before his turn and truck (the lock order at `lockHall`). */
export const lockDriver = (tx: Tx, who: Who) =>
  'driverId' in who ? lockById(tx, who.driverId) : selectDriver(tx, who).forUpdate().executeTakeFirst()

const idOf = (who: Who) =>
  'driverId' in who
    ? sql<number>`${who.driverId}::int`
    : sql<number>`(select id from drivers where national_id = ${who.nationalId})`
const currentLinkOf = (who: Who) =>
  sql<number>`(select current_driver_freighter_id from drivers where id = ${idOf(who)})`

/** Of a driver's trucks: the one behind a link of his, the one that he drives now, or the one with a smart card. */
export type WhichTruck = { driverFreighterId: number | null } | 'current' | { cardNumber: string }

/**
 * Locks a truck of a driver, so that two drivers who share it cannot bind it at one moment. Which driver and which truck is
 * looked up by the statement itself, so that it may be asked for together with the driver's lock. Undefined when it is not his.
 */
export function lockTruck(tx: Tx, who: Who, which: WhichTruck): Promise<Truck | undefined> {
  if ('driverId' in who && which === 'current') return lockCurrentTruck(tx, who.driverId)
  if ('driverId' in who && typeof which === 'object' && 'driverFreighterId' in which)
    return lockTruckOfLink(tx, who.driverId, which.driverFreighterId)
  return selectTruckToLock(tx, who, which).executeTakeFirst()
}

const lockCurrentTruck = compiledFirst((tx: Db, driverId: number) =>
  selectTruckToLock(tx, { driverId }, 'current'),
)
const lockTruckOfLink = compiledFirst((tx: Db, driverId: number, driverFreighterId: number | null) =>
  selectTruckToLock(tx, { driverId }, { driverFreighterId }),
)

const selectTruckToLock = (tx: Db, who: Who, which: WhichTruck) =>
  tx
    .selectFrom('freighters')
    .innerJoin('driverFreighters', 'driverFreighters.freighterId', 'freighters.id')
    .select(['driverFreighters.id as driverFreighterId', 'freighters.id as freighterId'])
    .select(['freighters.loaderTypeId', 'freighters.cardNumber as freighterCardNumber'])
    .where('driverFreighters.driverId', '=', idOf(who))
    .where((eb) => {
      if (which === 'current') return eb('driverFreighters.id', '=', currentLinkOf(who))
      if ('cardNumber' in which) return eb('freighters.cardNumber', '=', which.cardNumber)
      return eb('driverFreighters.id', '=', which.driverFreighterId)
    })
    .forUpdate('freighters')
export type Truck = NonNullable<Awaited<ReturnType<ReturnType<typeof selectTruckToLock>['executeTakeFirst']>>>

const truckColumns = [
  'plateTwo as two',
  'plateLetter as letter',
  'plateThree as three',
  'plateRegion as region',
] as const

export const findTruckByCard = (db: Db | Tx, cardNumber: string) =>
  db
    .selectFrom('freighters')
    .select(['id', 'loaderTypeId', ...truckColumns])
    .where('cardNumber', '=', cardNumber)
    .executeTakeFirst()

export const listDriversOfTruck = (db: Db | Tx, freighterId: number, but: number | null) =>
  db
    .selectFrom('drivers')
    .select(['drivers.id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where('drivers.id', '<>', but ?? 0)
    .where((eb) =>
      eb(
        'drivers.id',
        'in',
        eb.selectFrom('driverFreighters').select('driverId').where('freighterId', '=', freighterId),
      ),
    )
    .orderBy('drivers.id')
    .execute()

/** Locks a truck, so that of two who come with its card at one moment the second knows of the first. */
export const lockFreighter = (tx: Tx, freighterId: number) =>
  tx.selectFrom('freighters').select('id').where('id', '=', freighterId).forUpdate().executeTakeFirst()

export const findPerson = (db: Db | Tx, nationalId: string) =>
  db
    .selectFrom('drivers')
    .select(['firstName', 'lastName', 'cardNumber'])
    .where('nationalId', '=', nationalId)
    .executeTakeFirst()

type NewTruck = { cardNumber: string; plate: Plate; loaderTypeId: number; madeYear?: number }

/** Puts a truck on record. Out: its id, of the one that has the card already where one does. */
export async function insertTruck(tx: Tx, { plate, ...truck }: NewTruck, at: Date): Promise<number> {
  const row = {
    ...truck,
    plateTwo: plate.two,
    plateLetter: plate.letter,
    plateThree: plate.three,
    plateRegion: plate.region,
    createdAt: at,
  }
  const inserted = await insertUnlessThere(tx, 'freighters', row, ['cardNumber'])
  const id = inserted ?? (await findTruckByCard(tx, truck.cardNumber))?.id
  if (id === undefined) throw new Error('a truck that is on record is found')
  return id
}

type NewDriver = {
  nationalId: string
  mobile: string
  firstName: string
  lastName: string
  cardNumber: string | null
  phoneId: string | null
  truckCardSaid: string
  personInquiry: InquiryAnswer
  truckInquiry: InquiryAnswer
  isActive: boolean
}

/** Registers a driver. Out: his id, or undefined when national code, mobile or card is somebody's. */
export const insertDriver = (tx: Tx, driver: NewDriver, at: Date) =>
  insertUnlessThere(tx, 'drivers', { ...driver, awaitsActivation: !driver.isActive, createdAt: at })

/** Puts a truck among a driver's. Out: the link's id. */
export async function linkTruck(tx: Tx, driverId: number, freighterId: number, at: Date): Promise<number> {
  const link = { driverId, freighterId, createdAt: at }
  const { id } = await tx
    .insertInto('driverFreighters')
    .values(link)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives a driver a truck and makes it his current one. Out: the link's id. */
export async function giveTruck(tx: Tx, driverId: number, freighterId: number, at: Date): Promise<number> {
  const id = await linkTruck(tx, driverId, freighterId, at)
  await tx.updateTable('drivers').set({ currentDriverFreighterId: id }).where('id', '=', driverId).execute()
  return id
}

/** Whether one of these is a driver's already; a mobile also when it is a username, since both sign in. */
export async function findTaken(
  db: Db | Tx,
  { nationalId, mobile, cardNumber }: { nationalId: string; mobile: string; cardNumber: string | null },
) {
  const rows = await db
    .selectFrom('drivers')
    .select(['id', 'nationalId', 'mobile', 'cardNumber'])
    .where((eb) =>
      eb.or([
        eb('nationalId', '=', nationalId),
        eb('mobile', '=', mobile),
        eb('cardNumber', '=', cardNumber ?? ''),
      ]),
    )
    .execute()
  return {
    nationalId: rows.some((row) => row.nationalId === nationalId),
    mobile: rows.some((row) => row.mobile === mobile) || (await findByName(db, mobile)) !== undefined,
    card: cardNumber !== null && rows.some((row) => row.cardNumber === cardNumber),
  }
}

/** What an administrator acts upon of a driver, locked; undefined of one who is forgotten. */
export const lockForReview = (tx: Tx, driverId: number) =>
  tx
    .selectFrom('drivers')
    .select([
      'id',
      'nationalId',
      'firstName',
      'lastName',
      'mobile',
      'cardNumber',
      'isActive',
      'truckCardSaid',
    ])
    .select('currentDriverFreighterId')
    .where('id', '=', driverId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const isCardOfAnother = (tx: Tx, driverId: number, cardNumber: string): Promise<boolean> =>
  hasRow(
    tx.selectFrom('drivers').select('id').where('cardNumber', '=', cardNumber).where('id', '<>', driverId),
  )

type WhoHeIs = { firstName: string; lastName: string; cardNumber: string }

/** Writes who a driver is, on his account too. */
export async function setWhoHeIs(tx: Tx, driverId: number, who: WhoHeIs): Promise<void> {
  await tx.updateTable('drivers').set(who).where('id', '=', driverId).execute()
  const fullName = `${who.firstName} ${who.lastName}`
  await tx.updateTable('users').set({ fullName }).where('driverId', '=', driverId).execute()
}

export async function setActive(tx: Tx, driverId: number): Promise<void> {
  await tx
    .updateTable('drivers')
    .set({ isActive: true, awaitsActivation: false })
    .where('id', '=', driverId)
    .execute()
}

/** The loader types as registries may call them: by id, short and full name. */
export const listLoaderNames = (db: Db | Tx) =>
  db.selectFrom('loaderTypes').select(['id', 'name', 'fullName']).orderBy('id').execute()

/** Deletes a driver with his account, who was entered without a password and of whom nothing came; his truck stays on record. */
export const removeNewDriver = (tx: Tx, id: number): Promise<'removed' | 'used' | 'absent'> =>
  sql<{ id: number }>`
    with new as (select driver_id from users where driver_id = ${id} and password_hash = ${noPassword}),
    links as (delete from driver_freighters where driver_id in (table new)),
    purse as (delete from accounts where driver_id in (table new)),
    theirs as (delete from users where driver_id in (table new))
    delete from drivers where id in (table new) returning id`
    .execute(tx)
    .then(
      ({ rows }) => (rows.length > 0 ? 'removed' : 'absent'),
      (error: unknown) => {
        if (isStillNamed(error)) return 'used'
        throw error
      },
    )
