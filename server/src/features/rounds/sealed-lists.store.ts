import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { compiledFirst, compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql, toArray } from '../../kernel/sql.ts'

/** A turn's waiting list in an open round, best first, with how often it has been sealed. */
export type OpenList = { turnId: number; turnNumber: number; changes: number; cargoIds: number[] }

/** The waiting lists of some turns in a round as they stand, by turn number; of those whose list is empty too. */
export const listOpenLists = async (
  tx: Tx,
  roundId: number,
  turnIds: readonly number[],
): Promise<OpenList[]> =>
  (await selectOpenLists(roundId, sql`turns.id = any(${toArray(turnIds, 'int')})`).execute(tx)).rows

/** The same of one. */
export const findOpenList = compiledFirst((_: Db, roundId: number, turnId: number) =>
  selectOpenLists(roundId, sql`turns.id = ${turnId}`),
)

const selectOpenLists = (roundId: number, isWanted: ReturnType<typeof sql>) =>
  sql<OpenList>`
    select turns.id as turn_id, turns.number as turn_number, coalesce(sealed.change, 0) as changes,
      array(select cargo_id from priorities where turn_id = turns.id and round_id = ${roundId}
        and status = ${sql.lit(priorityStatus.waiting)} order by rank) as cargo_ids
    from turns left join sealed_lists sealed on sealed.turn_id = turns.id and sealed.round_id = ${roundId}
    where ${isWanted} order by turns.number`

export type SealedList = { turnId: number; change: number; salt: string; cargoIds: readonly number[] }

/** Keeps lists as they are sealed now; what was sealed of them before is never opened, and its salt stays for its driver. */
export async function putSealedLists(tx: Tx, roundId: number, lists: readonly SealedList[]): Promise<void> {
  const kept = JSON.stringify(
    lists.map(({ turnId, change, salt, cargoIds }) => ({ turnId, change, salt, cargoIds })),
  )
  await putLists(tx, roundId, kept)
}

const putLists = compiledOnce(
  (_: Db, roundId: number, lists: string) => sql`
    with kept as (
      select "turnId" as turn_id, change, salt, "cargoIds" as cargo_ids
      from jsonb_to_recordset(${lists}::jsonb) as given ("turnId" int, change int, salt text, "cargoIds" int[])),
    salts as (insert into list_salts (round_id, turn_id, change, salt)
      select ${roundId}, turn_id, change, salt from kept)
    insert into sealed_lists (round_id, turn_id, change, salt, cargo_ids)
    select ${roundId}, turn_id, change, salt, cargo_ids from kept
    on conflict (round_id, turn_id) do update
      set change = excluded.change, salt = excluded.salt, cargo_ids = excluded.cargo_ids`,
)

/** A list as it is opened, and as it waits in the table of choices. */
export type ListToOpen = { turn: number; salt: string | null; cargos: number[]; waiting: number[] }

/** All lists of a round, by turn number: what was sealed last, and what waits; of one that was never sealed no salt. */
export async function listSealedAndWaiting(tx: Tx, roundId: number): Promise<ListToOpen[]> {
  const { rows } = await sql<ListToOpen>`
    with waiting as (
      select turn_id, array_agg(cargo_id order by rank) as cargos from priorities
      where round_id = ${roundId} and status = ${sql.lit(priorityStatus.waiting)} group by turn_id)
    select turns.number as turn, sealed.salt, coalesce(sealed.cargo_ids, '{}') as cargos,
      coalesce(waiting.cargos, '{}') as waiting
    from (select * from sealed_lists where round_id = ${roundId}) sealed
    full join waiting on waiting.turn_id = sealed.turn_id
    join turns on turns.id = coalesce(sealed.turn_id, waiting.turn_id)
    order by turns.number`.execute(tx)
  return rows
}

/** The choices of a round that ended before its lists were opened, in the order in which they ended. */
export async function listEndedBefore(tx: Tx, roundId: number) {
  const { rows } = await sql<{ turn: number; cargo: number; reason: string }>`
    select turns.number as turn, cargo_id as cargo, reason from priorities join turns on turns.id = turn_id
    where round_id = ${roundId} and priorities.status <> ${sql.lit(priorityStatus.waiting)}
    order by priorities.ended_at, turns.number, priorities.id`.execute(tx)
  return rows
}

type Sealing = { roundId: number; at: Date; size: number }

/** Notes that a round's lists are opened by the entries up to `size` of its hall's log. */
export const setRoundSealed = (tx: Tx, { roundId, at, size }: Sealing) =>
  tx.updateTable('rounds').set({ sealedAt: at, sealedSize: size }).where('id', '=', roundId).execute()

type Opened = { turn: number; cargos: number[] }

/** The lists of a round as the public log has opened them, by turn number. */
export async function listOpened(db: Db | Tx, roundId: number): Promise<Opened[]> {
  const entries = await db
    .selectFrom('hallLog')
    .select('entry')
    .where('roundId', '=', roundId)
    .where('kind', '=', 'lists_opened')
    .orderBy('index')
    .execute()
  return entries.flatMap(({ entry }) => (JSON.parse(entry) as { lists: Opened[] }).lists)
}
