import type { Db, Tx } from '../../kernel/database.ts'
import { listSealHashes } from '../../kernel/audit-seals.store.ts'
import { foldPerfect, joined, type Subtree, subtreesOf } from '../../kernel/tlog/merkle.rules.ts'
import { sql } from '../../kernel/sql.ts'

/** Hashes next to each other: each over 256^level entries, from the one at `from` on. */
export type HashRow = { hallId: number; level: number; from: number; count: number }

/** The hashes of a row, as many of them as the log has by now. */
export async function listHashes(db: Db | Tx, { hallId, level, from, count }: HashRow): Promise<Buffer[]> {
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

type ListHashes = (row: Omit<HashRow, 'hallId'>) => Promise<Buffer[]>

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

export const countSeals = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ size: number }>`select coalesce(max(id), 0) as size from audit_seals`.execute(
    db,
  )
  return rows[0]?.size ?? 0
}

/** The largest checkpoint that was signed of the audit, with the signatures of witnesses over it, or undefined. */
export async function findAuditCheckpoint(db: Db) {
  const { rows } = await sql<{ size: number; note: string; lines: string[] }>`
    select size, note, array(select line from audit_cosignatures c where c.size = k.size order by witness) as lines
    from audit_checkpoints k order by size desc limit 1`.execute(db)
  return rows[0]
}

/** The size of the largest checkpoint of the audit that a witness cosigned, 0 before the first. */
export async function findAuditCosigned(db: Db, witness: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`select coalesce(max(size), 0) as size from audit_cosignatures
    where witness = ${witness}`.execute(db)
  return rows[0]?.size ?? 0
}

/** The hash over neighbouring perfect subtrees of the audit's seals, left to right. */
export const readSealsHash = (db: Db, subtrees: readonly Subtree[]): Promise<Buffer> =>
  hashOver((row) => listSealHashes(db, row), subtrees)

type Cosignature = { size: number; witness: string; line: string; at: Date }
export const keepAuditCosignature = (db: Db, { size, witness, line, at }: Cosignature) =>
  sql`select keep_audit_cosignature(${size}, ${witness}, ${line}, ${at})`.execute(db)
