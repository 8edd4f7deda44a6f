/** Writes server/src/kernel/tables.ts, the types of all tables, from a migrated database: `npm run tables`. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { openTestCluster } from '../server/test/cluster.ts'

export const tablesFile = new URL('../server/src/kernel/tables.ts', import.meta.url)

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'Json',
  bytea: 'Buffer',
  _text: 'string[]',
}
const leftOut = new Set(['migrations', 'test_clock'])
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: string
  has_default: boolean
  identity_generation: string | null
}

function typeFor(column: Column): string {
  const plain = typeOf[column.udt_name]
  if (!plain) throw new Error(`no type for ${column.table_name}.${column.column_name}: ${column.udt_name}`)
  const type = column.is_nullable === 'YES' ? `${plain} | null` : plain
  if (column.identity_generation === 'ALWAYS') return `GeneratedAlways<${type}>`
  return column.has_default || column.identity_generation ? `Generated<${type}>` : type
}

/** In: the address of a migrated database. Out: the text of tables.ts. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(`
    select table_name, column_name, udt_name, is_nullable, column_default is not null as has_default, identity_generation
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
  await client.end()
  const names = [...new Set(rows.map((row) => row.table_name))].filter((name) => !leftOut.has(name))
  const blocks = names.map((table) => {
    const columns = rows.filter((row) => row.table_name === table)
    const lines = columns.map((column) => `    ${camel(column.column_name)}: ${typeFor(column)}`)
    return `  ${camel(table)}: {\n${lines.join('\n')}\n  }`
  })
  return `/** The tables, written by \`npm run tables\` from the migrations. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>

export type Tables = {\n${blocks.join('\n')}\n}\n`
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const cluster = await openTestCluster()
  writeFileSync(tablesFile, await describeTables(await cluster.freshUrl()))
  await cluster.close()
  execFileSync('npx', ['biome', 'format', '--write', tablesFile.pathname])
}
