/**
 * `npm run new-write FEATURE VERB-NOUN TABLE.COLUMN [LABEL]`: a write in a feature that exists, from the table to the
 * dialog: it sets one column of a row. LABEL is the field's Persian name. Rules and further fields follow by hand.
 */
import { columnsOf } from './columns.mjs'
import { generate } from './draft.mjs'
import { addDocs, addHandler, addProbe, nounOf } from './list-maker.mjs'
import { plainText, spell, spellingsOf } from './names.mjs'

const controls = {
  string: {
    field: (label) => `f.text('${label}', { min: 1, max: 200 })`,
    ui: 'TextField',
    start: 'String',
    sample: "'تازه'",
  },
  number: {
    field: (label) => `f.integer('${label}', { min: 0 })`,
    ui: 'NumberField',
    start: 'Number',
    sample: '7',
  },
  boolean: { field: (label) => `f.flag('${label}')`, ui: 'Checkbox', start: 'Boolean', sample: 'true' },
}

function findColumn(draft, spelled) {
  const [table, name] = (spelled ?? '').split('.')
  const columns = table && columnsOf(draft, table)
  const column = columns?.find((one) => one.name === name && one.name !== 'id')
  if (!column || !controls[column.type])
    throw new Error(
      `Name a column of text, number or yes and no as the code spells it, such as halls.tel; "${spelled ?? ''}" is none.`,
    )
  return { columns, column, table: spellingsOf(table), wire: name[0].toUpperCase() + name.slice(1) }
}

/** Under which path most calls of the feature stand, whose old names are not always the folder's. */
function pathsOf(draft, { kebab, pascal }) {
  const text = draft.read(`contract/src/features/${kebab}/${kebab}.endpoints.ts`)
  const found = [...text.matchAll(/path: '(\/api\/v1\/\w+)\/\w+'/g)].map(([, path]) => path)
  const count = (path) => found.filter((one) => one === path).length
  return found.toSorted((a, b) => count(b) - count(a))[0] ?? `/api/v1/${pascal}`
}

function addContract(draft, { feature, write, wire, control, label }) {
  const folder = `contract/src/features/${feature.kebab}/${feature.kebab}`
  const { pascal, camel, kebab } = write
  // a file of its own: a page that imports one schema loads all of that file, and only the dialog needs this one
  draft.make(
    `contract/src/features/${feature.kebab}/${kebab}.schema.ts`,
    `import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'

export const ${pascal}Body = z.object({ Id: f.id('شناسه'), ${wire}: ${control.field(label)} })
`,
  )
  draft.append(`${folder}.text.ts`, `export const ${camel}Done = '${label} ثبت شد.'\n`)
  const endpoints = `${folder}.endpoints.ts`
  draft.insertBefore(
    endpoints,
    '}\n',
    `  ${camel}: endpoint({
    ...writing,
    path: '${pathsOf(draft, feature)}/${pascal}',
    title: 'ثبت ${label}',
    changes: ['${nounOf(draft, feature)}'],
    reaches: [],
    stays: 'typed',
    access: { roles: supporters },
    body: ${pascal}Body,
  }),
`,
  )
  draft.importInto(endpoints, `${pascal}Body`, `./${kebab}.schema.ts`)
  draft.importInto(endpoints, 'writing', '../../kernel/endpoint.ts')
  draft.importInto(endpoints, 'endpoint', '../../kernel/endpoint.ts')
  draft.importInto(endpoints, 'supporters', '../../kernel/access.ts')
  addDocs(draft, feature, camel, `Sets ${wire.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}.`, [
    'Id',
    wire,
  ])
}

function addServer(draft, { feature, write, table, column }) {
  const folder = `server/src/features/${feature.kebab}`
  const { pascal, camel, kebab } = write
  const store = `${folder}/${feature.kebab}.store.ts`
  const set = `set${table.pascal}${column.name[0].toUpperCase()}${column.name.slice(1)}`
  draft.append(
    store,
    `/** Out: whether there is such a row. */
export async function ${set}(tx: Tx, id: number, ${column.name}: ${column.type}): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('${table.camel}')
    .set({ ${column.name} })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
`,
  )
  draft.importInto(store, 'Tx', '../../kernel/database.ts', 'import type')
  draft.make(
    `${folder}/${kebab}.ts`,
    `import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { ${set} } from './${feature.kebab}.store.ts'

type Input = { id: number; ${column.name}: ${column.type} }

/** Sets ${table.camel}.${column.name} of a row. Throws 404 when there is no such row. */
export const ${camel} = (call: Call, { id, ${column.name} }: Input): Promise<void> =>
  call.write(async (tx) => {
    if (!(await ${set}(tx, id, ${column.name}))) throw notFound('موردی با این شناسه')
  })
`,
  )
  const wire = column.name[0].toUpperCase() + column.name.slice(1)
  const routes = addHandler(
    draft,
    feature,
    `    ${camel}: async (call, { body }) => {
      await ${camel}(call, { id: body.Id, ${column.name}: body.${wire} })
      return done(${camel}Done)
    },`,
  )
  draft.importInto(routes, camel, `./${kebab}.ts`)
  draft.importInto(routes, 'done', '../../kernel/routes.ts')
  draft.importInto(
    routes,
    `${camel}Done`,
    `@bargah/contract/features/${feature.kebab}/${feature.kebab}.text.ts`,
  )
  return { folder, pascal }
}

