import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { partsOf } from '../../kernel/search-parts.rules.ts'
import { sql } from '../../kernel/sql.ts'
import { findsKey } from '../../kernel/sql-search.ts'

/** More rows that are called so are asked for where they stand: a list of them would be too long to send. */
const mostNamedRows = 1_000

/**
 * In: what somebody or something is called, or its number. Out: whether a line of the audit is about it. Who is called so is few
 * beside the lines, and is looked up first.
 */
export async function isOfOneCalled(db: Db, subject: string, most = mostNamedRows) {
  const named = rowsNamed(normalizeText(subject))
  const { rows } = await sql<{ tableName: string; rowId: string }>`
    select table_name, row_id from (${named}) as named limit ${most + 1}`.execute(db)
  const found =
    rows.length > most
      ? sql`(${named})`
      : sql`unnest(${rows.map((row) => row.tableName)}::text[], ${rows.map((row) => row.rowId)}::text[])`
  return sql`audit_log.id in (select line from audit_changes
    join ${found} as named (table_name, row_id) using (table_name, row_id))`
}

/** Things whose names a list shows, and whose lines are few: settings of halls, base information, companies and accounts. */
const namedThings: Readonly<Record<string, string>> = {
  halls: 'name',
  main_offices: 'name',
  goods: 'name',
  packagings: 'name',
  loader_types: 'name',
  holidays: 'title',
}

/** In: a word of a search. Out: the lines about things, companies and accounts that are called so. */
export function linesOfCalled(word: string) {
  const isCalled = (name: string) => sql`strpos(normalize_text(${sql.raw(name)}), ${word}) > 0`
  const known = (text: string) => (partsOf(word) ? findsKey(sql.raw(text), word) : sql`true`)
  const rows = Object.entries(namedThings).map(
    ([table, name]) =>
      sql`select ${sql.lit(table)}, id::text from ${sql.table(table)} where ${isCalled(name)}`,
  )
  const ofHalls = ['hall_tariffs', 'hall_companies', 'hall_show_times'].map(
    (table) => sql`select ${sql.lit(table)}, ${sql.table(table)}.id::text from ${sql.table(table)}
      join halls on halls.id = hall_id where ${isCalled('halls.name')}`,
  )
  const called = sql.join(
    [
      ...rows,
      ...ofHalls,
      sql`select 'companies', id::text from companies where ${known('search_text')} and ${isCalled('name')}`,
      sql`select 'users', id::text from users
        where ${known(`normalize_text(full_name || ' ' || username)`)} and ${isCalled('full_name')}`,
    ],
    sql` union all `,
  )
  return sql`select line from audit_changes join (${called}) as called (table_name, row_id) using (table_name, row_id)`
}

/**
 * The rows whose name has the words; permits, turns, choices, payments and wallets by whose they are, and permits and loads by their number.
 */
function rowsNamed(words: string): RawBuilder<unknown> {
  const isCalled = (name: string) => sql`strpos(normalize_text(${sql.raw(name)}), ${words}) > 0`
  const isOrHas = (name: string) => sql`(${isCalled(name)} or national_id = ${words})`
  // what the index of a search knows is few, and looked at then; too short for it, each name is looked at
  const known = (text: string) => (partsOf(words) ? findsKey(sql.raw(text), words) : sql`true`)
  const rows = (table: string, where: RawBuilder<unknown>) =>
    sql`select ${sql.lit(table)}, id::text from ${sql.table(table)} where ${where}`
  const searched = (table: string, name: string) =>
    rows(table, sql`${known('search_text')} and ${isOrHas(name)}`)
  const small = ['main_offices', 'halls', 'goods', 'packagings', 'loader_types', 'saved_reports']
  const ofThem = (table: string, who: string, column: string) =>
    sql`select ${sql.lit(table)}, ${sql.table(table)}.id::text from ${sql.table(table)}
      join ${sql.raw(who)} on ${sql.raw(`${who}.id = ${column}`)}`
  const all = [
    sql`select 'companies', id::text from firms`,
    searched('customers', 'name'),
    searched('product_owners', `concat_ws(' ', first_name, last_name)`),
    rows('users', sql`${known(`normalize_text(full_name || ' ' || username)`)} and ${isCalled('full_name')}`),
    sql`select 'drivers', id::text from driven`,
    ...['permits', 'turns', 'payments', 'accounts'].map((table) => ofThem(table, 'driven', 'driver_id')),
    sql`select 'priorities', priorities.id::text from priorities
      join turns on turns.id = turn_id join driven on driven.id = driver_id`,
    ...['payments', 'accounts'].map((table) => ofThem(table, 'firms', 'company_id')),
    ...small.map((table) => rows(table, isCalled('name'))),
    rows('holidays', isCalled('title')),
    sql`select kind, ${words} from (values ('permits'), ('cargos')) as numbered (kind) where ${words} ~ '^\\d{1,9}$'`,
  ]
  return sql`with driven as (select id from drivers
      where ${known('search_text')} and ${isOrHas(`first_name || ' ' || last_name`)}),
    firms as (select id from companies where ${known('search_text')} and ${isOrHas('name')})
    select * from (${sql.join(all, sql` union all `)}) as called (table_name, row_id)`
}
