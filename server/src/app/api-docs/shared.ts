import type { Access } from '@bargah/contract/kernel/access.ts'
import { listFieldsFor } from '@bargah/contract/kernel/list.ts'
import { refTo } from './components.ts'
import { describeFields, type Fields, objectOf, type Schema, shapeOf } from './schemas.ts'

export const json = (schema: Schema) => ({ 'application/json': { schema } })

const outcome: Record<string, Schema> = {
  statusCode: { type: 'integer', description: '200 when it is done, 400 when a rule refused, else as HTTP.' },
  errors: {
    type: 'array',
    items: { type: 'string' },
    description: 'What is wrong, in Persian sentences for a person; empty when it is done.',
  },
  message: { type: 'string', description: 'The same as one text; empty when it is done.' },
}
const told = Object.keys(outcome)

const reason: Schema = { type: 'string', description: 'The code of the refusal, which keeps its meaning.' }
const refusal = shapeOf(
  {
    code: { const: -1, description: 'Says to old clients that it was refused.' },
    message: { type: 'string', description: 'The Persian sentence for the person.' },
    reason,
  },
  ['code', 'message', 'reason'],
)

const totals: Record<string, Schema> = {
  total: {
    type: 'integer',
    description: 'How many rows there are in all, while these are at most 10,000 and were counted.',
  },
  totalIsAtLeast: {
    type: 'integer',
    description: 'In place of `total`: there are more than so many. `CountOnly` gives the exact number.',
  },
  groups: {
    type: 'object',
    description:
      'Where `GroupBy` asks for it: `{ list: [{ value, count, sums }], count, sums }`, see docs/lists.md.',
  },
}

const listWords: Record<string, [string, unknown?]> = {
  Page: ['The first is 1.'],
  PageSize: ['Rows of a page; without it all rows up to 10,000.'],
  Sort: ['Fields of the row, `-` before one that descends.', '-cargoRent,cargoSource'],
  Search: ['Each word must be found in some text of the row.'],
  Filter: [
    'Conditions that must all hold, as JSON; `op` is one of eq, in, lt, gt, between, contains.',
    '[{"field":"cargoRent","op":"gt","value":1000000}]',
  ],
  Columns: ['Only these fields of each row; in a sheet also their order.', 'id,cargoRent'],
  CountOnly: ['No rows, the exact total.'],
  Format: ['The view as a file, all of its rows.'],
  Headings: ['Of a file: names and values as replies have them, in place of Persian ones.', 'fields'],
  GroupBy: [
    'In place of rows, in `groups`: how many rows share each value of this field, and their sums; `field.month` of some days: their Persian month. A reply has a hundred groups, `Page` says which.',
  ],
}

const listFields = (access: Access): Fields =>
  Object.fromEntries(
    Object.entries(describeFields(listFieldsFor(access))).map(([name, { schema, isOptional }]) => {
      const [description, example] = listWords[name] ?? []
      const words = { description, ...(example !== undefined && { examples: [example] }) }
      return [name, { isOptional, schema: { ...schema, ...words } }]
    }),
  )

/** Shapes that calls of every feature share. */
export const sharedShapes: Record<string, Schema> = {
  Done: shapeOf({ ...outcome, statusCode: { const: 200 } }, told),
  Rows: { allOf: [refTo('Done'), shapeOf(totals, [])] },
  Refused: shapeOf({ data: refusal, ...outcome, statusCode: { const: 400 } }, ['data', ...told]),
  Fault: shapeOf(
    {
      data: {
        description:
          'Null, or `{ reason }` with the code of what a key may not do, or of a limit: `key_limit`, `not_by_key` …',
      },
      ...outcome,
    },
    told,
  ),
  ListFields: objectOf(listFields({ roles: [] })),
}

/** What a list takes in its body; no list that anybody may read is asked for by a body. */
export const listShape = refTo('ListFields')

export const listParameters = (access: Access) =>
  Object.keys(listFields(access)).map((name) => ({ $ref: `#/components/parameters/${name}` }))

export const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' }
export const sharedParameters: Record<string, object> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A word of your own for this very request, such as the number of an order: sent again within 24 hours it gives the same answer and writes nothing anew.',
    schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$', examples: ['order-2041-truck-1'] },
  },
  ...Object.fromEntries(
    Object.entries(listFields({ roles: [] })).map(([name, { schema }]) => {
      const { description, ...said } = schema
      return [name, { name, in: 'query', required: false, description, schema: said }]
    }),
  ),
}

const fault = (description: string) => ({ description, content: json(refTo('Fault')) })
export const sharedResponses = {
  NotSignedIn: fault('Nobody is signed in, or the key counts no more.'),
  NotAllowed: fault('Not allowed; `data.reason` says why to a key.'),
  KeyReused: fault('The `Idempotency-Key` was used for another request.'),
  Failed: {
    ...fault(
      '400 malformed, every fault in `errors` · 404 no such thing, or another’s · 429 too often (`x-limits`, or more calls than the key may make) · 500 a fault of the server · 503 too much at once, or the database is away: send the same again, with the same `Idempotency-Key`.',
    ),
    headers: {
      'Retry-After': { description: 'Of 429 and 503: seconds to wait.', schema: { type: 'integer' } },
    },
  },
}
export const responseOf = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` })
