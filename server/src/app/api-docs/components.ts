import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import * as z from 'zod/mini'
import { describeFields, type Fields, objectOf, type Schema, shapeOf } from './schemas.ts'
import { type Docs, describeAll, type Words } from './words.ts'

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
/** In: the name of a call. Out: how the names of its shapes begin. */
export const capital = (call: string) => `${call.charAt(0).toUpperCase()}${call.slice(1)}`

type Calls = Readonly<Record<string, EndpointShape>>
type Shape = Readonly<Record<string, z.ZodMiniType>>
const shapeIn = (schema: z.ZodMiniType): Shape =>
  schema instanceof z.ZodMiniObject ? (schema.shape as Shape) : {}
/** What a request holds is made of fields; what an answer holds is not. */
const isTaken = (schema: z.ZodMiniType) =>
  Object.values(shapeIn(schema)).some((field) => noteOf(field) !== undefined)

/** The named shape, the largest of those, of which an object has every single field. */
function baseOf(shape: Shape, named: [string, z.ZodMiniType][]) {
  const whole = named.filter(([, one]) => {
    const fields = Object.entries(shapeIn(one))
    return fields.length > 0 && fields.every(([name, field]) => shape[name] === field)
  })
  const size = ([, one]: [string, z.ZodMiniType]) => Object.keys(shapeIn(one)).length
  return whole.toSorted((a, b) => size(b) - size(a))[0]
}

/** In: an object and a shape that it holds whole. Out: a reference to that one, and what it has beside it. */
function asMore(object: Schema, [name, base]: [string, z.ZodMiniType]): Schema {
  const isOwn = (field: string) => !(field in shapeIn(base))
  const own = Object.entries(object.properties as Record<string, Schema>).filter(([field]) => isOwn(field))
  if (own.length === 0) return refTo(name)
  const required = ((object.required ?? []) as string[]).filter(isOwn)
  return { allOf: [refTo(name), shapeOf(Object.fromEntries(own), required)] }
}

/** What has fields gets a name; lists of such, plain values and what may be null are said where they stand. */
const hasFields = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniDiscriminatedUnion

/** The named shapes and, of each call, `<Call>Row` or `<Call>Data`. `inline` is what has no name of its own, by call. */
function answersOf(calls: Calls, named: [string, z.ZodMiniType][]) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of named) registry.add(schema, { id })
  const shapes = new Map(named)
  const without: string[] = []
  for (const [call, { data, reply }] of Object.entries(calls)) {
    if (!data || named.some(([, schema]) => schema === data)) continue
    const id = `${capital(call)}${reply === 'list' ? 'Row' : 'Data'}`
    const other = registry.get(data)?.id
    if (other !== undefined) throw new Error(`${id} and ${other} are one: it needs a name in a *.docs.ts`)
    if (hasFields(data)) shapes.set(id, data)
    else without.push(call)
    registry.add(hasFields(data) ? data : z.object({ value: data }), { id: hasFields(data) ? id : call })
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
    io: 'output',
  })
  const said = JSON.parse(JSON.stringify(schemas), forPrograms) as Record<string, Schema>
  const valueOf = (call: string) => ((said[call] as Schema).properties as { value: Schema }).value
  const inline = new Map(without.map((call) => [call, valueOf(call)]))
  return { registry, shapes, inline, said }
}

/** Without what is said to be closed: fields are added without notice. `z.json()`, which refers to itself, is anything. */
function forPrograms(key: string, value: unknown): unknown {
  if (['$schema', '$id', 'additionalProperties', '__shared'].includes(key)) return undefined
  const ref = (value as Schema | null)?.$ref
  return typeof ref === 'string' && ref.includes('__shared') ? {} : value
}

/** The shapes that calls share or are named after, each said once; and how a call refers to its own. */
export function nameShapes(calls: Calls, docs: Docs, words: Words) {
  const named = Object.values(docs).flatMap(({ shapes = {} }) => Object.entries(shapes))
  const taken = named.filter(([, schema]) => isTaken(schema))
  const answered = named.filter(([, schema]) => !isTaken(schema))
  const { registry, shapes, inline, said } = answersOf(calls, answered)
  const components: Record<string, Schema> = {}
  const callOf = new Map(
    Object.keys(calls).flatMap((call) =>
      ['Row', 'Data'].map((kind): [string, string] => [`${capital(call)}${kind}`, call]),
    ),
  )
  for (const [id, schema] of shapes) {
    const others = answered.filter(([other]) => other !== id)
    const base = baseOf(shapeIn(schema), others)
    const whole = said[id] as Schema
    components[id] = describeAll(
      words,
      { owner: callOf.get(id) ?? id, shape: id },
      base ? asMore(whole, base) : whole,
    )
  }

  /** In: fields of a request. Out: them as an object, by the named shape that they hold whole. */
  const objectFor = (shape: Shape, fields: Fields, isNamed?: string): Schema => {
    const base = baseOf(
      shape,
      taken.filter(([name]) => name !== isNamed),
    )
    return base ? asMore(objectOf(fields), base) : objectOf(fields)
  }
  const fieldsOf = (schema: z.ZodMiniType) => describeFields(schema, objectFor)
  for (const [name, schema] of taken)
    components[name] = describeAll(words, { owner: name }, objectFor(shapeIn(schema), fieldsOf(schema), name))

  return {
    components,
    fieldsOf,
    answerOf(call: string, { data }: EndpointShape): Schema {
      const value = inline.get(call)
      if (value) return describeAll(words, { owner: call }, value)
      const id = data && registry.get(data)?.id
      return id === undefined ? {} : refTo(id)
    },
    /** The shape of what a call takes in its body: it gets the name `<Call>Body`, unless it is a named one. */
    bodyOf(call: string, schema: z.ZodMiniType | undefined, fields: Fields): Schema {
      const name = `${capital(call)}Body`
      const same = taken.find(([, one]) => one === schema)
      if (same && Object.keys(fields).length === Object.keys(shapeIn(same[1])).length) return refTo(same[0])
      components[name] = describeAll(
        words,
        { owner: call, shape: name },
        objectFor(schema ? shapeIn(schema) : {}, fields),
      )
      return refTo(name)
    },
  }
}
export type Shapes = ReturnType<typeof nameShapes>
