/**
 * `npm run new-feature NAME [TITLE]`: the skeleton of a feature that works from end to end: a table, one call that lists
 * it, its test and its screen. TITLE is the screen's Persian title. All is looked at before anything is written.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const pathOf = (file) => join(root, file)
const read = (file) => readFileSync(pathOf(file), 'utf8')
const require = createRequire(import.meta.url)

const usage = 'Give the feature a name: npm run new-feature NAME, such as "holidays" or "loading-docks".'
const notKebab = (name) =>
  `"${name}" is no name for a feature: small Latin letters and digits, words joined by hyphens, such as "loading-docks".`
// what neither SQL nor JavaScript takes as a name
const reserved =
  'all case class column default delete do end export for function group import new order public return static switch table this user var void with'.split(
    ' ',
  )

/** In: a feature's name. Out: its spellings, or throws a sentence when it will not do. */
function spell(name) {
  if (!name) throw new Error(usage)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) throw new Error(notKebab(name))
  if (reserved.includes(name))
    throw new Error(`"${name}" means something in SQL or JavaScript; choose another name.`)
  const camel = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel[0].toUpperCase() + camel.slice(1)
  return { name, camel, pascal, table: name.replaceAll('-', '_'), words: name.replaceAll('-', ' ') }
}

function refuseTaken({ name, camel, pascal }) {
  const folders = ['contract/src/features', 'server/src/features', 'web/src/features']
  const taken = folders.find((folder) => existsSync(pathOf(`${folder}/${name}`)))
  if (taken) throw new Error(`The feature "${name}" is there already: ${taken}/${name}.`)
  const tables = readdirSync(pathOf('server/src/kernel/tables'))
  if (tables.some((file) => read(`server/src/kernel/tables/${file}`).includes(`\n  ${camel}: {`)))
    throw new Error(`There is a table "${camel}" already; choose another name.`)
  const calls = readdirSync(pathOf(folders[0]), { recursive: true, encoding: 'utf8' })
  const key = `list${pascal}`
  const owner = calls.find(
    (file) => file.endsWith('.endpoints.ts') && read(join(folders[0], file)).includes(`${key}:`),
  )
  if (owner) throw new Error(`There is a call ${key} already, in ${owner}; choose another name.`)
}

