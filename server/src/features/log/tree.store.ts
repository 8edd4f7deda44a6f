import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { foldPerfect, joined, type Subtree, subtreesOf } from '../../kernel/tlog/merkle.rules.ts'

/** Hashes next to each other: each over 256^level entries, from the one at `from` on. */
export type Row = { hallId: number; level: number; from: number; count: number }

/** The hashes of a row, as many of them as the log has by now. */
export async function listHashes(db: Db | Tx, { hallId, level, from, count }: Row): Promise<Buffer[]> {
  const { rows } =
    level === 0
      ? await sql<{ hash: Buffer }>`select leaf_hash as hash from hall_log
          where hall_id = ${hallId} and index >= ${from} and index < ${from + count} order by index`.execute(
          db,
        )
      : await sql<{ hash: Buffer }>`select hash from hall_log_nodes
          where hall_id = ${hallId} and level = ${level} and index >= ${from} and index < ${from + count}
          order by index`.execute(db)
  return rows.map(({ hash }) => hash)
}

type ListHashes = (row: Omit<Row, 'hallId'>) => Promise<Buffer[]>

/** The hash over neighbouring perfect subtrees of a tree whose rows are kept, left to right. */
export async function hashOver(list: ListHashes, subtrees: readonly Subtree[]): Promise<Buffer> {
  const found = subtrees.map(async ({ level, index }) => {
    const count = 2 ** (level % 8)
    const hashes = await list({ level: Math.floor(level / 8), from: index * count, count })
    if (hashes.length !== count) throw new Error('the log is shorter than it was')
    return foldPerfect(hashes)
  })
  return joined(await Promise.all(found))
}

/** The hash over neighbouring perfect subtrees of a log, left to right. */
export const readHash = (db: Db | Tx, hallId: number, subtrees: readonly Subtree[]): Promise<Buffer> =>
  hashOver((row) => listHashes(db, { hallId, ...row }), subtrees)

/** The root of a log as it was when it had `size` entries, one at least. */
export const readRoot = (db: Db | Tx, hallId: number, size: number): Promise<Buffer> =>
  readHash(db, hallId, subtreesOf(0, size))
