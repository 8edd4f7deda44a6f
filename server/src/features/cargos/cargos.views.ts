import { boardTable, cargoTable } from '@bargah/contract/features/cargos/cargos.columns.ts'
import { CargoCard, CargoRow, CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoState, type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  type ColumnField,
  columnFields,
  inRows,
  loadFields,
  type OurName,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { computeNetPay, computePayPerKm } from '@bargah/contract/features/cargos/pay.rules.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { type FewAsked, findFew } from '../../kernel/find-few.ts'
import { literals, sql } from '../../kernel/sql.ts'
import { computed, equals, isAnyOf, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { addressFields, customerFields, isOfCustomers } from '../customers/customers.api.ts'
import { cargoScope } from './cargo-scope.store.ts'
import { isOfferedTo } from './chosen-drivers.store.ts'

const declared = Object.fromEntries(
  columnFields.map((wire) => [inRows(wire), `cargos.${loadFields[wire].name}`]),
) as { [W in ColumnField as Uncapitalize<W>]: `cargos.${OurName<W>}` }

// each loader type by its id: joined, PostgreSQL reads all of them for each load
const ofLoader = (value: string) =>
  sql`(select ${sql.raw(value)} from loader_types where id = loader_type_id)`
const namesOfLoaders = (
  name: string,
) => sql`(select string_agg(${ofLoader(name)}, '، ' order by loader_type_id)
  from cargo_loader_types where cargo_id = cargos.id)`

/** The trucks that a load has or still waits for: a finished one waits for none. */
const trucksPaid = sql`(cargos.truck_count - case when cargos.status = ${sql.lit(cargoStatus.finished)}
  then cargos.remaining else 0 end)`

// an owner's load alone is reviewed: of others no event is looked up
const isRejected = sql`(cargos.status = ${sql.lit(cargoStatus.finished)} and cargos.product_owner_id is not null
  and exists (select from cargo_events where cargo_id = cargos.id and kind = 'rejected'))`

const cargoRows = sqlRows(CargoRow, cargoTable, {
  from: 'cargos',
  searchText: 'cargos.searchText',
  joins: {
    halls: 'cargos.hallId',
    companies: 'cargos.companyId',
    goods: 'cargos.goodsId',
    packagings: 'cargos.packagingId',
  },
  fields: {
    id: 'cargos.id',
    uniqueCode: { sql: sql`cargo_code(cargos.id)` },
    cargoStatus: 'cargos.status',
    cargoDate: 'cargos.announcedAt',
    cargoTime: 'cargos.announcedAt',
    announcedAt: 'cargos.announcedAt',
    finishDate: 'cargos.finishedAt',
    finishTime: 'cargos.finishedAt',
    finishedAt: 'cargos.finishedAt',
    finishReason: 'cargos.finishReason',
    isRejected: { sql: isRejected },
    cargoState: {
      sql: sql`case when ${isRejected} then ${sql.lit(cargoState.rejected)} else cargos.status end`,
    },
    isForChosen: 'cargos.isForChosen',
    loadHallName: 'halls.name',
    transportationCompanyName: 'companies.name',
    transportationCompanyMobile: 'companies.mobile',
    ...declared,
    ...customerFields,
    remaining: 'cargos.remaining',
    trucksPaid: { sql: trucksPaid },
    rentOfTrucks: { sql: sql`cargos.rent_toman::bigint * ${trucksPaid}` },
    requests: {
      sql: sql`(select (select count(*)::int from priorities
          where priorities.cargo_id = cargos.id and status = ${sql.lit(priorityStatus.waiting)})
        from round_cargos join rounds on rounds.id = round_id where round_cargos.cargo_id = cargos.id and settled_at is null)`,
    },
    kalaDesc: 'goods.name',
    bastebandyName: 'packagings.name',
    loaderTypeNames: { sql: namesOfLoaders('full_name') },
    loaderShortNames: { sql: namesOfLoaders('coalesce(short_name, full_name)') },
    loaderTypes: {
      sql: sql`array(select loader_type_id from cargo_loader_types where cargo_id = cargos.id order by 1)`,
    },
    typeCode: {
      sql: sql`(select min(${ofLoader('category_code')}) from cargo_loader_types where cargo_id = cargos.id)`,
    },
    transportationCompanyHallId: {
      sql: sql`(select id from hall_companies
        where hall_companies.hall_id = cargos.hall_id and hall_companies.company_id = cargos.company_id)`,
    },
  },
})

/** Of a hall, announced at `now` and looking for trucks; literals, so that the partial indexes of what is sending fit whatever the plan. */
export const isShownByHalls = (now: Date) =>
  sql<boolean>`cargos.status = ${sql.lit(cargoStatus.sending)} and cargos.is_hall and cargos.remaining > 0 and cargos.announced_at <= ${now}`

/** What a search of cargos leaves. `since` and `before` are of the announcement; absent = all. */
export type CargoFilter = Days & {
  /** These alone. */
  ids?: readonly number[]
  /** Those alone that boards of halls show at this instant. */
  onBoardAt?: Date
  /** Active is all that is not finished (rules 9.2). */
  isActive?: boolean
  statuses?: readonly CargoStatus[]
  goodsIds?: readonly number[]
  companyId?: number
  hallCityId?: number
  senderIds?: readonly number[]
  receiverIds?: readonly number[]
}

/** The caller's declared cargos that the filter leaves, the newest first. */
export const searchCargos = (db: Db, session: Session, filter: CargoFilter) =>
  cargoRows.list(db, {
    where: [
      cargoScope(session),
      isSince('cargos.announcedAt', filter.since),
      isBefore('cargos.announcedAt', filter.before),
      filter.onBoardAt && isShownByHalls(filter.onBoardAt),
      isActive(filter.isActive),
      isAnyOf('cargos.id', filter.ids),
      isAnyOf('cargos.status', filter.statuses),
      isAnyOf('cargos.goodsId', filter.goodsIds),
      equals('cargos.companyId', filter.companyId),
      equals('halls.cityId', filter.hallCityId),
      isOfCustomers('sender', filter.senderIds),
      isOfCustomers('receiver', filter.receiverIds),
    ],
    order: ['-cargos.announcedAt'],
  })

/** A handful of the caller's cargos, the newest first: by id, and by what a search looks into. */
export function findCargos(db: Db, session: Session, asked: FewAsked) {
  const find = (words: readonly string[], id?: number) =>
    cargoRows.find(db, {
      where: [cargoScope(session), equals('cargos.id', id)],
      order: ['-cargos.announcedAt'],
      words,
      most: asked.most,
      names: ['id', 'cargoStatus', 'isRejected', 'cargoSource', 'cargoDestination', 'kalaDesc'],
    })
  return findFew(asked, find)
}

const finished = sql.lit(cargoStatus.finished)
const isActive = (asked: boolean | undefined) => {
  if (asked === undefined) return undefined
  return asked ? sql`cargos.status <> ${finished}` : sql`cargos.status = ${finished}`
}

const countEdits = sql<number>`(select count(*)::int from cargo_events where cargo_id = cargos.id and kind = 'edited')`

/** The cargo whole; larger rows spread its `source`. */
export const cargoSheet = sqlRows(CargoSheet, cargoTable, {
  ...cargoRows.source,
  fields: {
    ...cargoRows.source.fields,
    ...addressFields,
    frozenUntil: {
      sql: sql`(select to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from round_cargos join rounds on rounds.id = round_id
        where cargo_id = cargos.id and settled_at is null)`,
    },
    editCount: { sql: countEdits },
    cargoSourceAddress: 'cargos.originAddress',
    cargoDestinationAddress: 'cargos.destinationAddress',
  },
})

export const showCargo = (db: Db, session: Session, cargoId: number) =>
  cargoSheet.one(db, [cargoScope(session), equals('cargos.id', cargoId)])

const netPay = sql`floor(cargos.rent_toman - cargos.driver_fee_rial / 10.0)`

/** Whether a round is open at the cargo's hall that does not have it: it comes with the next (rules 9.20). */
export const isNextRound = sql<boolean>`exists (select from rounds
  where rounds.hall_id = cargos.hall_id and cargos.is_hall and settled_at is null
    and not exists (select from round_cargos where round_id = rounds.id and cargo_id = cargos.id))`

/** The official rate of the day on which the cargo was announced. */
export const officialRateRial = { sql: sql<number | null>`freight_rate_rial(cargos.announced_at)` }

/** Whence a range is measured: of a hall's load from the hall, of a free one from where it is loaded. */
const rangeFromLat = sql`case when cargos.is_hall then halls.latitude else cargos.origin_latitude end`
const rangeFromLong = sql`case when cargos.is_hall then halls.longitude else cargos.origin_longitude end`

/** Whether a load asks for a turn: not a product owner's, nor one of a company that lets drivers in without (rules 10.3). */
export const needsTurn = sql<boolean>`(cargos.is_hall or (cargos.product_owner_id is null
  and not companies.reserve_entrance_permission))`

export const cargoCards = sqlRows(CargoCard, boardTable, {
  ...cargoRows.source,
  // without who sends and who receives, which a board does not say
  searchText: { sql: sql`split_part(cargos.search_text, chr(31), 1)` },
  fields: {
    ...cargoRows.source.fields,
    driverFeeRial: 'cargos.driverFeeRial',
    officialRateRial,
    rangeFromLat: { sql: rangeFromLat, needs: ['halls'] },
    rangeFromLong: { sql: rangeFromLong, needs: ['halls'] },
    isNextRound: { sql: isNextRound },
    needsTurn: { sql: needsTurn, needs: ['companies'] },
    cargoSourceAddress: 'cargos.originAddress',
    cargoDestinationAddress: 'cargos.destinationAddress',
    netPayToman: computed(['cargos.rentToman', 'cargos.driverFeeRial'], computeNetPay, netPay),
    payPerKmToman: computed(
      ['cargos.rentToman', 'cargos.driverFeeRial', 'cargos.distanceKm'],
      (rent, fee, distance) => computePayPerKm(computeNetPay(rent, fee), distance),
      sql`round(${netPay} / nullif(cargos.distance_km, 0) / 10) * 10`,
    ),
  },
})

type BoardFilter = {
  isHall: boolean
  /** Boards of these halls; absent = of any. */
  hallIds?: readonly number[]
  /** Only what this loader type may carry; absent = any. */
  loaderTypeId?: number
}

/** What a board offers at `now`: sending, announced, trucks left, its hall not closed (rules 10.1). */
const isOnBoard = ({ isHall, hallIds, loaderTypeId }: BoardFilter, now: Date) => [
  // literals, so that the partial indexes of what is sending fit whatever the plan
  sql`cargos.status = ${sql.lit(cargoStatus.sending)} and cargos.is_hall = ${sql.lit(isHall)} and cargos.remaining > 0`,
  sql`cargos.announced_at <= ${now}`,
  { sql: sql`halls.is_active is not false`, needs: ['halls'] as const },
  isAnyOf('cargos.hallId', hallIds),
  mayCarry(loaderTypeId),
]

/** A board as far as the caller is meant, the newest first. */
export const listBoard = (db: Db, session: Session, filter: BoardFilter, now: Date) =>
  cargoCards.list(db, {
    where: [...isOnBoard(filter, now), isOfferedTo(session)],
    order: ['-cargos.announcedAt'],
  })

/** All that a hall announces at `now`, in the order of announcement. */
export const showBoardOf = (db: Db, hallId: number, now: Date): Promise<CargoCard[]> =>
  cargoCards.all(db, {
    where: isOnBoard({ isHall: true, hallIds: [hallId] }, now),
    order: ['cargos.announcedAt'],
  })

export const mayCarry = (loaderTypeId: number | undefined) =>
  loaderTypeId === undefined
    ? undefined
    : sql`exists (select from cargo_loader_types where cargo_id = cargos.id and loader_type_id = ${loaderTypeId})`

/** The driver's truck that a call speaks of: the one it names, else of his turn, permit, or the current one (rules 5.6). */
export async function findTruckOf(db: Db, driverId: number, driverFreighterId?: number) {
  const { rows } = await sql<{ freighterId: number; loaderTypeId: number; loaderTypeName: string }>`
    select freighter_id, loader_type_id, full_name as loader_type_name from driver_freighters join freighters on freighters.id = freighter_id
      join loader_types on loader_types.id = loader_type_id
    where driver_id = ${driverId} and driver_freighters.id = coalesce(${driverFreighterId ?? null}::int,
      (select driver_freighter_id from turns where driver_id = ${driverId} and status = 'live'),
      (select driver_freighter_id from permits where driver_id = ${driverId} and status in (${literals(openPermitStatuses)})),
      (select current_driver_freighter_id from drivers where id = ${driverId}))`.execute(db)
  return rows[0]
}

export async function listHallsOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hallCompanies')
    .select('hallId')
    .where('companyId', '=', companyId)
    .execute()
  return rows.map((row) => row.hallId)
}
