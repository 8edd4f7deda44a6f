import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { columnsOf, newTableColumns } from './columns.mjs'
import { root } from './draft.mjs'

/** What a column of a table is on the wire: its fields, as the columns file and the SQL have them. */
function fieldsOf({ name, type, isNullable }, isFirstDate) {
  const unit = name.endsWith('Rial') ? 'ریال' : name.endsWith('Toman') ? 'تومان' : null
  const kinds = { string: 'text', number: unit ? 'money' : 'number', boolean: 'yesNo', Date: 'instant' }
  const isId = name === 'id' || name.endsWith('Id')
  const field = {
    name,
    column: name,
    isNullable,
    kind: isId ? (type === 'number' ? 'id' : 'identifier') : kinds[type],
    heading: headings[name] ?? name,
    unit,
    isHidden: isId || type === 'Date',
    sortsLong: name === 'id' || isFirstDate,
  }
  if (!isFirstDate) return [field]
  const part = (part, heading) => ({ ...field, name: part, heading, kind: part, isHidden: false })
  return [part('date', 'تاریخ'), { ...part('time', 'ساعت'), sortsLong: false }, field]
}

const headings = { id: 'شناسه', name: 'نام', createdAt: 'ثبت' }

function columnLine({ name, heading, kind, unit, isNullable, sortsLong, isHidden }) {
  const more = [...(sortsLong ? ['sortsLong: true'] : []), ...(isHidden ? ['isHidden: true'] : [])]
  const said = [
    `'${heading}'`,
    ...(unit ? [`'${unit}'`] : []),
    ...(more.length > 0 ? [`{ ${more.join(', ')} }`] : []),
  ]
  const column = `col.${kind}(${said.join(', ')})`
  return `  ${name}: ${isNullable ? `col.orNull(${column})` : column},\n`
}

