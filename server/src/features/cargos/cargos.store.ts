import {
  assignedStatuses,
  type CargoStatus,
  cargoStatus,
} from '@bargah/contract/features/cargos/cargos.states.ts'
import type { AssignedBy } from '@bargah/contract/features/permits/assign.schema.ts'
import type { Expression, Insertable, Selectable, Updateable } from 'kysely'
import { compiledFirst, compiledHas, compiledOnce, insertRow, mustBe } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql, toKeys } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'
import type { Prices } from './cargos.rules.ts'

/**
 * Writes a cargo and the loader types that may carry it. They come first, so that the text by which the cargo is found names
 * them at once: the other way round each cargo is written twice, with all its indexes (migration 0107). Out: its id.
 */
export async function insertCargo(
  tx: Tx,
  cargo: Omit<Insertable<Tables['cargos']>, 'remaining' | 'id'> & { id: number },
  loaderTypeIds: readonly number[],
): Promise<void> {
  await Promise.all([
    insertLoaderTypes(tx, cargo.id, loaderTypeIds),
    insertRow(tx, 'cargos', { ...cargo, remaining: cargo.truckCount }),
  ])
}

/** Takes the number under which a cargo is written; one of a declaration that is refused stays unused. */
export async function takeCargoId(tx: Tx): Promise<number> {
  return mustBe(await takeNext(tx)).id
}
const takeNext = compiledFirst(() => sql<{ id: number }>`select nextval('cargos_id_seq')::int as id`)

/** What of a cargo its declaration says; nothing may be left out, so that what was emptied is empty. */
export type Declared = Omit<
  Selectable<Tables['cargos']>,
  | 'id'
  | 'status'
  | 'companyId'
  | 'productOwnerId'
  | 'isForChosen'
  | 'declaredAt'
  | 'declaredBy'
  | 'finishedAt'
  | 'finishReason'
  | 'remaining'
  | 'searchText'
>

/** A cargo's columns, with the ids of its loader types from the least on. */
export const findDeclared = (tx: Tx, cargoId: number) =>
  tx
    .selectFrom('cargos')
    .selectAll()
    .select(
      sql<number[]>`array(select loader_type_id from cargo_loader_types where cargo_id = cargos.id
        order by loader_type_id)`.as('loaderTypeIds'),
    )
    .where('id', '=', cargoId)
    .executeTakeFirstOrThrow()

/** Writes a cargo anew of which no truck is taken, and the loader types that may carry it. */
export async function setDeclared(
  tx: Tx,
  cargoId: number,
  cargo: Declared,
  loaderTypeIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('cargos')
    .set({ ...cargo, remaining: cargo.truckCount })
    .where('id', '=', cargoId)
    .execute()
  await tx.deleteFrom('cargoLoaderTypes').where('cargoId', '=', cargoId).execute()
  await insertLoaderTypes(tx, cargoId, loaderTypeIds)
}

const insertLoaderTypes = compiledOnce((db: Db, cargoId: number, loaderTypeIds: readonly number[]) =>
  db.insertInto('cargoLoaderTypes').values(loaderTypeIds.map((loaderTypeId) => ({ cargoId, loaderTypeId }))),
)

const selectFacts = (db: Db | Tx) =>
  db
    .selectFrom('cargos')
    .select([
      'id',
      'status',
      'companyId',
      'productOwnerId',
      'hallId',
      'isHall',
      'isForChosen',
      'announcedAt',
      'declaredAt',
      'declaredBy',
    ])
    .select(['truckCount', 'remaining', 'rangeKm', 'rentToman', 'weightKg', 'distanceKm', 'durationHours'])
    .select(['originLatitude', 'originLongitude', 'destinationLatitude', 'destinationLongitude'])
    .select(['origin', 'originAddress', 'destination', 'destinationAddress', 'destinationCityId'])
    .select(['companyFeeRial', 'commissionRial', 'driverFeeRial'])
    .select(
      sql<
        number[]
      >`array(select loader_type_id from cargo_loader_types where cargo_id = cargos.id order by 1)`.as(
        'loaderTypeIds',
      ),
    )

