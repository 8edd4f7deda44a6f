import { keysOf } from '@bargah/contract/kernel/key-access.ts'
import { contract } from '@bargah/contract/contract.ts'
import type { Access } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape, Refusals } from '@bargah/contract/kernel/endpoint.ts'
import { type Limit, plainLimits } from '@bargah/contract/kernel/limits.ts'
import { listFieldsFor } from '@bargah/contract/kernel/list.ts'
import { refusalsOf } from '@bargah/contract/kernel/refusals.ts'
import type * as z from 'zod/mini'
import { describeFields, describeShape, type Fields, objectOf, type Schema, shapeOf } from './schemas.ts'

const about = `Calls of the freight marketplace Bargah.

- Paths and the names of fields are matched without regard to letter case. Digits may be Latin, Persian or Arabic; numbers may come as text. In an optional field null, "", 0 where it is no value, and [] mean not given.
- An envelope answers \`{ data, statusCode, errors, message }\`, \`statusCode\` 200 when it is done. A rule of the business that says no is HTTP 200 with \`statusCode\` 400: nothing was written, the sentence for the person is in \`errors\`, \`data.code\` is -1 and \`data.reason\` one of the codes that the call names; codes are never taken away or given another meaning, new ones may come. Legacy calls under \`/api/…Api/\` answer the bare value, and are refused by HTTP 400.
- Programs of companies, halls and organisations send a key that was made in the panel, \`Authorization: Bearer bargah_…\`: it acts as its account, narrowed to its scopes. \`x-keys\` says by which keys a call is made: \`all\`, those with a \`scope\` or one of the \`flags\`; where it is missing, by none. What a key does not open is 403 with \`data.reason\` \`key_lacks_scope\` or \`not_by_key\`; 401 says \`key_unknown\`, \`key_ended\`, \`key_expired\` or \`key_shut\`; beyond the calls that a key may make in a minute is 429 with \`key_limit\` and \`Retry-After\`. See docs/api.md.
- \`x-effect\` says whether a call reads or writes, whatever its method. A write may carry \`Idempotency-Key\`, kept for 24 hours: the same key again gives the same answer and writes nothing, but where \`x-shows-secret\` says that the answer holds a secret, which is made anew.
- \`x-limits\` says how often a call may be made; beyond it is 429 with \`Retry-After\`. Calls that state nothing of their own share one count of reads and one of writes.
- \`x-access\` says who may call: roles, or those who hold one of the flags (a company's admin holds all). Whose rows one sees is decided on the server.
- \`x-reauthenticates\`: when the own password was last given too long ago, nothing is done and \`data.reason\` is \`reauthenticate\`; call \`reauthenticate\` and send the same again. Where \`data.member.mustChangePassword\` is true, \`changeMyPassword\` comes first.
- Rent, tariff and value of goods are toman, all other sums rials. Dates are \`1405/08/30\`, times \`14:05\`, both of Tehran; instants are ISO 8601.
- A list takes \`Page\`, \`PageSize\`, \`Sort\`, \`Filter\`, \`Search\`, \`Columns\`, \`CountOnly\` and, unless anybody may read it, \`Format\` and \`GroupBy\` beside its own fields, and says its \`total\`, or \`totalIsAtLeast\`.`

const listWords: Record<string, string> = {
  Page: 'The first is 1.',
  PageSize: 'Rows of a page; without it all rows up to 10,000.',
  Sort: 'Fields of the row, `-` before one that descends: `-cargoRent,cargoSource`.',
  Search: 'Each word must be found in some text of the row.',
  Filter:
    'Conditions that must all hold, as JSON: `[{"field":"cargoRent","op":"gt","value":1000000}]`; `op` is one of eq, in, lt, gt, between, contains.',
  Columns: 'Only these fields of each row; in a sheet also their order.',
  CountOnly: 'No rows, the exact total.',
  Format: 'The view as a file, all of its rows.',
  GroupBy: 'In place of rows, in `groups`: how many rows share each value of this field, and their sums.',
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const refused = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Fault' }),
})

