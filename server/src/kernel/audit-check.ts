import type { Db } from './database.ts'
import { hashOfLines, hashOfSeal, type Seal } from './audit-seals.store.ts'
import { sql } from './sql.ts'

type Place = Pick<Seal, 'id' | 'firstLine' | 'lastLine' | 'at'> & { why: string }
type Whole = { seals: number; rows: number; unsealed: number; droppedTo: number; head: string | null }
/** What a check of the audit found: how much of it is whole, or the first place that is not. */
export type AuditCheck = { broken: Place } | { whole: Whole }

type Kept = Seal & { hash: Buffer }

/**
 * Computes all seals anew from the rows as they stand. In: a head that was written down earlier, if one was: it must still
 * be in the chain. Rows that no seal covers yet, those of the last minute, prove nothing.
 */
export async function checkAudit(db: Db, earlierHead?: string): Promise<AuditCheck> {
  const seals: Kept[] = await db.selectFrom('auditSeals').selectAll().orderBy('id').execute()
  const droppedTo = Math.max(
    0,
    ...seals.filter(({ kind }) => kind === 'drop').map(({ lastLine }) => lastLine),
  )
  const faultInChain = findBrokenSeal(seals)
  if (faultInChain) return { broken: faultInChain }
  let rows = 0
  for (const seal of seals.filter(({ kind }) => kind === 'lines')) {
    const found = await hashOfLines(db, seal.firstLine, seal.lastLine)
    rows += found.rows
    const why =
      seal.lastLine <= droppedTo
        ? found.rows > 0 && 'rows stand where the chain says that they were deleted'
        : !found.hash.equals(seal.rowsHash) && 'rows were changed, added or deleted'
    if (why) return { broken: { ...seal, why } }
  }
  const last = seals.at(-1)
  if (earlierHead && !seals.some(({ hash }) => hash.toString('hex') === earlierHead.toLowerCase()))
    return { broken: { ...(last ?? nothing), why: 'the head that was written down is not in the chain' } }
  const unsealed = await countUnsealed(db, seals)
  if (unsealed.before > 0) return { broken: { ...nothing, why: 'rows stand before the first seal' } }
  return {
    whole: {
      seals: seals.length,
      rows,
      unsealed: unsealed.after,
      droppedTo,
      head: last?.hash.toString('hex') ?? null,
    },
  }
}

const nothing = { id: 0, firstLine: 0, lastLine: 0, at: new Date(0) }

/** In: the seals in order. Out: the first that does not follow from the one before, or null. */
function findBrokenSeal(seals: readonly Kept[]): Place | null {
  let line = 0
  for (const [index, seal] of seals.entries()) {
    if (seal.id !== index + 1) return { ...seal, why: 'a seal before it is missing' }
    if (seal.kind === 'lines' && seal.firstLine !== line + 1) return { ...seal, why: 'it leaves lines out' }
    if (!seal.hash.equals(hashOfSeal(seals[index - 1]?.hash, seal)))
      return { ...seal, why: 'its hash is not that of the seals up to it' }
    if (seal.kind === 'lines') line = seal.lastLine
  }
  return null
}

async function countUnsealed(db: Db, seals: readonly Kept[]): Promise<{ before: number; after: number }> {
  const last = Math.max(0, ...seals.map(({ lastLine }) => lastLine))
  const { rows } = await sql<{ before: number; after: number }>`
    select count(*) filter (where line < 1) as before, count(*) filter (where line > ${last}) as after
    from (select id as line from audit_log where id < 1 or id > ${last}
      union all select line from audit_changes where line < 1 or line > ${last}) as unsealed`.execute(db)
  return rows[0] ?? { before: 0, after: 0 }
}
