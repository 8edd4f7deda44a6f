import type { Db } from '../../kernel/database.ts'
import { listSealHashes } from '../../kernel/audit-seals.store.ts'
import type { Subtree } from '../../kernel/tlog/merkle.rules.ts'
import { sql } from '../../kernel/sql.ts'
import { hashOver } from './tree.store.ts'

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