/** The document that describes every call, made from the contract. `address` is where the server is reached. */
export function describeApi(address: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(contract) as [string, EndpointShape][]) {
    const calls = (paths[endpoint.path] ??= {})
    calls[endpoint.method.toLowerCase()] = describeCall(name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bargah', version: '1', description: about },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that `signIn` answers.' },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'bargah_…',
          description:
            'A key of a program, made and ended in the panel (/ApiKeys); `x-keys` says which calls it opens.',
        },
      },
      schemas: {
        Fault: shapeOf({ data: {}, ...outcome }, ['statusCode', 'errors', 'message']),
      },
    },
  }
}
export type ApiDocument = ReturnType<typeof describeApi>

function describeCall(name: string, endpoint: EndpointShape) {
  const body = bodyOf(endpoint)
  const keys = keysOf(endpoint)
  return {
    operationId: name,
    tags: [/^\/(?:api\/(?:v1\/)?)?(\w+)/i.exec(endpoint.path)?.[1]],
    summary:
      endpoint.effect === 'read'
        ? `Reads: ${endpoint.about.join(', ')}`
        : `${endpoint.title} · Writes: ${endpoint.changes.join(', ')}`,
    'x-effect': endpoint.effect,
    ...(endpoint.showsSecret && { 'x-shows-secret': true }),
    ...(endpoint.reauthenticates && { 'x-reauthenticates': true }),
    ...(endpoint.needsProof && { 'x-needs-proof': endpoint.needsProof }),
    'x-access': accessOf(endpoint.access),
    'x-limits': (endpoint.limits ?? [plainLimits[endpoint.effect]]).map(wordLimit),
    ...xKeysOf(keys),
    security: endpoint.access === 'public' ? [] : [{ session: [] }, ...(keys ? [{ key: [] }] : [])],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { content: body } }),
    responses: responsesOf(endpoint),
  }
}

/** By which keys of programs the call is made; of one that no key makes, nothing. */
const xKeysOf = (keys: ReturnType<typeof keysOf>) => {
  if (!keys) return {}
  if ('all' in keys) return { 'x-keys': 'all' }
  return { 'x-keys': { ...(keys.scope && { scope: keys.scope }), flags: keys.flags } }
}

const wordLimit = ({ by, most, inMs }: Limit) => ({
  by: typeof by === 'string' ? by : by.field,
  most,
  inSeconds: inMs / 1000,
})

const accessOf = (access: Access) =>
  typeof access === 'string' ? access : { roles: access.roles, flags: access.flags ?? [] }

const inQuery = (endpoint: EndpointShape) =>
  endpoint.reply === 'list' && endpoint.method === 'GET' && endpoint.access
const inBody = (endpoint: EndpointShape) =>
  endpoint.reply === 'list' && endpoint.method !== 'GET' && endpoint.access

function fieldsOf(schema: z.ZodMiniType | undefined, listedFor: Access | false): Fields {
  return { ...(schema && describeFields(schema)), ...(listedFor && describeListFields(listedFor)) }
}

const describeListFields = (access: Access): Fields =>
  Object.fromEntries(
    Object.entries(describeFields(listFieldsFor(access))).map(([name, { schema, isOptional }]) => [
      name,
      { isOptional, schema: { ...schema, description: listWords[name] } },
    ]),
  )

function parametersOf(endpoint: EndpointShape) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const fields = Object.entries(fieldsOf(endpoint.query, inQuery(endpoint)))
  const parameters = fields.map(([name, { isOptional, schema }]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: !isOptional,
    schema,
  }))
  return endpoint.effect === 'write' ? [...parameters, idempotencyKey] : parameters
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
}

function bodyOf(endpoint: EndpointShape): Record<string, object> | null {
  const fields = { ...fieldsOf(endpoint.body, inBody(endpoint)), ...filesOf(endpoint) }
  if (Object.keys(fields).length === 0) return null
  const schema = objectOf(fields)
  if (endpoint.files) return { 'multipart/form-data': { schema } }
  return { ...json(schema), 'application/x-www-form-urlencoded': { schema } }
}

