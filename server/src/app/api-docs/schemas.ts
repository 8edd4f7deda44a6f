import { noteOf } from '@bargah/contract/kernel/fields.ts'
import * as z from 'zod/mini'

/** A schema in the words of JSON Schema 2020-12. */
export type Schema = Record<string, unknown>

export const shapeOf = (properties: Record<string, Schema>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

/** What a call gives: the shape of its data, as zod words it. */
export function describeShape(schema: z.ZodMiniType): Schema {
  const { $schema: _, $defs: __, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  return JSON.parse(JSON.stringify(shape), anyForJson) as Schema
}

/** `z.json()`, which refers to itself, is said as anything: a reference would lead nowhere within a larger document. */
const anyForJson = (_key: string, value: unknown): unknown =>
  typeof (value as Schema | null)?.$ref === 'string' ? {} : value

type Field = { schema: Schema; isOptional: boolean }
export type Fields = Record<string, Field>

/** What a call takes: its fields by name, each as its reader says it. */
export function describeFields(schema: z.ZodMiniType): Fields {
  const object = innermost(schema)
  if (!(object instanceof z.ZodMiniObject)) return {}
  const fields = Object.entries(object.shape) as [string, z.ZodMiniType][]
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      { schema: describeField(field), isOptional: field instanceof z.ZodMiniOptional },
    ]),
  )
}

/** Fields together, as a body or an item of a list holds them. */
export function objectOf(fields: Fields): Schema {
  const all = Object.entries(fields)
  return shapeOf(
    Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
    all.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
  )
}

function describeField(field: z.ZodMiniType): Schema {
  const note = noteOf(field)
  if (note) {
    const { title, takes, items } = note
    return { title, ...takes, ...(items && { items: describeField(items) }) }
  }
  const fields = describeFields(field)
  return Object.keys(fields).length > 0 ? objectOf(fields) : {}
}

/** What a value is read into in the end. */
function innermost(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniPipe) return innermost(schema.def.out as z.ZodMiniType)
  if (schema instanceof z.ZodMiniOptional) return innermost(schema.def.innerType as z.ZodMiniType)
  return schema
}
