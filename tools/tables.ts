/**
 * Writes the types of all tables from a migrated database: `npm run tables`. A table's comment names the feature that owns
 * it and so its file, server/src/kernel/tables/<feature>.ts; a column's comment names the contract's type of its codes.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openTestCluster } from '../server/test/cluster.ts'

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url))
const kernel = fileURLToPath(new URL('../server/src/kernel/', import.meta.url))

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
const pascal = (name: string) => camel(`_${name.replaceAll('-', '_')}`)

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

function importsOf(columns: readonly Column[], types: readonly string[]): string[] {
  const codes = [...new Set(columns.flatMap(({ code }) => code?.replace('[]', '') ?? []))]
  const byHome = groupBy(codes.toSorted(), homeOf)
  const kysely = ['Generated', 'GeneratedAlways'].filter((name) =>
    types.some((type) => type.startsWith(`${name}<`)),
  )
  const imports = [...byHome].map(([home, names]) => `import type { ${names.join(', ')} } from '${home}'`)
  if (kysely.length > 0) imports.push(`import type { ${kysely.join(', ')} } from 'kysely'`)
  if (types.some((type) => type.includes('JsonColumn')))
    imports.push("import type { JsonColumn } from '../json.ts'")
  return imports
}

function describeOwner(owner: string, columns: readonly Column[]): string {
  const tables = [...groupBy(columns, (column) => column.table_name)].map(([table, of]) => {
    const lines = of.map((column) => `    ${camel(column.column_name)}: ${typeFor(column)}`)
    return `  ${camel(table)}: {\n${lines.join('\n')}\n  }`
  })
  const imports = importsOf(columns, columns.map(typeFor))
  return [
    `/** The tables of ${owner}, written by \`npm run tables\` from the migrations. */`,
    ...imports,
    `${imports.length > 0 ? '\n' : ''}export type ${pascal(owner)}Tables = {\n${tables.join('\n')}\n}\n`,
  ].join('\n')
}

/** In: the address of a migrated database. Out: the text of each file of tables, by its path under server/src/kernel. */
export async function describeTables(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(columnsOf)
  await client.end()
  const byOwner = groupBy(
    rows.filter((row) => !leftOut.has(row.table_name)),
    ({ table_name, owner }) => {
      if (!owner) throw new Error(`no feature owns the table ${table_name}: comment on table … is '…'`)
      return owner
    },
  )
  const owners = [...byOwner.keys()].toSorted()
  const files = new Map(
    owners.map((owner) => [`tables/${owner}.ts`, describeOwner(owner, byOwner.get(owner) ?? [])]),
  )
  const imports = owners.map((owner) => `import type { ${pascal(owner)}Tables } from './tables/${owner}.ts'`)
  const all = owners.map((owner) => `${pascal(owner)}Tables`).join(' & ')
  return files.set(
    'tables.ts',
    `/** All tables, each feature's in its file; written by \`npm run tables\` from the migrations. */\n${imports.join('\n')}\n\nexport type Tables = ${all}\n`,
  )
}

/** The files of tables as they stand, by their path under server/src/kernel. */
export const readTables = (): Map<string, string> =>
  new Map(
    [...readdirSync(`${kernel}tables`).map((file) => `tables/${file}`), 'tables.ts'].map((file) => [
      file,
      readFileSync(kernel + file, 'utf8'),
    ]),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cluster = await openTestCluster()
  const files = await describeTables(await cluster.freshUrl())
  await cluster.close()
  rmSync(`${kernel}tables`, { recursive: true, force: true })
  mkdirSync(`${kernel}tables`)
  for (const [file, text] of files) writeFileSync(kernel + file, text)
  execFileSync('npx', ['biome', 'format', '--write', `${kernel}tables`, `${kernel}tables.ts`])
}
