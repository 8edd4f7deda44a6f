import type { MyPermit, PermitDetail, PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { openPermitStatuses, type PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { organizations, type Role, roleLabels } from '@bargah/contract/kernel/access.ts'
import { clockTime, isoInstant, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { plateFields } from '@bargah/contract/kernel/identity.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { notFound } from '../../kernel/errors.ts'
import { type ListSource, whole } from '../../kernel/list.ts'
import { sql } from '../../kernel/sql.ts'
import type { SqlFields } from '../../kernel/sql-list.ts'
import { sqlList } from '../../kernel/sql-list-source.ts'
import { cargoScope } from '../cargos/cargos.api.ts'
import { computeNetPay } from '../cargos/cargos.rules.ts'
import { permitScope } from './permit-scope.store.ts'

/** `since` and `before` are of the issue. */
export type PermitFilter = Days & {
  driverCardNumber?: string
  freighterCardNumber?: string
  status?: PermitStatus
  goodsIds?: readonly number[]
  companyId?: number
  hallCityId?: number
}

const rowFields: SqlFields<PermitRow> = {
  id: 'permits.id',
  cargoId: 'permits.cargoId',
  status: 'permits.status',
  driverReserveDate: 'permits.issuedAt',
  driverReserveTime: 'permits.issuedAt',
  issuedAt: 'permits.issuedAt',
  isLoadHall: 'cargos.isHall',
  loadHallName: 'halls.name',
  driverTurnId: 'permits.turnId',
  turnNumber: 'turns.number',
  driverToFreighterId: 'permits.driverFreighterId',
  transportationCompanyName: 'companies.name',
  driverName: 'drivers.firstName',
  driverFamily: 'drivers.lastName',
  driverNationalId: 'drivers.nationalId',
  driverMobile: 'drivers.mobile',
  driverCardNumber: 'drivers.cardNumber',
  freighterCardNumber: 'freighters.cardNumber',
  plaqueNumber: sql`concat(freighters.plate_two, freighters.plate_letter, freighters.plate_three)`,
  plaqueSerialNumber: 'freighters.plateRegion',
  loaderTypeName: 'loaderTypes.name',
  kalaDesc: 'goods.name',
  cargoSource: 'cargos.origin',
  cargoDestination: 'cargos.destination',
  cargoDistance: 'cargos.distanceKm',
  kalaWeight: 'cargos.weightKg',
  cargoRent: 'cargos.rentToman',
}

/** The caller's permits that the filter leaves, the newest first. */
export const listPermits = (db: Db, session: Session, filter: PermitFilter): ListSource<PermitRow> =>
  sqlList({
    db,
    found: (within) => selectFound(within, session, filter),
    id: 'permits.id',
    fields: rowFields,
    order: [sql`permits.issued_at desc`],
    idDescends: true,
    read: (within, ids) =>
      readRows(
        within,
        ids.map((id) => ({ id })),
      ),
  })

// left joins, so that PostgreSQL leaves out those that nobody sorts or filters by
const selectFound = (db: Db, session: Session, filter: PermitFilter) =>
  db
    .selectFrom('permits')
    .leftJoin('cargos', 'cargos.id', 'permits.cargoId')
    .leftJoin('drivers', 'drivers.id', 'permits.driverId')
    .leftJoin('freighters', 'freighters.id', 'permits.freighterId')
    .leftJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .leftJoin('goods', 'goods.id', 'cargos.goodsId')
    .leftJoin('companies', 'companies.id', 'permits.companyId')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .where(permitScope(session))
    .$if(filter.since !== null, (q) => q.where('permits.issuedAt', '>=', filter.since as Date))
    .$if(filter.before !== null, (q) => q.where('permits.issuedAt', '<', filter.before as Date))
    .$if(filter.status !== undefined, (q) => q.where('permits.status', '=', filter.status as PermitStatus))
    .$if(filter.companyId !== undefined, (q) => q.where('permits.companyId', '=', filter.companyId as number))
    .$if(filter.goodsIds !== undefined, (q) => q.where(isOfGoods(filter.goodsIds ?? [])))
    .$if(filter.hallCityId !== undefined, (q) => q.where(isOfHallIn(filter.hallCityId as number)))
    .$if(filter.driverCardNumber !== undefined, (q) => q.where(isOfDriver(filter.driverCardNumber ?? '')))
    .$if(filter.freighterCardNumber !== undefined, (q) =>
      q.where(isOfFreighter(filter.freighterCardNumber ?? '')),
    )

const isOfGoods = (goodsIds: readonly number[]) => sql<boolean>`
  permits.cargo_id in (select id from cargos where goods_id = any(${[...goodsIds]}::int[]))`
const isOfHallIn = (cityId: number) => sql<boolean>`
  permits.cargo_id in (select cargos.id from cargos join halls on halls.id = cargos.hall_id
    where halls.city_id = ${cityId})`
const isOfDriver = (card: string) => sql<boolean>`
  permits.driver_id in (select id from drivers where card_number = ${card})`
const isOfFreighter = (card: string) => sql<boolean>`
  permits.freighter_id in (select id from freighters where card_number = ${card})`

/** The permits of one cargo, the newest first. Throws 404 when the cargo is not the caller's. */
export async function listPermitsOfCargo(
  db: Db,
  session: Session,
  cargoId: number,
): Promise<ListSource<PermitRow>> {
  const cargo = await db
    .selectFrom('cargos')
    .select('id')
    .where('id', '=', cargoId)
    .where(cargoScope(session))
    .executeTakeFirst()
  if (!cargo) throw notFound('باری با این شماره')
  const ids = await db.selectFrom('permits').select('id').where('cargoId', '=', cargoId).execute()
  return whole(await readRows(db, ids))
}

async function readRows(db: Db, page: readonly { id: number }[]): Promise<PermitRow[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await selectRows(db)
    .where(sql<boolean>`permits.id = any(${ids}::int[])`)
    .orderBy('permits.issuedAt', 'desc')
    .orderBy('permits.id', 'desc')
    .execute()
  return rows.map(presentRow)
}

const selectRows = (db: Db) =>
  db
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .innerJoin('drivers', 'drivers.id', 'permits.driverId')
    .innerJoin('freighters', 'freighters.id', 'permits.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .innerJoin('companies', 'companies.id', 'permits.companyId')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .select(['permits.id', 'permits.cargoId', 'permits.status', 'permits.issuedAt', 'cargos.isHall'])
    .select(['halls.name as hallName', 'permits.turnId', 'turns.number as turnNumber'])
    .select(['permits.driverFreighterId', 'companies.name as companyName'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'drivers.mobile'])
    .select(['drivers.cardNumber as driverCard', 'freighters.cardNumber as freighterCard'])
    .select(['freighters.plateTwo', 'freighters.plateLetter', 'freighters.plateThree'])
    .select(['freighters.plateRegion', 'loaderTypes.name as loaderTypeName', 'goods.name as goodsName'])
    .select(['cargos.origin', 'cargos.destination', 'cargos.distanceKm', 'cargos.weightKg'])
    .select('cargos.rentToman')
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

type PlateColumns = Pick<Row, 'plateTwo' | 'plateLetter' | 'plateThree' | 'plateRegion'>
const presentPlate = (row: PlateColumns) =>
  plateFields({
    two: row.plateTwo,
    letter: row.plateLetter,
    three: row.plateThree,
    region: row.plateRegion,
  })

const presentRow = (row: Row): PermitRow => ({
  id: row.id,
  cargoId: row.cargoId,
  status: row.status,
  driverReserveDate: jalaliDate(row.issuedAt),
  driverReserveTime: clockTime(row.issuedAt),
  issuedAt: isoInstant(row.issuedAt),
  isLoadHall: row.isHall,
  loadHallName: row.hallName,
  driverTurnId: row.turnId,
  turnNumber: row.turnNumber,
  driverToFreighterId: row.driverFreighterId,
  transportationCompanyName: row.companyName,
  driverName: row.firstName,
  driverFamily: row.lastName,
  driverNationalId: row.nationalId,
  driverMobile: row.mobile,
  driverCardNumber: row.driverCard,
  freighterCardNumber: row.freighterCard,
  ...presentPlate(row),
  loaderTypeName: row.loaderTypeName,
  kalaDesc: row.goodsName,
  cargoSource: row.origin,
  cargoDestination: row.destination,
  cargoDistance: row.distanceKm,
  kalaWeight: row.weightKg,
  cargoRent: row.rentToman,
})

const outsiders: readonly Role[] = ['Driver', 'ProductOwnerAdmin', ...organizations]

/** One permit with its way and money. Throws 404 when it is not the caller's. */
export async function showPermit(db: Db, session: Session, permitId: number): Promise<PermitDetail> {
  const row = await selectRows(db)
    .select(['permits.driverFeeRial', 'permits.companyFeeRial', 'permits.commissionRial'])
    .select('permits.voidReason')
    .where('permits.id', '=', permitId)
    .where(permitScope(session))
    .executeTakeFirst()
  if (!row) throw notFound('مجوزی با این شماره')
  const isOutsider = outsiders.includes(session.role)
  return {
    ...presentRow(row),
    driverFeeRial: row.driverFeeRial,
    companyFeeRial: isOutsider ? null : row.companyFeeRial,
    commissionRial: isOutsider ? null : row.commissionRial,
    voidReason: row.voidReason,
    events: await listEvents(db, permitId, isOutsider),
  }
}

async function listEvents(db: Db, permitId: number, byRole: boolean): Promise<PermitDetail['events']> {
  const events = await db
    .selectFrom('permitEvents')
    .leftJoin('users', 'users.id', 'permitEvents.byUser')
    .select(['permitEvents.status', 'permitEvents.at', 'permitEvents.note'])
    .select(['users.fullName', 'users.role'])
    .where('permitId', '=', permitId)
    .orderBy('permitEvents.id')
    .execute()
  return events.map(({ status, at, note, fullName, role }) => ({
    status,
    at: isoInstant(at),
    by: byRole && role ? roleLabels[role] : fullName,
    note,
  }))
}

/** The driver's open permit, or null (spec 3 §3). */
export async function showMyPermit(db: Db, driverId: number): Promise<MyPermit | null> {
  const row = await selectRows(db)
    .innerJoin('packagings', 'packagings.id', 'cargos.packagingId')
    .select(['packagings.name as packagingName', 'cargos.packagingCount', 'cargos.tel'])
    .select(['cargos.description', 'permits.driverFeeRial', 'companies.mobile as companyMobile'])
    .where('permits.driverId', '=', driverId)
    .where('permits.status', 'in', openPermitStatuses)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    status: row.status,
    cargoId: row.cargoId,
    issuedAt: isoInstant(row.issuedAt),
    cargoSource: row.origin,
    cargoDestination: row.destination,
    cargoDistance: row.distanceKm,
    kalaDesc: row.goodsName,
    bastebandyName: row.packagingName,
    bastebandyNumber: row.packagingCount,
    kalaWeight: row.weightKg,
    cargoRent: row.rentToman,
    netPayToman: computeNetPay(row.rentToman, row.driverFeeRial),
    driverFeeRial: row.driverFeeRial,
    transportationCompanyName: row.companyName,
    transportationCompanyMobile: row.companyMobile,
    tel: row.tel,
    ...presentPlate(row),
    description: row.description,
  }
}
