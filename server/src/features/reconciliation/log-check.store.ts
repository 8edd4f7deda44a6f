import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Bindable, CargoRow, ChoiceRow, PermitRow } from './log-check.rules.ts'
import type { KeptChange } from './audit-state.rules.ts'
import type { Credited } from './payments-check.rules.ts'

/** How many rows are held at once. */
export const batch = 2_000

/** One state of all tables and logs, whatever is at work meanwhile. */
export const readTogether = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** The texts of a hall's entries from an index on, in order. */
export async function listTexts(tx: Tx, hallId: number, from: number): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select entry from hall_log
    where hall_id = ${hallId} and index >= ${from} and index < ${from + batch} order by index`.execute(tx)
  return rows.map(({ entry }) => entry)
}

/** The turns of a hall whose numbers follow after one, with whom they are bound to. */
export const listTurns = (tx: Tx, hallId: number, after: number) =>
  tx
    .selectFrom('turns')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .leftJoin('turnSalts', 'turnSalts.turnId', 'turns.id')
    .select(['turns.number', 'turns.status', 'turns.isNative', 'turns.driverId', 'turns.freighterId'])
    .select(['turnSalts.salt', 'drivers.nationalId', 'freighters.loaderTypeId'])
    .select('freighters.cardNumber as freighterCardNumber')
    .where('turns.hallId', '=', hallId)
    .where('turns.number', '>', after)
    .orderBy('turns.number')
    .limit(batch)
    .execute()

type Who = { driverId: number; freighterId: number; now: Bindable }
/** What driver and truck once were, of which the audit tells: every spelling of each with every one of the other. */
export async function listFormer(tx: Tx, { driverId, freighterId, now }: Who): Promise<Bindable[]> {
  const former = async <T>(table: string, id: number, column: string, is: T): Promise<T[]> => {
    const { rows } = await sql<{ was: T }>`select distinct before -> ${column} as was from audit_changes
      where table_name = ${table} and row_id = ${String(id)} and before ? ${column} and after is not null`.execute(
      tx,
    )
    return [is, ...rows.map(({ was }) => was)]
  }
  const nationalIds = await former('drivers', driverId, 'national_id', now.nationalId)
  const cards = await former('freighters', freighterId, 'card_number', now.freighterCardNumber)
  const loaders = await former('freighters', freighterId, 'loader_type_id', now.loaderTypeId)
  return nationalIds.flatMap((nationalId) =>
    cards.flatMap((freighterCardNumber) =>
      loaders.map((loaderTypeId) => ({ nationalId, freighterCardNumber, loaderTypeId })),
    ),
  )
}

export async function listCargos(tx: Tx, ids: readonly number[]): Promise<CargoRow[]> {
  const { rows } = await sql<CargoRow>`select id, truck_count, remaining, hall_id,
      status = ${sql.lit(cargoStatus.finished)} as is_over
    from cargos where id = any(${[...ids]}::int[])`.execute(tx)
  return rows
}

export const listOffered = async (tx: Tx, hallId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('cargos')
      .select('id')
      .where('hallId', '=', hallId)
      .where('status', 'not in', [cargoStatus.finished, cargoStatus.awaitingReview])
      .execute()
  ).map(({ id }) => id)

export async function listPermits(tx: Tx, ids: readonly number[]): Promise<PermitRow[]> {
  const { rows } =
    await sql<PermitRow>`select permits.id, permits.cargo_id, permits.round_id, permits.driver_id,
      permits.status = ${sql.lit(permitStatus.voided)} as is_voided,
      turns.number as turn_number, turns.hall_id as turn_hall_id, turns.driver_id as turn_driver_id
    from permits left join turns on turns.id = permits.turn_id where permits.id = any(${[...ids]}::int[])`.execute(
      tx,
    )
  return rows
}

export const listPermitsOf = async (tx: Tx, cargoIds: readonly number[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`select id from permits where cargo_id = any(${[...cargoIds]}::int[])`.execute(
      tx,
    )
  ).rows.map(({ id }) => id)

/** The choices of a round, the oldest first. */
export async function listChoices(tx: Tx, roundId: number): Promise<ChoiceRow[]> {
  const { rows } =
    await sql<ChoiceRow>`select turns.number as turn, cargo_id as cargo, rank, reason, winning_turn_number as winner,
      p.status = ${sql.lit(priorityStatus.waiting)} as is_waiting
    from priorities p join turns on turns.id = p.turn_id where round_id = ${roundId} order by p.id`.execute(
      tx,
    )
  return rows
}

export async function listSalts(tx: Tx, roundId: number) {
  const { rows } = await sql<{ turn: number; salt: string }>`select turns.number as turn, salt
    from sealed_lists join turns on turns.id = turn_id where round_id = ${roundId}`.execute(tx)
  return rows
}

/**
 * The tables of which the audit keeps each change, by the columns of their keys, and the columns that it never keeps; `isAlike`
 * where rows that changed alike are told together (migration 0131).
 */
export type Audited = { name: string; keys: string[]; untold: string[]; isAlike: boolean }
export async function listAudited(tx: Tx): Promise<Audited[]> {
  const { rows } = await sql<Audited>`
    select relname as name, split_part(encode(tgargs, 'escape'), '\\000', 1)::text[] as keys,
      split_part(encode(tgargs, 'escape'), '\\000', 2)::text[] as untold,
      split_part(encode(tgargs, 'escape'), '\\000', 3) = 'alike' as is_alike
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where proname = 'record_changes' and tgname = relname || '_updates_told' order by relname`.execute(tx)
  return rows
}

type After = { rowId: string; line: number; id: number }
/** Changes of a table's rows that were told by themselves, one row's after another's and by the lines of the audit, from a place on. */
export async function listChanges(tx: Tx, table: string, after: After): Promise<(KeptChange & After)[]> {
  const { rows } = await sql<KeptChange & After>`select row_id, line, id, before, after from audit_changes
    where table_name = ${table} and row_id !~ '^\\d+ \\d' and (row_id, line, id) > (${after.rowId}, ${after.line}, ${after.id})
    order by row_id, line, id limit ${sql.lit(batch)}`.execute(tx)
  return rows
}

/** Of these rows what was told of them together with others. */
export async function listChangesOfMany(
  tx: Tx,
  table: string,
  rowIds: readonly string[],
): Promise<KeptChange[]> {
  const ids = sql`${[...rowIds]}::text[]`
  const { rows } = await sql<KeptChange>`select row_id, id, before, after
    from (select id, before, after, string_to_array(audit_changes.row_id, ' ') as told from audit_changes
      where table_name = ${table} and row_id ~ '^\\d+ \\d' and string_to_array(audit_changes.row_id, ' ') && ${ids}) many,
      unnest(told) as row_id
    where row_id = any(${ids})`.execute(tx)
  return rows
}

/** Rows of a table as the audit would keep them, by the ids that it gives them. */
export async function listRows(
  tx: Tx,
  { name, keys }: { name: string; keys: string[] },
  rowIds: readonly string[],
) {
  const rowId = sql`concat_ws('/', ${sql.join(keys.map((key) => sql.raw(`"${key}"`)))})`
  const isPlain = keys.length === 1 && keys[0] === 'id'
  const isOne = isPlain
    ? sql`id = any(${[...rowIds]}::bigint[])`
    : sql`${rowId} = any(${[...rowIds]}::text[])`
  const { rows } = await sql<{ rowId: string; facts: Record<string, unknown> }>`
    select ${rowId} as row_id, to_jsonb(one) as facts from ${sql.raw(`"${name}"`)} one
    where ${isOne}`.execute(tx)
  return new Map(rows.map((row) => [row.rowId, row.facts]))
}

/** In whose rows an invented one would matter: what queues, loads, permits and money are. */
export const guarded = [
  'accounts',
  'cargos',
  'halls',
  'payments',
  'permits',
  'priorities',
  'rounds',
  'turns',
] as const

/** The highest ids of rows that were there before the audit told of any, as the filling of a new database noted them. */
const filled = sql`(select input from audit_log where endpoint = 'fill-demo-world' order by id limit 1)`

/**
 * Rows that stand in a table and of which the audit never told that they were made. Those that are older than the first row
 * of which it told, and those with which a database was filled, are none of them.
 */
export async function listUntoldRows(tx: Tx): Promise<{ name: string; rowId: string }[]> {
  const found = guarded.map(
    (name) => sql`select ${sql.lit(name)} as name, t.id::text as row_id from ${sql.raw(name)} t
      where t.id > coalesce((${filled} ->> ${sql.lit(name)})::bigint, (select min(row_id::bigint) from audit_changes
          where table_name = ${sql.lit(name)} and before is null))
        and not exists (select from audit_changes c where c.table_name = ${sql.lit(name)} and c.row_id = t.id::text)`,
  )
  const { rows } = await sql<{ name: string; rowId: string }>`
    select * from (${sql.join(found, sql` union all `)}) untold order by name, row_id limit ${sql.lit(batch)}`.execute(
    tx,
  )
  return rows
}

/** Top-ups and withdrawals of whose moment the audit has no act, as it has of every one that was done. */
export async function listUntoldTransfers(
  tx: Tx,
): Promise<{ id: number; amountRial: number; kind: string }[]> {
  const { rows } = await sql<{ id: number; amountRial: number; kind: string }>`
    with known as (select coalesce((${filled} ->> 'transfers')::bigint,
      (select min(t.id) from transfers t where exists (select from audit_log a where a.at = t.at)) - 1) as upto)
    select id, amount_rial, kind from transfers, known where kind in ('top_up', 'withdrawal') and id > known.upto
      and not exists (select from audit_log a where a.at = transfers.at and a.outcome = 'done')
    order by id limit ${sql.lit(batch)}`.execute(tx)
  return rows
}

/** The payments that were credited, with the transfer of each and what the bank that is ours knows of them. */
export async function listCredited(tx: Tx, after: number): Promise<Credited[]> {
  const { rows } = await sql<Credited>`
    select p.id, p.amount_rial, p.reference, p.settled_at, t.amount_rial as moved_rial, t.at as moved_at,
      (select json_build_object('amountRial', o.amount_rial, 'outcome', o.outcome) from demo_bank_orders o
        where o.token = p.token and p.gateway = 'builtin') as ordered
    from payments p left join transfers t on t.id = p.transfer_id
    where p.status = 'credited' and p.id > ${after} order by p.id limit ${sql.lit(batch)}`.execute(tx)
  return rows
}

type Check = {
  at: Date
  entries: number
  rows: number
  differenceCount: number
  differences: readonly TableDifference[]
}

const checksKept = 60

/** Keeps what a check found, and of those before it the last sixty. */
export async function keepCheck(tx: Tx, { differences, ...check }: Check): Promise<void> {
  await tx
    .insertInto('logChecks')
    .values({ ...check, differences: JSON.stringify(differences) })
    .execute()
  await sql`delete from log_checks where id <= (select max(id) - ${sql.lit(checksKept)} from log_checks)`.execute(
    tx,
  )
}

/** What the last check found, or undefined before the first. */
export const findLastCheck = (db: Db | Tx) =>
  db
    .selectFrom('logChecks')
    .select(['at', 'entries', 'rows', 'differenceCount', 'differences'])
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