function nextMigration(name) {
  const numbers = readdirSync(join(root, 'server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  return `server/migrations/${String(Math.max(...numbers) + 1).padStart(4, '0')}-${name}.sql`
}

const makeTable = (draft, feature, { kebab, snake }) =>
  draft.make(
    nextMigration(kebab),
    `create table ${snake} (
  id integer primary key generated always as identity,
  name text not null,
  created_at timestamptz not null default now()
);
create index ${snake}_newest on ${snake} (created_at desc, id desc);
comment on table ${snake} is '${feature}';
select audit_table('${snake}');
`,
  )

/**
 * A list in a feature that exists, from table to screen. In: the spellings of the feature and of the list, which is a
 * table's name; the screen's Persian title. A table that is not there is made by a migration.
 */
export function makeList(draft, feature, list, title) {
  if (callsOf(draft, feature).includes(`search${list.pascal}: `))
    throw new Error(`The call search${list.pascal} is there already; choose another table.`)
  const known = columnsOf(draft, list.camel)
  const columns = known ?? newTableColumns
  const date = columns.find(({ type, isNullable }) => type === 'Date' && !isNullable)?.name
  const fields = columns.flatMap((column) => fieldsOf(column, column.name === date))
  const identity = columns.some(({ name }) => name === 'name') ? 'name' : 'id'
  const facts = { feature, list, title, fields, date, identity, isNew: !known }
  if (!known) makeTable(draft, feature.kebab, list)
  addContract(draft, facts)
  addProbe(draft, `search${list.pascal}`)
  addServer(draft, facts)
  addScreen(draft, facts)
}

/** What the access test asks a call for: at first for nothing that belongs to somebody. */
export const addProbe = (draft, key) =>
  draft.insertBefore('server/test/access/probes.ts', '}\n', `  ${key}: nothing(),\n`)

const spaced = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What a call and its fields mean, in English for programmers: at first no more than their names, to be said exactly. */
export function addDocs(draft, feature, call, sentence, fields) {
  const file = `contract/src/features/${feature.kebab}/${feature.kebab}.docs.ts`
  const said = fields.map((name) => `    '${call}.${name}': 'Its ${spaced(name).trim()}.',\n`)
  draft.insertAfter(file, 'calls: {', `\n    ${call}: '${sentence}',\n`)
  draft.insertAfter(file, 'fields: {', `\n${said.join('')}`)
}

function addContract(draft, { feature, list, title, fields, date }) {
  const columns = `${feature.kebab}.columns.ts`
  const folder = `contract/src/features/${feature.kebab}/${feature.kebab}`
  const { pascal, camel } = list
  const schema = `${folder}.schema.ts`
  const body = `export const Search${pascal}Body = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
})

`
  draft.append(
    schema,
    `${date ? body : ''}export const ${pascal}Row = rowOf(${camel}Table)
export type ${pascal}Row = z.output<typeof ${pascal}Row>
`,
  )
  draft.importInto(schema, `${camel}Table`, `./${columns}`)
  draft.importInto(schema, 'rowOf', '../../kernel/rows.ts')
  if (date) draft.importInto(schema, '* as f', '../../kernel/fields.ts')
  draft.importInto(schema, '* as z', 'zod/mini')

  const shown = fields.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
  draft.append(
    `${folder}.columns.ts`,
    `export const ${camel}Table = col.table('${title}', {\n${shown.map(columnLine).join('')}})\n`,
  )
  draft.importInto(`${folder}.columns.ts`, '* as col', '../../kernel/columns.ts')

  const endpoints = `${folder}.endpoints.ts`
  draft.insertBefore(
    endpoints,
    '}\n',
    `  search${pascal}: endpoint({
    ...searching,
    path: '/api/v1/${feature.pascal}/Search${pascal}',
    about: ['${nounOf(draft, feature)}'],
    access: { roles: supporters },
${date ? `    body: Search${pascal}Body,\n` : ''}    data: ${pascal}Row,
    table: ${camel}Table,
  }),
`,
  )
  draft.importInto(endpoints, `${pascal}Row`, `./${feature.kebab}.schema.ts`)
  if (date) draft.importInto(endpoints, `Search${pascal}Body`, `./${feature.kebab}.schema.ts`)
  draft.importInto(endpoints, `${camel}Table`, `./${columns}`)
  draft.importInto(endpoints, 'searching', '../../kernel/endpoint.ts')
  draft.importInto(endpoints, 'endpoint', '../../kernel/endpoint.ts')
  draft.importInto(endpoints, 'supporters', '../../kernel/access.ts')
  const names = fields.map(({ name }) => name)
  addDocs(draft, feature, `search${pascal}`, `Searches ${list.words}.`, names)
}

const callsOf = (draft, { kebab }) => draft.read(`contract/src/features/${kebab}/${kebab}.endpoints.ts`)

/** The noun of a feature's calls: that of the first call that states one, else the feature's own. */
export const nounOf = (draft, feature) =>
  /(?:about|changes): \['(\w+)'/.exec(callsOf(draft, feature))?.[1] ?? feature.camel

export function addHandler(draft, feature, handler) {
  const routes = `server/src/features/${feature.kebab}/${feature.kebab}.routes.ts`
  draft.insertBefore(routes, '\n  })', `\n${handler}`, `routes(${feature.camel}, {`)
  return routes
}

function addServer(draft, { feature, list, fields, date, isNew }) {
  const folder = `server/src/features/${feature.kebab}`
  const { pascal, camel, kebab, words } = list
  const filter = date ? 'filter' : ''
  draft.make(
    `${folder}/search-${kebab}.views.ts`,
    `import { ${camel}Table } from '@bargah/contract/features/${feature.kebab}/${feature.kebab}.columns.ts'
import { ${pascal}Row } from '@bargah/contract/features/${feature.kebab}/${feature.kebab}.schema.ts'
import type { Db } from '../../kernel/database.ts'
${date ? `import type { Days } from '../../kernel/days.ts'\nimport { isBefore, isSince } from '../../kernel/sql-parts.ts'\n` : ''}import { sqlRows } from '../../kernel/sql-rows.ts'

const ${camel}Rows = sqlRows(${pascal}Row, ${camel}Table, {
  from: '${camel}',
  joins: {},
  fields: {
${fields.map(({ name, column }) => `    ${name}: '${camel}.${column}',\n`).join('')}  },
})

/** The ${words}${date ? ' that the filter leaves, the newest first' : ''}. */
export const search${pascal} = (db: Db${date ? ', filter: Days' : ''}) =>
  ${camel}Rows.list(db, {
    where: [${date ? `isSince('${camel}.${date}', filter.since), isBefore('${camel}.${date}', filter.before)` : ''}],
    order: ['-${camel}.${date ?? 'id'}'],
  })
`,
  )
  const routes = addHandler(
    draft,
    feature,
    date
      ? `    search${pascal}: ({ db }, { body }) => search${pascal}(db, computeDays(body)),`
      : `    search${pascal}: ({ db }) => search${pascal}(db),`,
  )
  draft.importInto(routes, `search${pascal}`, `./search-${kebab}.views.ts`)
  if (date) draft.importInto(routes, 'computeDays', '../../kernel/days.ts')
  draft.make(`${folder}/search-${kebab}.test.ts`, testOf({ pascal, camel, fields, date, isNew, filter }))
}

const testOf = ({ pascal, camel, fields, isNew }) => `import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { madeOnce } from '../../../test/made-once.ts'

const app = useTestApp()
const admin = madeOnce(() => app.adminActor())

const search = (body: object) => app.call('search${pascal}', { token: admin.token, body })

describe('the list', () => {
${
  isNew
    ? `  it('is searched, sorted by the Persian alphabet and cut into pages', async () => {
    const rows = ['تبریز', 'بم', 'پارس'].map((name) => ({ name }))
    await app.db.insertInto('${camel}').values(rows).execute()
    const { data, total } = await search({ Sort: 'name', Page: 1, PageSize: 2 })
    expect([data.map((row: { name: string }) => row.name), total]).toEqual([['بم', 'پارس'], 3])
    expect((await search({ Search: 'تبر' })).total).toBe(1)
  })

`
    : ''
}  it.each(${JSON.stringify(fields.map(({ name }) => name)).replaceAll('"', "'")})('sorts by %s', async (field) => {
    expect((await search({ Sort: \`-\${field}\` })).status).toBe(200)
  })
})
`

function addScreen(draft, { feature, list, title, fields, date, identity }) {
  const folder = `web/src/features/${feature.kebab}`
  const { pascal, camel, kebab, words } = list
  const row = fields.find(({ name }) => name === identity)
  draft.make(
    `${folder}/${kebab}-list.tsx`,
    `import { ${camel}Table } from '@bargah/contract/features/${feature.kebab}/${feature.kebab}.columns.ts'
${date ? `import { daysFilter } from '../../kernel/list-columns.tsx'\n` : ''}import { listScreen } from '../../kernel/list-screen.ts'

/** The ${words}. */
export const ${camel}List = listScreen('search${pascal}', ${camel}Table, {
  list: '${kebab}',
  noun: 'مورد',
  columns: {
    ${row.name}: { shows: '${row.name}', isIdentity: true },
${date ? `    at: { shows: ['date', 'time'], sort: '${date}', filter: daysFilter },\n` : ''}  },
  card: [['${row.name}'${date ? ", 'at'" : ''}]],
})
`,
  )
  draft.make(
    `${folder}/${pascal}Page.tsx`,
    `import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { ${camel}List } from './${kebab}-list.tsx'

/** The ${words}. */
export default function ${pascal}Page() {
  return (
    <ListPage
      table={useListTable(${camel}List)}
      searchHint="${row.heading}"
      selectable
      empty={{ title: 'هنوز چیزی ثبت نشده است' }}
    />
  )
}
`,
  )
  const app = 'web/src/app'
  draft.insertBefore('web/src/kernel/paths.ts', '} as const\n', `\n  ${camel}: '/${pascal}',\n`)
  draft.insertBefore(
    `${app}/screens.ts`,
    '} as const satisfies Record<string, Screen>',
    `  ${camel}: { path: paths.${camel}, access: { roles: supporters }, title: '${title}' },\n`,
  )
  draft.insertBefore(
    `${app}/pages.ts`,
    '}\n',
    `  ${camel}: () => import('../features/${feature.kebab}/${pascal}Page.tsx'),\n`,
  )
}
