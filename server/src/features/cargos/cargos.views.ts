import type { CargoCard, CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { literals, sql } from '../../kernel/sql.ts'
import type { SqlFields } from '../../kernel/sql-list.ts'
import { sqlList } from '../../kernel/sql-list-source.ts'
import { cargoScope } from './cargo-scope.store.ts'

// what may be sorted and filtered by; PostgreSQL leaves out the joins that a query does not use
const sought = (db: Db) =>
  db
    .selectFrom('cargos')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .leftJoin('companies', 'companies.id', 'cargos.companyId')
    .leftJoin('goods', 'goods.id', 'cargos.goodsId')
    .leftJoin('packagings', 'packagings.id', 'cargos.packagingId')
type Sought = ReturnType<typeof sought>

const loaderTypeNames = sql<string>`(
  select string_agg(category_name || ' ' || name, '، ' order by loader_types.id)
  from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargos.id)`

const selected = (db: Db) =>
  db
    .selectFrom('cargos')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .innerJoin('goods', 'goods.id', 'cargos.goodsId')
    .innerJoin('packagings', 'packagings.id', 'cargos.packagingId')
    .select(['cargos.id', 'cargos.status', 'cargos.announcedAt', 'cargos.finishedAt', 'cargos.finishReason'])
    .select(['cargos.isHall', 'cargos.hallId', 'halls.name as hallName', 'cargos.companyId'])
    .select(['companies.name as companyName', 'companies.mobile as companyMobile', 'cargos.origin'])
    .select(['cargos.destination', 'cargos.truckCount', 'cargos.remaining', 'cargos.rentToman'])
    .select(['cargos.weightKg', 'cargos.goodsId', 'goods.name as goodsName', 'cargos.packagingCount'])
    .select(['packagings.name as packagingName', 'cargos.distanceKm', 'cargos.durationHours', 'cargos.tel'])
    .select(['cargos.description', 'cargos.driverFeeRial', 'cargos.rangeKm'])
    .select(loaderTypeNames.as('loaderTypeNames'))

const readCargos = (db: Db, ids: number[]) =>
  selected(db).where('cargos.id', '=', sql<number>`any(${ids}::int[])`).execute()
export type CargoFound = Awaited<ReturnType<typeof readCargos>>[number]

const netPay = sql`floor(cargos.rent_toman - cargos.driver_fee_rial / 10.0)`
const rowFields: SqlFields<CargoRow> = {
  id: 'cargos.id',
  cargoStatus: 'cargos.status',
  cargoDate: 'cargos.announcedAt',
  cargoTime: 'cargos.announcedAt',
  announcedAt: 'cargos.announcedAt',
  finishDate: 'cargos.finishedAt',
  finishTime: 'cargos.finishedAt',
  finishedAt: 'cargos.finishedAt',
  finishReason: 'cargos.finishReason',
  isLoadHall: 'cargos.isHall',
  loadHallId: 'cargos.hallId',
  loadHallName: 'halls.name',
  transportationCompanyId: 'cargos.companyId',
  transportationCompanyName: 'companies.name',
  transportationCompanyMobile: 'companies.mobile',
  cargoSource: 'cargos.origin',
  cargoDestination: 'cargos.destination',
  freighterNumber: 'cargos.truckCount',
  remaining: 'cargos.remaining',
  cargoRent: 'cargos.rentToman',
  kalaWeight: 'cargos.weightKg',
  kalaId: 'cargos.goodsId',
  kalaDesc: 'goods.name',
  bastebandyName: 'packagings.name',
  bastebandyNumber: 'cargos.packagingCount',
  loaderTypeNames,
  cargoDistance: 'cargos.distanceKm',
  cargoDuration: 'cargos.durationHours',
  description: 'cargos.description',
  tel: 'cargos.tel',
}
const cardFields: SqlFields<CargoCard> = {
  ...rowFields,
  netPayToman: netPay,
  payPerKmToman: sql`round(${netPay} / nullif(cargos.distance_km, 0) / 10) * 10`,
  driverFeeRial: 'cargos.driverFeeRial',
  cargoRange: 'cargos.rangeKm',
}

/** What was found, the newest first unless the caller sorts it. */
const listFound = (db: Db, found: (db: Db) => Sought, fields: SqlFields<CargoRow>) =>
  sqlList({
    db,
    found,
    id: 'cargos.id',
    fields,
    order: [sql`cargos.announced_at desc`],
    idDescends: true,
    read: readCargos,
  })

export type CargoFilter = {
  announced: Days
  /** Active is all that is not finished; null = both (decisions §4). */
  isActive: boolean | null
  /** Any of these; all when empty. */
  statuses: CargoStatus[]
  goodsIds: number[]
  companyId: number | null
  hallCityId: number | null
}

/** The declared cargos that the caller may see, by filter. */
export const searchCargos = (db: Db, session: Session, filter: CargoFilter) =>
  listFound(db, (within) => filtered(within, session, filter), rowFields)

function filtered(db: Db, session: Session, filter: CargoFilter): Sought {
  const { announced, isActive, statuses, goodsIds, companyId, hallCityId } = filter
  let found = sought(db).where(cargoScope(session))
  if (announced.since) found = found.where('cargos.announcedAt', '>=', announced.since)
  if (announced.before) found = found.where('cargos.announcedAt', '<', announced.before)
  if (isActive !== null) found = found.where('cargos.status', isActive ? '<>' : '=', cargoStatus.finished)
  if (statuses.length > 0) found = found.where('cargos.status', 'in', statuses)
  if (goodsIds.length > 0) found = found.where('cargos.goodsId', '=', sql<number>`any(${goodsIds}::int[])`)
  if (companyId !== null) found = found.where('cargos.companyId', '=', companyId)
  if (hallCityId !== null) found = found.where('halls.cityId', '=', hallCityId)
  return found
}

/** One cargo whole, if the caller may see it. */
export const showCargo = (db: Db, session: Session, cargoId: number) =>
  selected(db)
    .select(['cargos.goodsValueToman', 'cargos.packagingId', 'cargos.destinationCityId'])
    .select(['cargos.originLatitude', 'cargos.originLongitude'])
    .select(['cargos.destinationLatitude', 'cargos.destinationLongitude'])
    .select([
      sql<
        number[]
      >`array(select loader_type_id from cargo_loader_types where cargo_id = cargos.id order by 1)`.as(
        'loaderTypeIds',
      ),
      sql<number>`(select min(category_code) from cargo_loader_types
        join loader_types on loader_types.id = loader_type_id where cargo_id = cargos.id)`.as('categoryCode'),
    ])
    .where('cargos.id', '=', cargoId)
    .where(cargoScope(session))
    .executeTakeFirst()
export type CargoWhole = NonNullable<Awaited<ReturnType<typeof showCargo>>>

export type BoardFilter = {
  isHall: boolean
  /** Boards of these halls; null = of any. */
  hallIds: readonly number[] | null
  /** Only what this loader type may carry; null = any. */
  loaderTypeId: number | null
}

/** What a board offers at `now`: sending, announced, trucks left, its hall not closed; the newest first (decisions §4). */
export const listBoard = (db: Db, filter: BoardFilter, now: Date) =>
  listFound(db, (within) => onBoard(within, filter, now), cardFields)

function onBoard(db: Db, { isHall, hallIds, loaderTypeId }: BoardFilter, now: Date): Sought {
  // literals, so that the partial indexes of what is sending fit whatever the plan
  let found = sought(db)
    .where('cargos.status', '=', sql.lit(cargoStatus.sending))
    .where('cargos.isHall', '=', sql.lit(isHall))
    .where('cargos.remaining', '>', 0)
    .where('cargos.announcedAt', '<=', now)
    .where(sql<boolean>`halls.is_active is not false`)
  if (hallIds) found = found.where('cargos.hallId', '=', sql<number>`any(${[...hallIds]}::int[])`)
  if (loaderTypeId !== null)
    found = found.where(sql<boolean>`exists (
      select from cargo_loader_types where cargo_id = cargos.id and loader_type_id = ${loaderTypeId})`)
  return found
}

/**
 * The truck of a driver that a call speaks of: the one it names, else the live turn's, else the open permit's, else
 * the current one (decisions §5). Undefined when it is not his, or he has none.
 */
export async function findTruckOf(db: Db, driverId: number, driverFreighterId?: number) {
  const { rows } = await sql<{ loaderTypeId: number }>`
    select loader_type_id from driver_freighters join freighters on freighters.id = freighter_id
    where driver_id = ${driverId} and driver_freighters.id = coalesce(${driverFreighterId ?? null}::int,
      (select driver_freighter_id from turns where driver_id = ${driverId} and status = 'live'),
      (select driver_freighter_id from permits where driver_id = ${driverId} and status in (${literals(openPermitStatuses)})),
      (select current_driver_freighter_id from drivers where id = ${driverId}))`.execute(db)
  return rows[0]
}

/** The halls that a company represents. */
export async function listHallsOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hallCompanies')
    .select('hallId')
    .where('companyId', '=', companyId)
    .execute()
  return rows.map((row) => row.hallId)
}

type Way = { hallId: number; cityId: number; categoryCode: number | null }
export type Rents = { sample: number; low: number; usualFrom: number; usualTo: number; high: number }

/** The rents (toman) of a way from a hall to a city since a moment: both ends, the middle half, and of how many. */
export async function showRents(
  db: Db,
  { hallId, cityId, categoryCode }: Way,
  span: { since: Date; now: Date },
) {
  const { rows } = await sql<Rents | Record<keyof Rents, null>>`
    select count(*)::int as sample, min(rent_toman) as low, max(rent_toman) as high,
      round(percentile_cont(0.25) within group (order by rent_toman))::bigint as usual_from,
      round(percentile_cont(0.75) within group (order by rent_toman))::bigint as usual_to
    from cargos
    where hall_id = ${hallId} and destination_city_id = ${cityId} and status <> ${cargoStatus.awaitingReview}
      and announced_at between ${span.since} and ${span.now}
      and (${categoryCode}::int is null or exists (
        select from cargo_loader_types join loader_types on loader_types.id = loader_type_id
        where cargo_id = cargos.id and category_code = ${categoryCode}))`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate gives one row')
  return found.low === null ? null : found
}
