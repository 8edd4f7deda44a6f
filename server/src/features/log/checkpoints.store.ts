import type { Db, Tx } from '../../kernel/database.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

/** How many entries a hall's log has; undefined when there is no such hall. */
export const findLogSize = async (db: Db, hallId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ size: number }>`select coalesce(size, 0) as size
    from halls left join hall_log_heads on hall_id = id where id = ${hallId}`.execute(db)
  return rows[0]?.size
}

/** The largest checkpoint that was signed, with the signatures of witnesses over it, or undefined. */
export async function findNewestCheckpoint(db: Db, hallId: number) {
  const { rows } = await sql<{ size: number; note: string; signedAt: Date; lines: string[] }>`
    select size, note, signed_at, array(select line from hall_log_cosignatures c
      where c.hall_id = k.hall_id and c.size = k.size order by witness) as lines
    from hall_log_checkpoints k where hall_id = ${hallId} order by size desc limit 1`.execute(db)
  return rows[0]
}

/** The size and the root of the largest checkpoint that was signed, or undefined. */
export const findSignedHead = (db: Db, hallId: number) =>
  db
    .selectFrom('hallLogCheckpoints')
    .select(['size', 'root'])
    .where('hallId', '=', hallId)
    .orderBy('size', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

/** The texts of entries next to each other, as many of them as there are by now. */
export async function listEntries(db: Db, hallId: number, from: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select entry from hall_log
    where hall_id = ${hallId} and index >= ${from} and index < ${from + count} order by index`.execute(db)
  return rows.map(({ entry }) => entry)
}

/** Of an entry that is told as text; those of a round are as long as a book. */
const mostLetters = 400

/** The newest entries of a hall's log, the last first, and whose log it is; undefined when there is no such hall. */
export async function findLastEntries(db: Db, hallId: number, most: number) {
  const hall = await db.selectFrom('halls').select('name').where('id', '=', hallId).executeTakeFirst()
  const entries = await db
    .selectFrom('hallLog')
    .select(['index', 'at', 'kind', sql<string>`left(entry, ${sql.lit(mostLetters)})`.as('entry')])
    .select(sql<boolean>`length(entry) > ${sql.lit(mostLetters)}`.as('isCut'))
    .where('hallId', '=', hallId)
    .orderBy('index', 'desc')
    .limit(most)
    .execute()
  return hall && { name: hall.name, entries }
}

export const listLoggedHalls = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('hallLogHeads').select('hallId').orderBy('hallId').execute()).map(
    ({ hallId }) => hallId,
  )

/** The halls whose log grew since it was last signed. */
export async function listGrownLogs(db: Db): Promise<number[]> {
  const { rows } = await sql<{ hallId: number }>`select hall_id from hall_log_heads h
    where not exists (select from hall_log_checkpoints c where c.hall_id = h.hall_id and c.size = h.size)
    order by hall_id`.execute(db)
  return rows.map(({ hallId }) => hallId)
}

/** The size of the largest checkpoint that a witness cosigned, 0 before the first. */
export async function findCosignedSize(db: Db, hallId: number, witness: string): Promise<number> {
  const { rows } = await sql<{
    size: number
  }>`select coalesce(max(size), 0) as size from hall_log_cosignatures
    where hall_id = ${hallId} and witness = ${witness}`.execute(db)
  return rows[0]?.size ?? 0
}

/** The newest cosignature of each of these witnesses that has one: of how many entries, and when. */
export async function listLastCosigned(db: Db, hallId: number, witnesses: readonly string[]) {
  const { rows } = await sql<{ witness: string; size: number; at: Date }>`
    select asked.witness, last.size, last.at from unnest(${[...witnesses]}::text[]) asked (witness), lateral (
      select size, at from hall_log_cosignatures c
      where c.hall_id = ${hallId} and c.witness = asked.witness order by size desc limit 1) last`.execute(db)
  return rows
}

type Cosignature = { hallId: number; size: number; witness: string; line: string; at: Date }
export const keepCosignature = (db: Db, { hallId, size, witness, line, at }: Cosignature) =>
  sql`select keep_log_cosignature(${hallId}, ${size}, ${witness}, ${line}, ${at})`.execute(db)

/** Whether a checkpoint is kept that covers the first `size` entries of a hall's log. */
export const hasCheckpoint = (db: Db | Tx, hallId: number, size: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('hallLogCheckpoints')
      .select('size')
      .where('hallId', '=', hallId)
      .where('size', '>=', size)
      .limit(1),
  )