/** A row can be made in the test when the database gives all its columns but texts. */
const canInsert = (columns) =>
  columns.every(({ isGiven, isNullable, type }) => isGiven || isNullable || type === 'string')

function addTest(draft, { feature, write, table, column, columns, wire, control }) {
  const { camel, kebab } = write
  const texts = columns.filter(
    ({ isGiven, isNullable, type }) => !isGiven && !isNullable && type === 'string',
  )
  const given = texts.map(({ name }) => `${name}: 'پیشین'`).join(', ')
  draft.make(
    `server/src/features/${feature.kebab}/${kebab}.test.ts`,
    `import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { madeOnce } from '../../../test/made-once.ts'

const app = useTestApp()
const admin = madeOnce(() => app.adminActor())

const send = (body: object) =>
  app.call('${camel}', { token: admin.token, body: body as never })

${
  canInsert(columns)
    ? `it('changes the row, and says so', async () => {
  const { id } = await app.db
    .insertInto('${table.camel}')
    .values({ ${given} })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await send({ Id: id, ${wire}: ${control.sample} })).statusCode).toBe(200)
  const row = app.db.selectFrom('${table.camel}').select('${column.name}').where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ ${column.name}: ${control.sample} })
})

`
    : ''
}it('is 404 for a row that is not there', async () => {
  expect((await send({ Id: 999_999, ${wire}: ${control.sample} })).status).toBe(404)
})

it('asks for every field', async () => {
  expect((await send({})).status).toBe(400)
})
`,
  )
}

function addDialog(draft, { feature, write, table, column, wire, control, label }) {
  const { pascal, camel, kebab } = write
  const { name, type, isNullable } = column
  const start = isNullable && type === 'string' ? `row.${name} ?? ''` : `row.${name}`
  const open = type === 'number' ? `${start} as number | null` : start
  draft.make(
    `web/src/features/${feature.kebab}/${pascal}Dialog.tsx`,
    `import { ${pascal}Body } from '@bargah/contract/features/${feature.kebab}/${kebab}.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { ${control.ui} } from '../../ui/${control.ui}.tsx'

type ${pascal}DialogProps = { row: { id: number; ${name}: ${type}${isNullable ? ' | null' : ''} }; onClose: () => void }

/** Sets ${table.camel}.${name} of a row. */
export default function ${pascal}Dialog({ row, onClose }: ${pascal}DialogProps) {
  const form = useWriteForm('${camel}', {
    start: { Id: row.id, ${wire}: ${open} },
    checks: { body: ${pascal}Body },
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog form={form} title="ویرایش ${label}" submitLabel="ثبت ${label}" busyLabel="در حال ثبت…" onClose={onClose}>
      <${control.ui} {...form.field('${wire}')} label="${label}" />
    </FormDialog>
  )
}
`,
  )
}

generate(
  'npm run new-write FEATURE VERB-NOUN TABLE.COLUMN [LABEL], such as: npm run new-write halls rename-hall halls.name «نام»',
  (draft, name, verbNoun, spelled, label = 'مقدار') => {
    const feature = spell(name, 'feature')
    if (!draft.has(`contract/src/features/${feature.kebab}/${feature.kebab}.endpoints.ts`))
      throw new Error(`There is no feature "${name}"; npm run new-feature makes one.`)
    const write = spell(verbNoun, 'write')
    const found = findColumn(draft, spelled)
    const facts = {
      feature,
      write,
      ...found,
      control: controls[found.column.type],
      label: plainText(label, 'label'),
    }
    addContract(draft, facts)
    addProbe(draft, facts.write.camel)
    addServer(draft, facts)
    addTest(draft, facts)
    addDialog(draft, facts)
    return `Next (docs/START.md, "An endpoint with a rule", tells each):
  contract  who may call it, what it changes, what it reaches and why it stays (contract/src/kernel/endpoint.ts)
  server    whose row it is, and what must hold: a rule, asked under the lock
  tests     the good case on a row of ${feature.kebab}.build.ts, each refusal; whose thing it names (server/test/access/probes.ts)
  screen    who opens the dialog: const ${write.pascal}Dialog = fetched(() => import('./${write.pascal}Dialog.tsx'))
  then      npx vitest run server/test/contract.test.ts server/test/access.test.ts -u, and read the change
            npx vitest run contract server/test/access-rules.test.ts, and npm run check`
  },
)
