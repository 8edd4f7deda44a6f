import { normalizeText, spellingsOf } from '@bargah/contract/kernel/text.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { around, hasKey } from '../../kernel/sql-list.ts'
import { titles } from './audit.rules.ts'

/** A shorter word has no trigram, so that no index knows it. */
const indexed = 3
const isPlain = /^[\x21-\x7e]+$/
/** Who is called as more people than this is asked for where he stands: their ids would be a list too long to send. */
export const mostNamed = 1_000

/**
 * In: a word of a search. Out: whether a line of the audit has it in who did what from where, or in what he was told. People
 * and calls are few beside the lines, and are looked up first: PostgreSQL then knows by how many lines to expect whether it
 * finds them by the indexes of these or walks the newest.
 */
export async function hasWord(db: Db, word: string) {
  const { users, calls, isNamed } = await findNamed(db, word)
  const conditions = [sql`(reason is not null and ${hasKey(sql`normalize_text(reason)`, word)})`]
  if (users.length > mostNamed) conditions.push(sql`user_id in (select id from users where ${isNamed})`)
  else if (users.length > 0) conditions.push(sql`user_id = any(${users}::int[])`)
  if (calls.length > 0) conditions.push(sql`endpoint = any(${calls}::text[])`)
  // an address has no Persian letter
  if (isPlain.test(word)) conditions.push(sql`address ilike ${around(word)}`)
  return { sql: sql`(${sql.join(conditions, sql` or `)})` }
}

/** The people whose names have the word, and the calls whose titles do; a call that is no more is its own title. */
async function findNamed(db: Db, word: string) {
  const known = Object.keys(titles)
  const titled = known.filter((call) => normalizeText(titles[call] ?? '').includes(word))
  const spelled = spellingsOf(word)
  const isNamed =
    word.length < indexed
      ? sql`full_name ~* ${spelled} or username ~* ${spelled}`
      : hasKey(sql`normalize_text(full_name || ' ' || username)`, word)
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
