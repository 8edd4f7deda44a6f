import pg from 'pg'
import { expect } from 'vitest'

const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') and tablename not in ('migrations', 'test_clock') order by 1`

/** What keeps the rows of a database, word for word, and what is switched off of it. */
const rules = [
  `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
     and conrelid::regclass::text <> 'test_clock' order by 1`,
  `select indexdef as rule from pg_indexes where schemaname in ('public', 'graphile_worker') order by 1`,
  `select pg_get_triggerdef(oid) || tgenabled::text as rule from pg_trigger where not tgisinternal order by 1`,
  `select grantee || ' ' || table_name || ' ' || privilege_type as rule from information_schema.role_table_grants
     where grantee like 'bargah_log%' order by 1`,
]

async function read(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const column = async (statement: string) => {
    const { rows } = await client.query<Record<string, string>>(statement)
    return rows.map((row) => Object.values(row)[0] as string)
  }
  try {
    const rows: Record<string, string[]> = {}
    for (const name of await column(tables))
      rows[name] = await column(`select t::text from ${name} t order by 1`)
    const sequences = await column(
      `select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences order by 1`,
    )
    const kept: string[][] = []
    for (const rule of rules) kept.push(await column(rule))
    return { rows, sequences, rules: kept }
  } finally {
    await client.end()
  }
}

/** Holds two databases against each other, row by row, with what keeps these rows. In: addresses by roles that read all. */
export async function expectSameRows(one: string, other: string): Promise<void> {
  const [is, was] = [await read(other), await read(one)]
  expect(Object.keys(is.rows)).toEqual(Object.keys(was.rows))
  for (const [name, rows] of Object.entries(was.rows)) expect(is.rows[name], name).toEqual(rows)
  expect(is.sequences).toEqual(was.sequences)
  expect(is.rules).toEqual(was.rules)
  expect(Object.values(was.rows).flat().length).toBeGreaterThan(100)
}
