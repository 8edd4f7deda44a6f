import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@bargah/contract/contract.ts'
import { commonDocs, docs } from '@bargah/contract/docs.ts'
import type { Access } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { keysOf } from '@bargah/contract/kernel/key-access.ts'
import { type Limit, plainLimits } from '@bargah/contract/kernel/limits.ts'
import { projectDir } from '../project-dir.ts'
import { nameShapes, refTo, type Shapes } from './components.ts'
import { describeEvents } from './events.ts'
import { type Fields, type Schema, shapeOf } from './schemas.ts'
import { reasonShapes, refusedBy } from './reasons.ts'
import * as shared from './shared.ts'
import { readWords, type Words } from './words.ts'

const about = `Calls of the freight marketplace Bargah.

- What may change within version 1 and what never does: docs/api.md, «Versions». Fields of answers, codes and calls may be added at any time; what is marked \`deprecated\` goes.
- Paths and the names of fields are matched without regard to letter case. Digits may be Latin, Persian or Arabic; numbers may come as text. In an optional field null, "", 0 where it is no value, and [] mean not given.
- An envelope answers \`{ data, statusCode, errors, message }\`, \`statusCode\` 200 when it is done. A rule of the business that says no is HTTP 200 with \`statusCode\` 400: nothing was written, the sentence for the person is in \`errors\`, \`data.code\` is -1 and \`data.reason\` one of the codes that the call names; codes are never taken away or given another meaning, new ones may come. Legacy calls under \`/api/…Api/\` answer the bare value, and are refused by HTTP 400.
- Programs of companies, halls and organisations send a key that was made in the panel, \`Authorization: Bearer bargah_…\`: it acts as its account, narrowed to its scopes. \`x-keys\` says by which keys a call is made: \`all\`, those with a \`scope\` or one of the \`flags\`; where it is missing, by none. What a key does not open is 403 with \`data.reason\` \`key_lacks_scope\` or \`not_by_key\`; 401 says \`key_unknown\`, \`key_ended\`, \`key_expired\` or \`key_shut\`; beyond the calls that a key may make in a minute is 429 with \`key_limit\` and \`Retry-After\`. See docs/api.md.
- \`x-effect\` says whether a call reads or writes, whatever its method. A write may carry \`Idempotency-Key\`, kept for 24 hours: the same key again gives the same answer and writes nothing, but where \`x-shows-secret\` says that the answer holds a secret, which is made anew.
- \`x-limits\` says how often a call may be made; beyond it is 429 with \`Retry-After\`. Calls that state nothing of their own share one count of reads and one of writes.
- \`x-access\` says who may call: roles, or those who hold one of the flags (a company's admin holds all). Whose rows one sees is decided on the server.
- \`x-reauthenticates\`: when the own password was last given too long ago, nothing is done and \`data.reason\` is \`reauthenticate\`; call \`reauthenticate\` and send the same again. Where \`data.member.mustChangePassword\` is true, \`changeMyPassword\` comes first.
- Rent, tariff and value of goods are toman, all other sums rials. Dates are \`1405/08/30\`, times \`14:05\`, both of Tehran; instants are ISO 8601.
- A list takes \`Page\`, \`PageSize\`, \`Sort\`, \`Filter\`, \`Search\`, \`Columns\`, \`CountOnly\` and, unless anybody may read it, \`Format\` and \`GroupBy\` beside its own fields, and says its \`total\`, or \`totalIsAtLeast\`.`

const { json } = shared
const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as { version: string }
const calls: Readonly<Record<string, EndpointShape>> = contract
const summaries = Object.assign({}, ...Object.values(docs).map((feature) => feature.calls)) as Record<
  string,
  string
>

/** What the contract says to programs in English. */
export const ownWords = () => readWords(docs, commonDocs)

/** The document that describes every call, made from the contract. `address` is where the server is reached. */
export function describeApi(address: string, words: Words = ownWords()) {
  const shapes = nameShapes(calls, docs, words)
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(calls)) {
    const methods = (paths[endpoint.path] ??= {})
    methods[endpoint.method.toLowerCase()] = describeCall(name, endpoint, shapes, words)
  }
  const named = Object.entries({ ...shared.sharedShapes, ...reasonShapes, ...shapes.components })
  return {
    openapi: '3.1.0',
    info: { title: 'Bargah', version, description: about },
    servers: [{ url: address }],
    paths,
    webhooks: describeEvents(),
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
      schemas: Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters: shared.sharedParameters,
      responses: shared.sharedResponses,
    },
  }
}
export type ApiDocument = ReturnType<typeof describeApi>

function describeCall(name: string, endpoint: EndpointShape, shapes: Shapes, words: Words) {
  const body = bodyOf(name, endpoint, shapes)
  const keys = keysOf(endpoint)
  return {
    operationId: name,
    tags: [/^\/(?:api\/(?:v1\/)?)?(\w+)/i.exec(endpoint.path)?.[1]],
    summary: summaries[name],
    ...(endpoint.effect === 'read'
      ? { 'x-about': endpoint.about }
      : { 'x-changes': endpoint.changes, 'x-title': endpoint.title }),
    'x-effect': endpoint.effect,
    ...(endpoint.showsSecret && { 'x-shows-secret': true }),
    ...(endpoint.reauthenticates && { 'x-reauthenticates': true }),
    ...(endpoint.needsProof && { 'x-needs-proof': endpoint.needsProof }),
    'x-access': accessOf(endpoint.access),
    'x-limits': (endpoint.limits ?? [plainLimits[endpoint.effect]]).map(wordLimit),
    ...xKeysOf(keys),
    security: endpoint.access === 'public' ? [] : [{ session: [] }, ...(keys ? [{ key: [] }] : [])],
    parameters: parametersOf(name, endpoint, shapes, words),
    ...(body && { requestBody: body }),
    responses: responsesOf(name, endpoint, shapes),
  }
}

