import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

type Schema = {
  $ref?: string
  type?: string
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
}
type Content = Record<string, { schema: Schema }>
type Parameter = {
  $ref?: string
  name: string
  in: string
  required: boolean
  description: string
  schema: Schema
}
type Call = {
  operationId: string
  summary: string
  'x-effect': 'read' | 'write'
  'x-keys'?: unknown
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: { 200: { content: Content } }
}
export type Document = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const nameOf = ({ $ref = '' }: Schema) => $ref.slice($ref.lastIndexOf('/') + 1)
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Go calls a plain type by these words; what has no name is left as the bytes that came. */
const plain: Record<string, string> = {
  integer: 'int64',
  number: 'float64',
  boolean: 'bool',
  string: 'string',
}
type TypeNames = Map<string, string>
function typeOf(schema: Schema, typeNames: TypeNames): string {
  if (schema.$ref) return typeNames.get(nameOf(schema)) ?? nameOf(schema)
  if (schema.type === 'array') return `[]${typeOf(schema.items ?? {}, typeNames)}`
  return plain[String(schema.type)] ?? 'json.RawMessage'
}

/** What the data of an envelope is: that of what is done, the first of two where a rule may refuse. */
function dataOf({ responses }: Call): Schema | undefined {
  const schema = responses[200].content['application/json']?.schema
  const done = schema?.oneOf?.[0] ?? schema
  return done?.allOf?.[1]?.properties?.data
}

/** In: a call of JSON. Out: the shapes that it takes in its body. */
const bodyOf = ({ requestBody }: Call): Schema[] => {
  const schema = requestBody?.content['application/json']?.schema
  return schema ? (schema.allOf ?? [schema]) : []
}

/** The structs of shapes, by quicktype, and how it called each. Their Persian titles would become names of types. */
async function shapesOf(document: Document, names: string[]) {
  const own = { ...document.components, schemas: withoutTitles(document.components.schemas) }
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
  const input = new JSONSchemaInput(undefined)
  const schema = JSON.stringify({ components: own, type: 'object', properties })
  await input.addSource({ name: 'Everything', schema })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({ inputData, lang: 'go', rendererOptions: { 'just-types': true } })
  const text = lines.join('\n')
  const [everything = ''] = /^type Everything struct \{[^}]*\}\n/m.exec(text) ?? []
  const called = everything.matchAll(/(\w+) +`json:"(\w+),/g)
  const typeNames = new Map(
    [...called].map(([, type, name]): [string, string] => [String(name), String(type)]),
  )
  return { structs: text.replace(everything, ''), typeNames }
}

const withoutTitles = (value: Record<string, Schema>) =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      key === 'title' && typeof one === 'string' ? undefined : one,
    ),
  ) as Record<string, Schema>

function queryOf(call: Call, { components }: Document): { name: string; struct: string } | null {
  const fields = call.parameters
    .map((one) => (one.$ref ? (components.parameters[nameOf(one)] as Parameter) : one))
    .filter((one) => one.in === 'query')
  if (fields.length === 0) return null
  const name = `${capital(call.operationId)}Query`
  const lines = fields.map(({ name: field, required, description, schema }) => {
    const type = plain[String(schema.type)] ?? 'string'
    const said = required ? `${type} \`json:"${field}"\`` : `*${type} \`json:"${field},omitempty"\``
    return `\t// ${description}\n\t${capital(field)} ${said}`
  })
  return { name, struct: `type ${name} struct {\n${lines.join('\n')}\n}\n` }
}

type Told = { method: string; path: string; call: Call; query: ReturnType<typeof queryOf> }

/** A method of the client: takes the query, the body and, where it writes, the word by which it may be sent again. */
function methodOf({ method, path, call, query }: Told, typeNames: TypeNames): string {
  const data = dataOf(call)
  const type = data ? typeOf(data, typeNames) : '[]byte'
  const how = data ? `call[${type}]` : 'open'
  const bodies = bodyOf(call).map((schema, at) => ({
    name: at === 0 ? 'body' : 'more',
    type: typeOf(schema, typeNames),
  }))
  const takes = [
    ...(call['x-effect'] === 'write' ? ['repeat string'] : []),
    ...(query ? [`query ${query.name}`] : []),
    ...bodies.map((one) => `${one.name} ${one.type}`),
  ]
  const repeat = call['x-effect'] === 'write' ? 'repeat' : '""'
  const sent = [
    `"${method.toUpperCase()}"`,
    `"${path}"`,
    repeat,
    query ? 'query' : 'struct{}{}',
    ...bodies.map(({ name }) => name),
  ]
  return `// ${capital(call.operationId)}: ${call.summary}\nfunc (c *Client) ${capital(call.operationId)}(${takes.join(', ')}) (${type}, error) {\n\treturn ${how}(c, ${sent.join(', ')})\n}\n`
}

/** Whether a program makes it by a key, and sends and gets JSON or a file: forms with files and bare answers are left out. */
function isTold({ 'x-keys': keys, requestBody, responses }: Call): boolean {
  const answer = responses[200].content['application/json']
  const isJson = !requestBody || 'application/json' in requestBody.content
  return (
    keys !== undefined &&
    isJson &&
    (!answer || (answer.schema.oneOf ?? [answer.schema])[0]?.allOf !== undefined)
  )
}

/** In: the document of a server. Out: Go source: the calls that keys of programs make, and the shapes that they need. */
export async function goClient(document: Document): Promise<string> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      isTold(call) && !path.includes('{') ? [{ method, path, call, query: queryOf(call, document) }] : [],
    ),
  )
  const asked = calls.flatMap(({ call }) => [
    ...bodyOf(call),
    ...[dataOf(call) ?? {}].map((one) => one.items ?? one),
  ])
  const names = [...new Set(asked.flatMap((schema) => (schema.$ref ? nameOf(schema) : [])))]
  const { structs, typeNames } = await shapesOf(document, names)
  return [
    'package bargah\n\nimport "encoding/json"\n',
    // where every answer has a shape, nothing else asks for the import
    'var _ json.RawMessage\n',
    structs,
    ...calls.map(({ query }) => query?.struct ?? ''),
    ...calls.map((told) => methodOf(told, typeNames)),
  ].join('\n')
}
