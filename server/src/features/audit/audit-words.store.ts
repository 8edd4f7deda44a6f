import type { RawBuilder } from 'kysely'
import { spellingsOf } from '@bargah/contract/kernel/spellings.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { Db } from '../../kernel/database.ts'
import { partsOf } from '../../kernel/search-parts.rules.ts'
import { sql } from '../../kernel/sql.ts'
import { findsKey, seekKey, type Sought } from '../../kernel/sql-search.ts'
import { linesOfCalled } from './audit-subjects.store.ts'
import { titles, titlesByStaff } from './audit.rules.ts'

const isPlain = /^[\x21-\x7e]+$/
/** Who is called as more people than this is asked for where he stands: their ids would be a list too long to send. */
export const mostNamed = 1_000

/**
 * In: a word of a search. Out: whether a line of the audit has it in who did what from where, in what he was told, or in the
 * name of what it is about. People, calls and things are few beside the lines, and are looked up first: PostgreSQL then knows by how many lines to expect whether it
 * finds them by the indexes of these or walks the newest.
 */
export async function hasWord(db: Db, word: string): Promise<Sought> {
  const { users, calls, isNamed } = await findNamed(db, word)
  const about = linesOfCalled(word)
  const lines = await findLines(db, about)
  const reason = seekKey(sql`normalize_text(reason)`, word)
  const address = seekKey(sql`lower(address)`, word)
  /** In: how a text is sought. Out: the condition whose texts are sought so. */
  const soughtBy = (way: 'sql' | 'lookup' | 'expected') => {
    const conditions = [sql`(reason is not null and ${reason[way]})`]
    if (users.length > mostNamed) conditions.push(sql`user_id in (select id from users where ${isNamed})`)
    else if (users.length > 0) conditions.push(sql`user_id = any(${users}::int[])`)
    if (calls.length > 0) conditions.push(sql`endpoint = any(${calls}::text[])`)
    if (lines.length > mostNamed) conditions.push(sql`audit_log.id in (${about})`)
    else if (lines.length > 0) conditions.push(sql`audit_log.id = any(${lines}::bigint[])`)
    // an address has no Persian letter
    if (isPlain.test(word)) conditions.push(address[way])
    return sql`(${sql.join(conditions, sql` or `)})`
  }
  return { sql: soughtBy('sql'), lookup: soughtBy('lookup'), expected: soughtBy('expected') }
}

async function findLines(db: Db, about: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`${about} limit ${mostNamed + 1}`.execute(db)
  return rows.map(({ line }) => line)
}

/** The people whose names have the word, and the calls whose titles do; a call that is no more is its own title. */
async function findNamed(db: Db, word: string) {
  const known = Object.keys(titles)
  const has = (title = '') => normalizeText(title).includes(word)
  const titled = known.filter((call) => has(titles[call]) || has(titlesByStaff[call]))
  const spelled = spellingsOf(word)
  // respelling each name for a word that no index knows would take far longer
  const isNamed = partsOf(word)
    ? findsKey(sql`normalize_text(full_name || ' ' || username)`, word)
    : sql`full_name ~* ${spelled} or username ~* ${spelled}`
  const { rows } = await sql<{ users: number[]; untitled: string[] }>`
    with recursive called as (
      (select endpoint from audit_log order by endpoint limit 1)
      union all
      select (select endpoint from audit_log where endpoint > called.endpoint order by endpoint limit 1) from called
      where endpoint is not null)
    select array(select id from users where ${isNamed} limit ${mostNamed + 1}) as users,
      array(select endpoint from called where endpoint <> all(${known}::text[]) and endpoint ~* ${spelled}) as untitled`.execute(
    db,
  )
  const { users = [], untitled = [] } = rows[0] ?? {}
  return { users, calls: [...titled, ...untitled], isNamed }
}
