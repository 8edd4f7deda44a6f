import type { Db } from './database.ts'
import { hashOfLines, hashOfSeal, leafOfSeal, type Seal } from './audit-seals.store.ts'
import { grow, noEntries, rootOf } from './tlog/merkle.rules.ts'
import { isSignedBy, readVerifierKey, textOf, type Verifier, verifierKeyOf } from './tlog/notes.rules.ts'
import { sql } from './sql.ts'

type Place = Pick<Seal, 'id' | 'firstLine' | 'lastLine' | 'at'> & { why: string }
type Whole = {
  seals: number
  rows: number
  /** Rows that were emptied for drivers who are forgotten: what is left of such a row the chain no longer proves. */
  erased: number
  unsealed: number
  droppedTo: number
  head: string | null
  /** What the logs' key signed of it last, and who cosigned that. */
  signed: { seals: number; at: Date; by: string[] } | null
}
/** What a check of the audit found: how much of it is whole, or the first place that is not. */
export type AuditCheck = { broken: Place } | { whole: Whole }

type Kept = Seal & { hash: Buffer }

/**
 * Computes all seals anew from the rows as they stand, and holds them against the last checkpoint that was signed of them. In:
 * a head that was written down earlier, or a checkpoint that was kept, if one was: the seals must continue it. Rows that no
 * seal covers yet, those of the last minute, prove nothing.
 */
export async function checkAudit(db: Db, earlier?: string): Promise<AuditCheck> {
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
  const isNote = earlier?.includes('\n') ?? false
  if (earlier && !isNote && !seals.some(({ hash }) => hash.toString('hex') === earlier.toLowerCase()))
    return { broken: { ...(last ?? nothing), why: 'the head that was written down is not in the chain' } }
  const signed = await findSigned(db)
  for (const note of [...(signed ? [signed.note] : []), ...(earlier && isNote ? [earlier] : [])]) {
    const why = faultOfNote(seals, note, await findKey(db))
    if (why) return { broken: { ...(last ?? nothing), why } }
  }
  const unsealed = await countUnsealed(db, seals)
  if (unsealed.before > 0) return { broken: { ...nothing, why: 'rows stand before the first seal' } }
  return {
    whole: {
      seals: seals.length,
      rows,
      erased: await countErased(db),
      unsealed: unsealed.after,
      droppedTo,
      head: last?.hash.toString('hex') ?? null,
      signed: signed ? { seals: signed.size, at: signed.signedAt, by: signed.by } : null,
    },
  }
}

type SignedRow = { size: number; note: string; signedAt: Date; by: string[] }
async function findSigned(db: Db): Promise<SignedRow | undefined> {
  const { rows } = await sql<SignedRow>`select size, note, signed_at,
      array(select witness from audit_cosignatures c where c.size = k.size order by witness) as by
    from audit_checkpoints k order by size desc limit 1`.execute(db)
  return rows[0]
}

/** The key by which the audit is signed: that of the logs, under the audit's name. */
async function findKey(db: Db): Promise<Verifier | null> {
  const row = db.selectFrom('keyMarks').select('mark').where('name', '=', 'log')
  const known = readVerifierKey((await row.executeTakeFirst())?.mark ?? '')
  return known && readVerifierKey(verifierKeyOf(`${known.name}/audit`, known.key))
}

/** What is wrong with the seals by a checkpoint that was signed of the first of them, or null. */
function faultOfNote(seals: readonly Kept[], note: string, key: Verifier | null): string | null {
  if (!key || !isSignedBy(note, key)) return 'a checkpoint of the audit is not signed by the key of the logs'
  const [, size = '', root] = textOf(note).split('\n')
  if (Number(size) > seals.length) return `${Number(size) - seals.length} seals that were signed are gone`
  const tree = seals
    .slice(0, Number(size))
    .reduce((grown, { hash }) => grow(grown, leafOfSeal(hash)), noEntries)
  return rootOf(tree).toString('base64') === root ? null : 'the seals are not those that were signed'
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

const countErased = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('auditErased')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

async function countUnsealed(db: Db, seals: readonly Kept[]): Promise<{ before: number; after: number }> {
  const last = Math.max(0, ...seals.map(({ lastLine }) => lastLine))
  const { rows } = await sql<{ before: number; after: number }>`
    select count(*) filter (where line < 1) as before, count(*) filter (where line > ${last}) as after
    from (select id as line from audit_log where id < 1 or id > ${last}
      union all select line from audit_changes where line < 1 or line > ${last}) as unsealed`.execute(db)
  return rows[0] ?? { before: 0, after: 0 }
}