const filesOf = ({ files = {} }: EndpointShape): Fields =>
  Object.fromEntries(
    Object.entries(files).map(([name, { title, kinds, mostBytes, optional = false }]) => {
      const description = `${title}: ${kinds.join(', ')} by its content, at most ${mostBytes} bytes.`
      return [name, { isOptional: optional, schema: { type: 'string', format: 'binary', description } }]
    }),
  )

const outcome: Record<string, Schema> = {
  statusCode: { type: 'integer' },
  errors: { type: 'array', items: { type: 'string' } },
  message: { type: 'string' },
}
const done = { ...outcome, statusCode: { const: 200 } }
const totals: Record<string, Schema> = {
  total: { type: 'integer', description: 'How many rows there are in all, while these are at most 10,000.' },
  totalIsAtLeast: { type: 'integer', description: 'In place of `total`: there are more than so many.' },
  groups: {
    type: 'object',
    description:
      'Where `GroupBy` asks for it: `{ list: [{ value, count, sums }], count, sums }`, see docs/lists.md.',
  },
}

/** What a call answers when all went well, by media type. */
function answerOf({
  reply,
  data,
  media = 'application/octet-stream',
}: EndpointShape): Record<string, object> {
  if (reply === 'page') return { 'text/html': { schema: { type: 'string' } } }
  if (reply === 'file')
    return Object.fromEntries(
      [media].flat().map((one) => [one, { schema: { type: 'string', format: 'binary' } }]),
    )
  const value = data ? describeShape(data) : {}
  if (reply === 'bare') return json(value)
  if (reply === 'envelope') return json(shapeOf({ data: value, ...done }, ['data', ...Object.keys(done)]))
  const rows = { type: 'array', items: value }
  return json(shapeOf({ data: rows, ...done, ...totals }, ['data', ...Object.keys(done)]))
}

/** The refusals of a call by a rule: its codes, each with its sentence where that is a fixed one. */
function refusedBy(refusals: Refusals): Schema {
  const codes = Object.entries(refusals)
  const sentences = codes.flatMap(([code, said]) =>
    typeof said === 'string' ? [`\`${code}\`: ${said}`] : [],
  )
  const reason = { enum: codes.map(([code]) => code), description: sentences.join('\n') }
  const data = shapeOf({ code: { const: -1 }, message: { type: 'string' }, reason }, [
    'code',
    'message',
    'reason',
  ])
  return shapeOf({ data, ...outcome, statusCode: { const: 400 } }, ['data', ...Object.keys(outcome)])
}

/** What HTTP 200 holds: that it is done, or that a rule refused; `statusCode` tells which. */
function answeredBy(endpoint: EndpointShape): Record<string, object> {
  const answers = answerOf(endpoint)
  const refusals = refusalsOf(endpoint)
  if (Object.keys(refusals).length === 0 || !['envelope', 'list'].includes(endpoint.reply)) return answers
  const { schema } = answers['application/json'] as { schema: Schema }
  return json({ oneOf: [schema, refusedBy(refusals)] })
}

const responsesOf = (endpoint: EndpointShape) => ({
  ...(endpoint.reply === 'page' && { 303: { description: 'Leads on to a page of the panel.' } }),
  200: { description: 'Done, or refused by a rule (`statusCode` 400).', content: answeredBy(endpoint) },
  400: refused('Malformed: every fault in `errors`.'),
  ...(endpoint.access !== 'public' && { 401: refused('Nobody is signed in.'), 403: refused('Not allowed.') }),
  404: refused('No such thing, or another’s.'),
  ...(endpoint.effect === 'write' && { 409: refused('The key was used for another request.') }),
  429: { ...refused('Too often (`x-limits`).'), headers: { 'Retry-After': { schema: { type: 'integer' } } } },
  500: refused('A fault of the server.'),
})