/** By which keys of programs the call is made; of one that no key makes, nothing. */
const xKeysOf = (keys: ReturnType<typeof keysOf>) => {
  if (!keys) return {}
  if ('all' in keys) return { 'x-keys': 'all' }
  return { 'x-keys': { ...(keys.scope && { scope: keys.scope }), flags: keys.flags } }
}

const wordLimit = ({ by, most, inMs, of }: Limit) => ({
  by: typeof by === 'string' ? by : by.field,
  ...(of && { role: of }),
  most,
  inSeconds: inMs / 1000,
})

const accessOf = (access: Access) =>
  typeof access === 'string' ? access : { roles: access.roles, flags: access.flags ?? [] }

const isListBy = ({ reply, method }: EndpointShape, isRead: boolean) =>
  reply === 'list' && (method === 'GET') === isRead

function parametersOf(call: string, endpoint: EndpointShape, { fieldsOf }: Shapes, words: Words) {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const fields = Object.entries(endpoint.query ? fieldsOf(endpoint.query) : {})
  const own = fields.map(([name, { isOptional, schema }]) => {
    const { description, ...said } = words.describe({ owner: call }, name, schema)
    const place = inPath.includes(name) ? 'path' : 'query'
    return { name, in: place, required: !isOptional, description, schema: said }
  })
  return [
    ...own,
    ...(isListBy(endpoint, true) ? shared.listParameters(endpoint.access) : []),
    ...(endpoint.effect === 'write' ? [shared.idempotencyKey] : []),
  ]
}

function bodyOf(call: string, endpoint: EndpointShape, shapes: Shapes) {
  const { body, files } = endpoint
  const fields = { ...(body && shapes.fieldsOf(body)), ...filesOf(endpoint) }
  const own = Object.keys(fields).length > 0 ? [shapes.bodyOf(call, body, fields)] : []
  const parts = [...(isListBy(endpoint, false) ? [shared.listShape] : []), ...own]
  const [first, ...others] = parts
  if (!first) return null
  const schema = others.length > 0 ? { allOf: parts } : first
  const required = Object.values(fields).some(({ isOptional }) => !isOptional)
  const content = files
    ? { 'multipart/form-data': { schema } }
    : { ...json(schema), 'application/x-www-form-urlencoded': { schema } }
  return { ...(required && { required }), content }
}

const filesOf = ({ files = {} }: EndpointShape): Fields =>
  Object.fromEntries(
    Object.entries(files).map(([name, { title, kinds, mostBytes, optional = false }]) => {
      const description = `A file: ${kinds.join(', ')} by its content, at most ${mostBytes} bytes.`
      return [
        name,
        { isOptional: optional, schema: { type: 'string', format: 'binary', title, description } },
      ]
    }),
  )

/** What a call answers when all went well, by media type. */
function answerOf(call: string, endpoint: EndpointShape, shapes: Shapes): Record<string, { schema: Schema }> {
  const { reply, media = 'application/octet-stream' } = endpoint
  if (reply === 'page') return { 'text/html': { schema: { type: 'string' } } }
  if (reply === 'file')
    return Object.fromEntries(
      [media].flat().map((one) => [one, { schema: { type: 'string', format: 'binary' } }]),
    )
  const value = shapes.answerOf(call, endpoint)
  if (reply === 'bare') return json(value)
  const isList = reply === 'list'
  const data = isList ? { type: 'array', items: value } : value
  return json({ allOf: [refTo(isList ? 'Rows' : 'Done'), shapeOf({ data }, ['data'])] })
}

/** What HTTP 200 holds: that it is done, or that a rule refused; `statusCode` tells which. */
function answeredBy(call: string, endpoint: EndpointShape, shapes: Shapes): Record<string, object> {
  const answers = answerOf(call, endpoint, shapes)
  const isTold = ['envelope', 'list'].includes(endpoint.reply)
  const done = answers['application/json']
  const refused = isTold && done ? refusedBy(endpoint) : undefined
  return refused && done ? json({ oneOf: [done.schema, refused] }) : answers
}

const responsesOf = (call: string, endpoint: EndpointShape, shapes: Shapes) => ({
  ...(endpoint.reply === 'page' && { 303: { description: 'Leads on to a page of the panel.' } }),
  200: { description: 'Done, or refused by a rule.', content: answeredBy(call, endpoint, shapes) },
  ...(endpoint.access !== 'public' && {
    401: shared.responseOf('NotSignedIn'),
    403: shared.responseOf('NotAllowed'),
  }),
  ...(endpoint.effect === 'write' && { 409: shared.responseOf('KeyReused') }),
  default: shared.responseOf('Failed'),
})
