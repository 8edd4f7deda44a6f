import { type AuditCheck, checkAudit } from '../../kernel/audit-check.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { countAuditSeals, findFirstMoment, keepAuditCheck } from './audit-checks.store.ts'

/** Computes the whole chain anew and keeps what it found. Out: why it is broken, or null. */
export async function checkChain(database: Database): Promise<string | null> {
  const { db } = database
  const since = await findFirstMoment(db)
  const { rows, brokenLine, fault } = verdictOf(await checkAudit(db))
  await transaction(database, (tx, at) => keepAuditCheck(tx, { at, rows, since, brokenLine, fault }))
  return fault
}

const verdictOf = (check: AuditCheck) =>
  'broken' in check
    ? { rows: 0, brokenLine: check.broken.firstLine, fault: check.broken.why }
    : { rows: check.whole.rows, brokenLine: null, fault: null }

/** So few seals are computed within a second. */
const fewSeals = 500

/** The same of a chain that is still short, which then need not wait for the night. */
export const checkShortChain = async (database: Database): Promise<string | null> =>
  (await countAuditSeals(database.db)) > fewSeals ? null : checkChain(database)