function nextMigration({ name }) {
  const numbers = readdirSync(pathOf('server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  return `server/migrations/${String(Math.max(...numbers) + 1).padStart(4, '0')}-${name}.sql`
}

/** The files of a feature, by path. */
const filesOf = ({ name, camel, pascal, table, words, title }) => ({
  [`contract/src/features/${name}/${name}.schema.ts`]: `import * as z from 'zod/mini'

export const ${pascal}Row = z.object({ id: z.number(), name: z.string() })
export type ${pascal}Row = z.output<typeof ${pascal}Row>
`,
  [`contract/src/features/${name}/${name}.columns.ts`]: `import { listTable } from '../../kernel/list-columns.ts'
import type { ${pascal}Row } from './${name}.schema.ts'

export const ${camel}Table = listTable<${pascal}Row>('${title}', [
  { field: 'name', heading: 'نام', kind: 'text' },
  { field: 'id', heading: 'شناسه', kind: 'identifier', isHidden: true },
])
`,
  [`contract/src/features/${name}/${name}.endpoints.ts`]: `import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { ${camel}Table } from './${name}.columns.ts'
import { ${pascal}Row } from './${name}.schema.ts'

export const ${camel} = {
  list${pascal}: endpoint({
    method: 'GET',
    path: '/api/v1/${pascal}/GetAll',
    reply: 'list',
    effect: 'read',
    about: ['${camel}'],
    access: { roles: supporters },
    data: ${pascal}Row,
    table: ${camel}Table,
  }),
}
`,
  [nextMigration({ name })]: `create table ${table} (
  id integer primary key generated always as identity,
  name text not null
);
comment on table ${table} is '${name}';
`,
  [`server/src/features/${name}/${name}.views.ts`]: `import type { Db } from '../../kernel/database.ts'

/** The ${words} by name. A list that grows long becomes an sqlList (docs/lists.md). */
export const list${pascal} = (db: Db) =>
  db.selectFrom('${camel}').select(['id', 'name']).orderBy('name').orderBy('id').execute()
`,
  [`server/src/features/${name}/${name}.routes.ts`]: `import { ${camel} } from '@bargah/contract/features/${name}/${name}.endpoints.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { list${pascal} } from './${name}.views.ts'

export const ${camel}Routes = () =>
  routes(${camel}, {
    list${pascal}: async ({ db }) => whole(await list${pascal}(db)),
  })
`,
  [`server/src/features/${name}/${name}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminActor, driverActor } from '../../../test/actors.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openTestApp()
  await app.db
    .insertInto('${camel}')
    .values(['ت', 'ب', 'پ'].map((name) => ({ name })))
    .execute()
  token = (await adminActor(app)).token
})
afterAll(() => app.close())

describe('the list', () => {
  it('is in the order of the Persian alphabet', async () => {
    const { data, total } = await app.call('list${pascal}', { token })
    expect(data.map((row: { name: string }) => row.name)).toEqual(['ب', 'پ', 'ت'])
    expect(total).toBe(3)
  })

  it('comes in pages, with the number of all', async () => {
    const { data, total } = await app.call('list${pascal}', { token, query: { Page: 2, PageSize: 2 } })
    expect([data.map((row: { name: string }) => row.name), total]).toEqual([['ت'], 3])
  })

  it('is not for drivers', async () => {
    const driver = await driverActor(app)
    expect((await app.call('list${pascal}', { token: driver.token })).status).toBe(403)
  })
})
`,
  [`web/src/features/${name}/${pascal}Page.tsx`]: `import type { ${pascal}Row } from '@bargah/contract/features/${name}/${name}.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { DataColumn } from '../../ui/data-table/data-table-props.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'

const title = '${title}'
const columns: DataColumn<${pascal}Row>[] = [
  {
    id: 'name',
    header: 'نام',
    identity: true,
    value: (row) => row.name,
    cell: (row) => <strong>{row.name}</strong>,
  },
]
const wire = { name: { shows: ['name' as const] } }
const start = startState(columns)

/** The ${words}. */
export default function ${pascal}Page() {
  const { source, props } = useListTable({ key: 'list${pascal}', list: '${name}', title, columns, wire, start })
  return (
    <>
      <PageHead title={title} subtitle={source.loading ? <>&nbsp;</> : \`\${formatNumber(source.total)} مورد\`} />
      <DataTable
        {...props}
        label={title}
        noun="مورد"
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        searchHint="نام"
        now={serverNow()}
        errorTitle="فهرست باز نشد"
        empty={<EmptyState title="هنوز چیزی ثبت نشده است" />}
      />
    </>
  )
}
`,
})

/** Puts `line` before the first line that `pattern` finds with a later name, else after the last that it finds. */
function insertByName(text, pattern, name, line) {
  const found = [...text.matchAll(pattern)]
  const last = found.at(-1)
  if (!last) throw new Error(`No place was found for: ${line.trim()}`)
  const at = found.find((match) => match[1] > name)?.index ?? last.index + last[0].length
  return text.slice(0, at) + line + text.slice(at)
}

function insertBefore(text, mark, lines) {
  const at = text.lastIndexOf(mark)
  if (at === -1) throw new Error(`No place was found for: ${lines.trim()}`)
  return text.slice(0, at) + lines + text.slice(at)
}

const withNoun = (text, noun) =>
  text.includes(`  '${noun}',\n`) ? text : insertBefore(text, '] as const\n', `  '${noun}',\n`)

/** The files in which a feature is registered, by path, as they shall be. */
function registrationsOf({ name, camel, pascal, title }) {
  const contract = 'contract/src/contract.ts'
  const routes = 'server/src/app/routes.ts'
  const paths = 'web/src/app/paths.ts'
  const screens = 'web/src/app/screens.ts'
  const pages = 'web/src/app/pages.ts'
  const nouns = 'contract/src/kernel/nouns.ts'
  const screen = `  ${camel}: { path: paths.${camel}, access: { roles: supporters }, title: '${title}' },\n`
  const page = `  ${camel}: () => import('../features/${name}/${pascal}Page.tsx'),\n`
  const importOf = (key, from) => `import { ${key} } from '${from}'\n`
  const inContract = insertByName(
    read(contract),
    /^import .*features\/([\w-]+)\/.*\n/gm,
    name,
    importOf(camel, `./features/${name}/${name}.endpoints.ts`),
  )
  const inRoutes = insertByName(
    read(routes),
    /^import .*features\/([\w-]+)\/.*\n/gm,
    name,
    importOf(`${camel}Routes`, `../features/${name}/${name}.routes.ts`),
  )
  return {
    [contract]: insertByName(inContract, /^ {2}\.\.\.(\w+),\n/gm, camel, `  ...${camel},\n`),
    [routes]: insertByName(inRoutes, /^ {2}\.\.\.(\w+)Routes\(.*\),\n/gm, camel, `  ...${camel}Routes(),\n`),
    [paths]: insertBefore(read(paths), '} as const\n', `\n  ${camel}: '/${pascal}',\n`),
    [screens]: insertBefore(read(screens), '} as const satisfies Record<string, Screen>', screen),
    [pages]: insertBefore(read(pages), '}\n', page),
    [nouns]: withNoun(read(nouns), camel),
  }
}

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`This failed: node ${args.join(' ')}`)
}

function makeFeature(name, title = 'بخش تازه') {
  const spelled = spell(name)
  if (/['\\\n]/.test(title))
    throw new Error('The title holds a quote, a backslash or a line end; give it plainly.')
  refuseTaken(spelled)
  const made = filesOf({ ...spelled, title })
  const files = { ...made, ...registrationsOf({ ...spelled, title }) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(pathOf(file)), { recursive: true })
    writeFileSync(pathOf(file), text)
  }
  run(require.resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...Object.keys(files))
  run('--import', 'tsx', 'tools/tables.ts')
  return { ...spelled, made: Object.keys(made) }
}

const nextSteps = ({ name, pascal, made }) => `Made:
${made.map((file) => `  ${file}`).join('\n')}
Registered in contract/src/contract.ts and kernel/nouns.ts, server/src/app/routes.ts, web/src/app/paths.ts, screens.ts and pages.ts;
server/src/kernel/tables/${name}.ts was written from the migration.

Next:
  1. docs/words.md and contract/src/kernel/nouns.ts: its one name, in Persian and in code.
  2. The migration: the columns that the feature needs. Until it has landed you may edit it; then npm run tables.
  3. The contract: path, access, fields. npx vitest run server/test/contract.test.ts -u, and read the change of who may call what.
  4. A write: a rule (*.rules.ts), a store (*.store.ts), a use case (verb-noun.ts), as in server/src/features/turns.
  5. The screen's words and its place in web/src/app/menu.tsx; until then it is at /${pascal}.
  6. npx vitest run server/src/features/${name}, then npm run check.`

try {
  console.log(nextSteps(makeFeature(...process.argv.slice(2))))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
