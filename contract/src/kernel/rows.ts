import * as z from 'zod/mini'
import type { Column, Columns, RowOf } from './columns.ts'

type ShapeOf<C extends Columns> = {
  [Field in keyof RowOf<C>]: z.ZodMiniType<RowOf<C>[Field], RowOf<C>[Field]>
}

// marked, so that a page that needs a form's schema does not carry the rows of lists and their columns
/** In: the columns of a list. Out: what their fields hold, to be spread into a schema. */
// @__NO_SIDE_EFFECTS__
export const shapeOf = <C extends Columns>(columns: C) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, schemaOf(column)]),
  ) as unknown as ShapeOf<C>

/** In: a list's table. Out: the schema of its rows; what has no column is added by `z.extend`. */
// @__NO_SIDE_EFFECTS__
export const rowOf = <C extends Columns>(table: { fields: C }) => z.object(shapeOf(table.fields))

const plain = { number: () => z.number(), text: () => z.string(), boolean: () => z.boolean() }

function schemaOf({ type, values, isNullable }: Column): z.ZodMiniType {
  const schema = values ? z.literal([...values]) : plain[type]()
  return isNullable ? z.nullable(schema) : schema
}
