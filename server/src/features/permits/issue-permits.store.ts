import type { PermitStatus, ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import { compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql, toKeys } from '../../kernel/sql.ts'

/** Takes the ids of permits that are to be written, so that a log may tell of them before. */
export async function takePermitIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await takeIds(tx, count)
  return rows.map(({ id }) => id)
}
const takeIds = compiledOnce(
  (_: Db, count: number) => sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('permits', 'id'))::int as id from generate_series(1, ${count})`,
)

/** A tree's root, in hex, and how many entries it has. */
export type LogEnd = { root: string; size: number }

/** A load that is given: to whom, by which turn and choice, and the frozen price of one truck in rials. */
export type PermitToIssue = {
  cargoId: number
  companyId: number
  driverId: number
  freighterId: number
  driverFreighterId: number
  turnId: number | null
  priorityId: number | null
  roundId: number | null
  driverFeeRial: number
  companyFeeRial: number
  commissionRial: number
}
export type NewPermit = PermitToIssue & { id: number; status: PermitStatus }
type Issue = { at: Date; byUser: number | null; reserveType: ReserveType; end: LogEnd | null }

/** Writes permits, each with a new code, in one statement however many they are. */
export async function insertPermits(
  tx: Tx,
  permits: readonly NewPermit[],
  { at, byUser, reserveType, end }: Issue,
): Promise<void> {
  const issue = [reserveType, at, byUser, end?.root ?? null, end?.size ?? null] as const
  await insertMany(tx, JSON.stringify(permits), permits.length, ...issue)
}

const insertMany = compiledOnce(
  (
    _: Db,
    permits: string,
    count: number,
    reserveType: ReserveType,
    at: Date,
    byUser: number | null,
    root: string | null,
    size: number | null,
  ) => sql`
    insert into permits (id, cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, turn_id, priority_id,
      round_id, driver_fee_rial, company_fee_rial, commission_rial, status, code, reserve_type, issued_at, issued_by,
      log_head, log_size) overriding system value
    select made.*, ${reserveType}, ${at}, ${byUser}, ${root}, ${size}
    from rows from (json_to_recordset(${permits}::json) as (id int, "cargoId" int, "companyId" int,
      "driverId" int, "freighterId" int, "driverFreighterId" int, "turnId" int, "priorityId" int, "roundId" int,
      "driverFeeRial" bigint, "companyFeeRial" bigint, "commissionRial" bigint, status smallint),
      new_permit_codes(${count})) as made`,
)

export type NewPermitEvent = {
  permitId: number
  status: PermitStatus
  byUser: number | null
  note: string | null
  withdrawnDocumentId?: number
}

export async function insertPermitEvents(tx: Tx, events: readonly NewPermitEvent[], at: Date): Promise<void> {
  await insertEvents(tx, JSON.stringify(events), at)
}
const insertEvents = compiledOnce(
  (_: Db, events: string, at: Date) => sql`
    insert into permit_events (permit_id, status, by_user, note, withdrawn_document_id, at)
    select made.*, ${at} from json_to_recordset(${events}::json)
      as made ("permitId" int, status smallint, "byUser" int, note text, "withdrawnDocumentId" int)`,
)

/** Between which places each cargo goes, and whose it is, by the cargo's id. */
export async function findCargoRoutes(tx: Tx, cargoIds: readonly number[]) {
  const rows = await listRoutes(tx, cargoIds)
  return new Map(rows.map((row) => [row.cargoId, row]))
}
const listRoutes = compiledOnce((db: Db, cargoIds: readonly number[]) =>
  db
    .selectFrom('cargos')
    .select(['id as cargoId', 'origin', 'destination', 'companyId', 'productOwnerId'])
    .where('id', '=', sql<number>`any(${toKeys(cargoIds)})`),
)
export type CargoRoute = NonNullable<ReturnType<Awaited<ReturnType<typeof findCargoRoutes>>['get']>>

export const setLogEnd = (tx: Tx, permitIds: readonly number[], { root, size }: LogEnd) =>
  tx
    .updateTable('permits')
    .set({ logHead: root, logSize: size })
    .where('id', '=', sql<number>`any(${[...permitIds]}::int[])`)
    .execute()
