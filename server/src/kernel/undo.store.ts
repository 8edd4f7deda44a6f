import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { callNamesBefore } from '@bargah/contract/old-names.ts'
import type { Tx } from './database.ts'
import { Fail } from './errors.ts'
import { sql } from './sql.ts'

/** How long after a write it may be taken back. */
const undoneWithinMs = 24 * 60 * 60_000

/** What takes back what: the line of the audit in which it was done, by whom, and which calls this one takes back. */
export type Undoing = { line: number; userId: number; undoes: readonly string[] }

const notUndone = (sentence: string) => new Fail(409, [sentence])
const notYours = () => notUndone('این کار را نمی‌شود برگرداند؛ آن را دوباره انجام دهید.')

/** Columns that say who changed a row and when, or which row it is: they differ though what was is back. */
const ofTheChange = sql`'^(id|version)$|^(created|added|updated|saved|kept|asked)_(at|by)$'`

/** The line of the audit that tells what this transaction changed; null when it changed nothing. */
export const lineOfChanges = sql<number | null>`(select line from audit_changes
  where line = nullif(current_setting('audit.line', true), '')::bigint limit 1)`
export async function findLineOfChanges(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ line: number | null }>`select ${lineOfChanges} as line`.execute(tx)
  return rows[0]?.line ?? null
}

/** Throws 409 unless the line is of a write by the same account, not long ago, that this call takes back. */
export async function mayUndo(tx: Tx, { line, userId, undoes }: Undoing, now: Date): Promise<void> {
  if (undoes.length === 0) throw notYours()
  const done = await tx
    .selectFrom('auditLog')
    .select('at')
    .where('id', '=', line)
    .where('userId', '=', userId)
    .where('endpoint', 'in', [...undoes, ...undoes.flatMap(callNamesBefore)])
    .where('kind', '=', 'write')
    .where('outcome', '=', 'done')
    .executeTakeFirst()
  if (!done || now.getTime() - done.at.getTime() > undoneWithinMs) throw notYours()
}

/**
 * Throws 409 unless what this transaction did took back what was done in the line: nobody changed its rows since then, and
 * each stands as it stood before. Asked after the work, whose locks keep others from the rows; it asks the rows as they are
 * told to the audit, and so of every write alike.
 */
export async function mustBeUndone(tx: Tx, { line, userId }: Omit<Undoing, 'undoes'>): Promise<void> {
  const { rows } = await sql<{ by: string | null; isOwn: boolean; isLeft: boolean }>`
    with mine as (select * from audit_changes where line = nullif(current_setting('audit.line', true), '')::bigint),
    theirs as (select * from audit_changes where line = ${line}),
    later as (
      select since.line from theirs join lateral audit_changes_of(theirs.table_name, theirs.row_id) since
        on since.id > theirs.id
      where since.line <> ${line} and since.line not in (select line from mine) limit 1
    )
    select (select coalesce(full_name, 'سامانه') from later left join audit_log on audit_log.id = later.line
        left join users on users.id = user_id) as by,
      exists (select from later join audit_log on audit_log.id = later.line where user_id = ${userId}) as is_own,
      exists (select from theirs where not ${wasTakenBack}) as is_left`.execute(tx)
  const [found] = rows
  if (found?.isOwn) throw notUndone('پس از این کار خودتان آن را عوض کرده‌اید؛ برنگشت تا آن از میان نرود.')
  if (found?.by) throw notUndone(`${fa(found.by)} پس از شما آن را عوض کرد؛ برنگشت تا کار او از میان نرود.`)
  if (found?.isLeft) throw notUndone('پیش از کار شما چیز دیگری بود که با این برنمی‌گردد؛ آن را ببینید.')
}

const plain = (
  facts: ReturnType<typeof sql>,
) => sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${facts})
  where key !~ ${ofTheChange})`

/** Of a change that was made: whether one of this transaction took it back. */
const wasTakenBack = sql`exists (select from mine where mine.table_name = theirs.table_name and case
  -- what was added is gone, or marked as gone
  when theirs.before is null then mine.row_id = theirs.row_id
  -- what was deleted is there again, by whatever id
  when theirs.after is null then mine.before is null and ${plain(sql`mine.after`)} = ${plain(sql`theirs.before`)}
  else mine.row_id = theirs.row_id and mine.after @> ${plain(sql`theirs.before`)} end)`
