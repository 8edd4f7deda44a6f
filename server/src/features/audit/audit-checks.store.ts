import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

export type KeptCheck = {
  at: Date
  rows: number
  since: Date | null
  brokenLine: number | null
  fault: string | null
}

const checksKept = 60

/** Keeps what a check found, and of those before it the last sixty. */
export async function keepAuditCheck(tx: Tx, check: KeptCheck): Promise<void> {
  await tx.insertInto('auditChecks').values(check).execute()
  await sql`delete from audit_checks
    where id <= (select max(id) - ${sql.lit(checksKept)} from audit_checks)`.execute(tx)
}

/** What the last check found, or undefined before the first. */
export const findLastAuditCheck = (db: Db) =>
  db
    .selectFrom('auditChecks')
    .select(['at', 'rows', 'since', 'brokenLine'])
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()

export async function countAuditSeals(db: Db): Promise<number> {
  const found = db.selectFrom('auditSeals').select((eb) => eb.fn.countAll<number>().as('seals'))
  return (await found.executeTakeFirstOrThrow()).seals
}

export async function findFirstMoment(db: Db): Promise<Date | null> {
  const oldest = db.selectFrom('auditLog').select('at').orderBy('at').orderBy('id').limit(sql.lit(1))
  return (await oldest.executeTakeFirst())?.at ?? null
}
