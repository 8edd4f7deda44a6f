import { foldPerfect, type Frontier, levelOver, noEntries, rootOf } from '../../kernel/tlog/merkle.rules.ts'
import type { Pool } from '../../kernel/sql.ts'

/** What the signer reads of the logs, by its own role. */

type Asked = { hallId: number; from: number; most: number }
export type Grown = Head & { entries: string[] }
type Head = { size: number; root: Buffer }
const noHead: Head = { size: 0, root: rootOf(noEntries) }

/** How far each log goes, and its next entries from `from` on, all of one moment and in the order in which they are asked for. */
export async function readGrown(pool: Pool, asked: readonly Asked[]): Promise<Grown[]> {
  // its limit has each log looked up by the index, however many entries PostgreSQL expects
  const { rows } = await pool.query<Grown>(
    `select coalesce(size, 0) as size, root, array(
       select entry from hall_log
       where hall_log.hall_id = asked.hall_id and index >= start and index < size order by index limit most
     ) as entries
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality as asked (hall_id, start, most, nr)
     left join hall_log_heads on hall_log_heads.hall_id = asked.hall_id order by nr`,
    [asked.map(({ hallId }) => hallId), asked.map(({ from }) => from), asked.map(({ most }) => most)],
  )
  return rows.map((row) => ({ ...row, ...(row.root ? {} : noHead) }))
}

export async function readEntry(pool: Pool, hallId: number, index: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ entry: string }>(
    'select entry from hall_log where hall_id = $1 and index = $2',
    [hallId, index],
  )
  return rows[0]?.entry
}

type Hash = { hash: Buffer }
type Row = { hallId: number; level: number; from: number; count: number }
/** Hashes next to each other, each over 256^level entries, as the database has them. */
async function readRow(pool: Pool, { hallId, level, from, count }: Row): Promise<Buffer[]> {
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

type Claimed = { hallId: number; tree: Frontier; index: number; leaf: Buffer }

/** Whether an entry lies in a tree that was seen: what the database says of its neighbours must come to the hash that was seen. */
export async function liesIn(pool: Pool, { hallId, tree, index, leaf }: Claimed): Promise<boolean> {
  const top = levelOver(tree.size, index)
  let [hash, place] = [leaf, index]
  for (let done = 0; done < top; done += 8) {
    const count = 2 ** Math.min(8, top - done)
    const from = Math.floor(place / count) * count
    const row = await readRow(pool, { hallId, level: done / 8, from, count })
    if (row.length !== count) return false
    hash = foldPerfect(row.with(place - from, hash))
    place = from / count
  }
  return tree.at[top]?.equals(hash) ?? false
}