/** What choosing, splitting and permits ask of a cargo: its state, place, prices (rials per truck) and loader types. */
export const findCargoForChoice = compiledFirst((db: Db, cargoId: number) =>
  selectFacts(db).where('id', '=', cargoId),
)
/** The same of many. */
export const findCargosForChoice = (db: Db | Tx, cargoIds: readonly number[]) =>
  selectFacts(db)
    .where(sql<boolean>`id = any(${[...cargoIds]}::int[])`)
    .execute()
export type CargoFacts = NonNullable<Awaited<ReturnType<typeof findCargoForChoice>>>

/** The same, with the cargo's row locked until the transaction ends. */
export const lockCargo = compiledFirst((tx: Db, cargoId: number) =>
  selectFacts(tx).where('id', '=', cargoId).forUpdate(),
)

/** What a hall has to offer at `now`: sending, announced, with trucks left; the earliest announced first. */
export const listOnOffer = (db: Db | Tx, hallId: number, now: Date) =>
  db
    .selectFrom('cargos')
    .select(['id', 'remaining', 'announcedAt'])
    .where('hallId', '=', hallId)
    .where('isHall', '=', sql.lit(true))
    .where('status', '=', sql.lit(cargoStatus.sending))
    .where('remaining', '>', 0)
    .where('announcedAt', '<=', now)
    .orderBy('announcedAt')
    .orderBy('id')
    .execute()

/** Takes one truck of a sending cargo, in one statement. Out: false when none is left or it is no longer sending. */
export const takeTruck = compiledHas((tx: Db, cargoId: number) =>
  tx
    .updateTable('cargos')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', cargoId)
    .where('remaining', '>', 0)
    .where('status', '=', cargoStatus.sending)
    .returning('id'),
)

