import { noEntries, rootOf } from '../../kernel/tlog/merkle.rules.ts'
import type { Pool } from '../../kernel/sql.ts'

/** What the signer reads of the logs, by its own role. */

type Head = { size: number; root: Buffer }
export async function readHead(pool: Pool, hallId: number): Promise<Head> {
  const { rows } = await pool.query<Head>('select size, root from hall_log_heads where hall_id = $1', [
    hallId,
  ])
  return rows[0] ?? { size: 0, root: rootOf(noEntries) }
}

type Entry = { index: number; entry: string }
/** The entries from `from` to before `end`, as many as there are. */
export async function readEntries(pool: Pool, hallId: number, from: number, end: number): Promise<Entry[]> {
  const { rows } = await pool.query<Entry>(
    'select index, entry from hall_log where hall_id = $1 and index >= $2 and index < $3 order by index',
    [hallId, from, end],
  )
  return rows
}

export const readEntry = async (pool: Pool, hallId: number, index: number): Promise<string | undefined> =>
  (await readEntries(pool, hallId, index, index + 1))[0]?.entry

type Hash = { hash: Buffer }
type Row = { hallId: number; level: number; from: number; count: number }
/** Hashes next to each other, each over 256^level entries, as the database has them. */
export async function readRow(pool: Pool, { hallId, level, from, count }: Row): Promise<Buffer[]> {
  const range = 'hall_id = $1 and index >= $2 and index < $3'
  const given = [hallId, from, from + count]
  const { rows } =
    level === 0
      ? await pool.query<Hash>(`select leaf_hash as hash from hall_log where ${range} order by index`, given)
      : await pool.query<Hash>(
          `select hash from hall_log_nodes where ${range} and level = $4 order by index`,
          [...given, level],
        )
  return rows.map(({ hash }) => hash)
}
