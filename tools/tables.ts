/**
 * Writes the types of all tables, server/src/kernel/tables.ts, from a migrated database: `npm run tables`. A table's comment
 * names the feature that owns it, under whose name it stands; a column's comment names the contract's type of its codes.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openTestCluster } from '../server/test/cluster.ts'

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url))
const tablesFile = fileURLToPath(new URL('../server/src/kernel/tables.ts', import.meta.url))

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'string',
  jsonb: 'JsonColumn',
  bytea: 'Buffer',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _int4: 'number[]',
  _bytea: 'Buffer[]',
}
const leftOut = new Set(['migrations', 'test_clock'])
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Column = {
  table_name: string
  owner: string | null
  column_name: string
  code: string | null
  udt_name: string
  is_nullable: string
  has_default: boolean
  identity_generation: string | null
  is_generated: string
}

const columnsOf = `
  select table_name, column_name, udt_name, is_nullable, column_default is not null as has_default, identity_generation,
    is_generated,
    obj_description(relation.oid) as owner, col_description(relation.oid, ordinal_position) as code
  from information_schema.columns
    join pg_class relation on relation.relname = table_name and relation.relnamespace = 'public'::regnamespace
  where table_schema = 'public' order by table_name, ordinal_position`

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function typeFor(column: Column): string {
  const plain = column.code ?? typeOf[column.udt_name]
  if (!plain) throw new Error(`no type for ${column.table_name}.${column.column_name}: ${column.udt_name}`)
  const type = column.is_nullable === 'YES' ? `${plain} | null` : plain
  if (column.identity_generation === 'ALWAYS' || column.is_generated === 'ALWAYS')
    return `GeneratedAlways<${type}>`
  return column.has_default || column.identity_generation ? `Generated<${type}>` : type
}

/** In: a type's name. Out: the file of the contract that exports it, as an import names it. */
function homeOf(type: string): string {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  const home = files.find(
    (file) => file.endsWith('.ts') && readFileSync(contract + file, 'utf8').includes(`export type ${type} =`),
  )
  if (!home) throw new Error(`the contract has no type ${type}; a column's comment names it`)
  return `@bargah/contract/${home}`
}

function importsOf(columns: readonly Column[]): string[] {
  const codes = [...new Set(columns.flatMap(({ code }) => code?.replace('[]', '') ?? []))]
  const byHome = groupBy(codes.toSorted(), homeOf)
  return [...byHome].map(([home, names]) => `import type { ${names.join(', ')} } from '${home}'`)
}

function describeOwner(owner: string, columns: readonly Column[]): string {
  const tables = [...groupBy(columns, (column) => column.table_name)].map(([table, of]) => {
    const lines = of.map((column) => `    ${camel(column.column_name)}: ${typeFor(column)}`)
    return `  ${camel(table)}: {\n${lines.join('\n')}\n  }`
  })
  return `  // ${owner}\n${tables.join('\n')}`
}

/** In: the address of a migrated database. Out: the text of server/src/kernel/tables.ts. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(columnsOf)
  await client.end()
  const columns = rows.filter((row) => !leftOut.has(row.table_name))
  const byOwner = groupBy(columns, ({ table_name, owner }) => {
    if (!owner) throw new Error(`no feature owns the table ${table_name}: comment on table … is '…'`)
    return owner
  })
  const owners = [...byOwner.keys()].toSorted()
  return `/** All tables, those of a feature under its name; written by \`npm run tables\` from the migrations. */
${importsOf(columns).join('\n')}
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A jsonb column: read as what it holds, written as JSON text. */
type JsonColumn = ColumnType<Json, string, string>

export type Tables = {
${owners.map((owner) => describeOwner(owner, byOwner.get(owner) ?? [])).join('\n\n')}
}
`
}

/** The file of tables as it stands. */
export const readTables = (): string => readFileSync(tablesFile, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cluster = await openTestCluster()
  writeFileSync(tablesFile, await describeTables(await cluster.freshUrl()))
  await cluster.close()
  execFileSync('npx', ['biome', 'format', '--write', tablesFile])
}
