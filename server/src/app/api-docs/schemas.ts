import { noteOf } from '@bargah/contract/kernel/fields.ts'
import * as z from 'zod/mini'

/** A schema in the words of JSON Schema 2020-12. */
export type Schema = Record<string, unknown>

export const shapeOf = (properties: Record<string, Schema>, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

type Field = { schema: Schema; isOptional: boolean }
export type Fields = Record<string, Field>

type Shape = Readonly<Record<string, z.ZodMiniType>>
/** Words fields that stand together: an item of a list, a part of a body. */
type AsObject = (shape: Shape, fields: Fields) => Schema

/** What a call takes: its fields by name, each as its reader says it. */
export function describeFields(schema: z.ZodMiniType, asObject: AsObject = (_, fields) => objectOf(fields)) {
  const shape = shapeIn(schema)
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]): [string, Field] => [
      name,
      { schema: describeField(field, asObject), isOptional: field instanceof z.ZodMiniOptional },
    ]),
  )
}

const shapeIn = (schema: z.ZodMiniType): Shape => {
  const object = innermost(schema)
  return object instanceof z.ZodMiniObject ? (object.shape as Shape) : {}
}

/** Fields together, as a body or an item of a list holds them. */
export function objectOf(fields: Fields): Schema {
  const all = Object.entries(fields)
  return shapeOf(
    Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
    all.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
  )
}

function describeField(field: z.ZodMiniType, asObject: AsObject): Schema {
  const note = noteOf(field)
  if (note) {
    const { title, takes, items } = note
    return { title, ...takes, ...(items && { items: describeField(items, asObject) }) }
  }
  const fields = describeFields(field, asObject)
  return Object.keys(fields).length > 0 ? asObject(shapeIn(field), fields) : {}
}

/** What a value is read into in the end. */
function innermost(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniPipe) return innermost(schema.def.out as z.ZodMiniType)
  if (schema instanceof z.ZodMiniOptional) return innermost(schema.def.innerType as z.ZodMiniType)
  return schema
}
