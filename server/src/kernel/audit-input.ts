import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import type { Json } from '@bargah/contract/kernel/json-field.ts'
import { cut } from '@bargah/contract/kernel/text.ts'
import * as z from 'zod/mini'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { ReadInput } from './read-input.ts'

const mostOfText = 200
const mostItems = 100
const mostOfFilter = 2_000

type Fields = Record<string, unknown>

/**
 * In: a call's shape and its input as it was read. Out: what the audit may keep of it: fields that the contract
 * describes and does not call secret, no text too long to be a fact. What nobody described is left out.
 */
export const keptInput = ({ query, body }: EndpointShape, input: ReadInput): { [field: string]: Json } => ({
  ...keptFields(query, input.query),
  ...keptFields(body, input.body),
  ...(input.list?.format && keptList(input.list)),
})

/** What somebody asked of a list that he took as a file, in the words of the call. */
function keptList({ format, isForPrograms, words, sort, columns, conditions }: ListParams): {
  [field: string]: Json
} {
  const filter = conditions.map(({ field, test }) => ({ field: field.field, ...test }))
  const sorted = sort.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field.field}`)
  const asked = {
    Format: format,
    Headings: isForPrograms ? 'fields' : '',
    Search: words.join(' '),
    Filter: filter.length > 0 ? cut(JSON.stringify(filter), mostOfFilter) : '',
    Sort: sorted.join(','),
    Columns: columns?.map(({ field }) => field).join(',') ?? '',
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}

function keptFields(schema: z.ZodMiniType | undefined, read: unknown): { [field: string]: Json } {
  const shape = shapeOf(schema)
  if (!shape || typeof read !== 'object' || read === null) return {}
  const kept = Object.entries(shape).map(([name, field]) => [name, keptValue(field, (read as Fields)[name])])
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

function keptValue(schema: z.ZodMiniType, value: unknown): Json | undefined {
  const note = noteOf(schema)
  if (!note) return shapeOf(schema) && keptFields(schema, value)
  if (note.isSecret) return undefined
  const { items } = note
  if (items && Array.isArray(value))
    return value.slice(0, mostItems).flatMap((item) => keptValue(items, item) ?? [])
  if (typeof value === 'string') return cut(value, mostOfText)
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** The fields of an object, also of one that is read in steps. */
function shapeOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> | undefined {
  if (schema instanceof z.ZodMiniPipe) return shapeOf(schema.def.out as z.ZodMiniType)
  return schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, z.ZodMiniType>) : undefined
}