/** Takes a truck for each of `cargoIds` (an id may come several times). Throws when one has too few: decide before. */
export async function takeTrucks(tx: Tx, cargoIds: readonly number[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update cargos set remaining = remaining - taken.trucks
    from (select id, count(*)::int as trucks from unnest(${[...cargoIds]}::int[]) as id group by id) as taken
    where cargos.id = taken.id and cargos.remaining >= taken.trucks`.execute(tx)
  if (numAffectedRows !== BigInt(new Set(cargoIds).size)) throw new Error('a cargo has too few trucks left')
}

/** Gives a truck back to its cargo after a permit was voided; one that was assigned whole is sending again. */
export const putTruckBack = (tx: Tx, cargoId: number) =>
  tx
    .updateTable('cargos')
    .set((eb) => ({
      remaining: eb('remaining', '+', 1),
      status: sql<CargoStatus>`case when status = any(${assignedStatuses}) then ${cargoStatus.sending} else status end`,
    }))
    .where('id', '=', cargoId)
    .execute()

/** Marks a cargo as given away whole by support; one that still has trucks goes on sending. Out: whether it was the last truck. */
export const setAssigned = (tx: Tx, cargoId: number, by: AssignedBy): Promise<boolean> =>
  didChange(tx.updateTable('cargos').set({ status: by }).where('id', '=', cargoId).where('remaining', '=', 0))

type Life = Pick<Updateable<Tables['cargos']>, 'announcedAt' | 'finishedAt' | 'finishReason' | keyof Prices>

/** Moves a cargo on in its life, with what comes with that. Out: between which places it goes. */
export const setLife = (tx: Tx, cargoId: number, life: Life & { status: CargoStatus }) =>
  tx
    .updateTable('cargos')
    .set(life)
    .where('id', '=', cargoId)
    .returning(['origin', 'destination'])
    .executeTakeFirstOrThrow()

/** The cargos that await their review since `before` or longer, the oldest first. */
export const listUnreviewed = (db: Db | Tx, before: Date, most: number) =>
  db
    .selectFrom('cargos')
    .select('id')
    .where('status', '=', sql.lit(cargoStatus.awaitingReview))
    .where('declaredAt', '<=', before)
    .orderBy('declaredAt')
    .limit(sql.lit(most))
    .execute()

/** Sending cargos announced before `before` and in no open round, the oldest first: those whose time is over. */
export const listOverdue = (db: Db | Tx, before: Date, most: number) =>
  db
    .selectFrom('cargos')
    .select(['id', 'hallId'])
    .where('status', '=', cargoStatus.sending)
    .where('announcedAt', '<=', before)
    .where((eb) => eb.not(inOpenRound(eb.ref('cargos.id'))))
    .orderBy('announcedAt')
    .limit(sql.lit(most))
    .execute()

/** Whether a cargo is frozen: listed in a round that is not settled yet (rules 9.14). */
export const isFrozen = async (tx: Tx, cargoId: number): Promise<boolean> =>
  (await findFreezing(tx, cargoId)) !== undefined

/** The round that freezes a cargo, with its hours, or undefined. */
export const findFreezing = (db: Db | Tx, cargoId: number) =>
  db
    .selectFrom('rounds')
    .innerJoin('roundCargos', 'roundCargos.roundId', 'rounds.id')
    .select(['rounds.id', 'rounds.opensAt', 'rounds.closesAt'])
    .where('roundCargos.cargoId', '=', cargoId)
    .where('rounds.settledAt', 'is', null)
    .executeTakeFirst()

const inOpenRound = (cargoId: Expression<number>) => sql<boolean>`exists (
  select from round_cargos join rounds on rounds.id = round_cargos.round_id
  where round_cargos.cargo_id = ${cargoId} and rounds.settled_at is null)`

/** A company as declaring needs it: its range limits and its commission (rules 4.7, 4.8). */
export const findDeclaringCompany = compiledFirst((db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'isActive', 'isAccepted', 'minLoadReserveRangeKm', 'maxLoadReserveRangeKm'])
    .select(['commissionFixedRial', 'commissionByKm', 'commissionMaxKmPriceRial'])
    .select(['commissionMinKmPriceRial', 'commissionMinKm'])
    .where('id', '=', companyId),
)

type Named = {
  goodsId: number
  packagingId: number
  destinationCityId?: number
  loaderTypeIds: readonly number[]
}

/** Which of the listed things that a declaration names are offered; those that a cargo has, it keeps when it is changed. */
export async function findNamedThings(db: Db | Tx, named: Named, changedCargoId = 0) {
  const { goodsId, packagingId, destinationCityId, loaderTypeIds } = named
  return mustBe(
    await findOffered(db, changedCargoId, goodsId, packagingId, destinationCityId ?? null, loaderTypeIds),
  )
}
const findOffered = compiledFirst(
  (
    _: Db,
    changedId: number,
    goods: number,
    packaging: number,
    city: number | null,
    loaders: readonly number[],
  ) =>
    sql<{ goods: boolean; packaging: boolean; city: boolean; loaderTypes: number }>`
    with kept as (select * from cargos where id = ${changedId})
    select exists (select from goods where id = ${goods}
        and (is_active or id = (select goods_id from kept))) as goods,
      exists (select from packagings where id = ${packaging}
        and (is_active or id = (select packaging_id from kept))) as packaging,
      exists (select from cities where id = ${city}) as city,
      (select count(*)::int from loader_types where id = any(${toKeys(loaders)})
        and (is_active or id in (select loader_type_id from cargo_loader_types where cargo_id = ${changedId})))
        as loader_types`,
)

/** The hall cargos of a hall that wait for trucks, announced or to be, in the order of locks. */
export async function listSendingOfHall(tx: Tx, hallId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('cargos')
    .select('id')
    .where('hallId', '=', hallId)
    .where('isHall', '=', true)
    .where('status', '=', cargoStatus.sending)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
