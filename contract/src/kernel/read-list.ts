import * as z from 'zod/mini'
import { parseJalaliDateTime } from './dates.ts'
import { parseDecimal, toLatinDigits } from './digits.ts'
import { ListFields } from './list.ts'
import {
  type ColumnKind,
  type FilterOp,
  filterOps,
  groupingsOf,
  type ListColumn,
  type ListFormat,
  type ListTable,
  maxRows,
  opsOfKind,
} from './list-columns.ts'
import { joinPlate } from './plate-words.ts'
import { cleanInput, normalizeText } from './text.ts'

type ValueType = 'number' | 'text' | 'boolean'
/** A field of a list's rows: its column, what its values are, and whether it may be empty. */
export type ListField = ListColumn & { valueType: ValueType; isNullable: boolean }

export type SortRule = { field: ListField; isDescending: boolean }
export type Test =
  | { op: 'in'; values: readonly (string | number | boolean | null)[] }
  /** Both ends counted unless `isOpen`; null = no end. */
  | { op: 'range'; from: string | number | null; to: string | number | null; isOpen: boolean }
  | { op: 'contains'; key: string }
/** A condition as it was read: values in the form that rows carry. */
export type Condition = { field: ListField; test: Test }

/** What a caller asks of a list, read. */
export type ListParams = {
  page: number
  pageSize: number
  sort: readonly SortRule[]
  conditions: readonly Condition[]
  /** Each word, as `normalizeText` gives it, must be found in one of the texts of a row. */
  words: readonly string[]
  /** What the caller asked for, in his order; null = all. */
  columns: readonly ListField[] | null
  countOnly: boolean
  format: ListFormat | null
  /** Whether a file has names and values as replies have them, for a program. */
  isForPrograms: boolean
  /** In place of rows: how many share each value of this field, and their sums. */
  group: ListField | null
  fields: readonly ListField[]
}

const most = { sorts: 8, conditions: 30, values: 500, words: 8 }

/** In: the shape of a row and the table of its list. Out: its fields that can be shown, sorted and filtered by. */
export function listFields(row: z.ZodMiniType | undefined, table?: ListTable): ListField[] {
  if (!(row instanceof z.ZodMiniObject)) return []
  const shape = row.shape as Record<string, z.ZodMiniType>
  const declared = table?.columns ?? []
  const rest = Object.keys(shape).filter((field) => !declared.some((column) => column.field === field))
  const columns: (ListColumn | string)[] = [...declared, ...rest]
  return columns.flatMap((column) => {
    const name = typeof column === 'string' ? column : column.field
    const read = readType(shape[name])
    if (!read) return []
    if (typeof column !== 'string') return [{ ...column, ...read }]
    return [
      { field: name, heading: name, kind: kindOf(read.valueType), isHidden: table !== undefined, ...read },
    ]
  })
}

const kindOf = (type: ValueType): ColumnKind =>
  type === 'number' ? 'number' : type === 'boolean' ? 'yesNo' : 'text'

function readType(schema: z.ZodMiniType | undefined): { valueType: ValueType; isNullable: boolean } | null {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const inner = readType(schema.def.innerType as z.ZodMiniType)
    return inner && { ...inner, isNullable: true }
  }
  if (schema instanceof z.ZodMiniNumber) return { valueType: 'number', isNullable: false }
  if (schema instanceof z.ZodMiniBoolean) return { valueType: 'boolean', isNullable: false }
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum)
    return { valueType: 'text', isNullable: false }
  if (schema instanceof z.ZodMiniLiteral)
    return { valueType: typeof schema.def.values[0] === 'number' ? 'number' : 'text', isNullable: false }
  return null
}

/** In: the fields of the rows and what was sent. Out: the parameters, and a Persian sentence for every fault. */
export function readList(fields: readonly ListField[], sent: Record<string, unknown>) {
  const faults: string[] = []
  const read = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => {
    const { success, data, error } = z.safeParse(schema, value)
    if (!success) faults.push(...error.issues.map((issue) => issue.message))
    return data
  }
  const find = (name: string) => {
    const found = fields.find(({ field }) => field.toLowerCase() === name.toLowerCase())
    if (!found) faults.push(`ستون «${cleanInput(name).slice(0, 60)}» در این فهرست نیست.`)
    return found
  }
  const { shape } = ListFields
  const list: ListParams = {
    page: read(shape.Page, sent.Page) ?? 1,
    pageSize: read(shape.PageSize, sent.PageSize) ?? maxRows,
    sort: readSort(read(shape.Sort, sent.Sort), find),
    conditions: readFilter(sent.Filter, find, faults),
    words: wordsIn(read(shape.Search, sent.Search)),
    columns: columnsIn(read(shape.Columns, sent.Columns), find),
    countOnly: read(shape.CountOnly, sent.CountOnly) ?? false,
    format: read(shape.Format, sent.Format) ?? null,
    isForPrograms: read(shape.Headings, sent.Headings) === 'fields',
    group: groupIn(read(shape.GroupBy, sent.GroupBy), fields, find, faults),
    fields,
  }
  if (list.sort.length > most.sorts) faults.push('ترتیب فهرست ستون‌های بسیار دارد.')
  return { list, faults }
}

const wordsIn = (text = '') => joinPlate(normalizeText(text)).split(' ').filter(Boolean).slice(0, most.words)

type Find = (name: string) => ListField | undefined

function namesIn(text: string | undefined): string[] | null {
  const names = (text ?? '').split(/[,،]/).map((name) => name.trim())
  const known = [...new Set(names)].filter(Boolean)
  return known.length > 0 ? known : null
}

/** The columns by their names, each once whatever the case it is named in. */
function columnsIn(text: string | undefined, find: Find): ListField[] | null {
  const named = namesIn(text)?.flatMap((name) => find(name) ?? [])
  return named ? [...new Set(named)] : null
}

const readSort = (text: string | undefined, find: Find): SortRule[] =>
  (namesIn(text) ?? []).flatMap((name) => {
    const field = find(name.replace(/^[-+]/, ''))
    return field ? [{ field, isDescending: name.startsWith('-') }] : []
  })

function groupIn(
  name: string | undefined,
  fields: readonly ListField[],
  find: Find,
  faults: string[],
): ListField | null {
  if (name === undefined) return null
  const known = groupingsOf(fields).find(({ field }) => field.toLowerCase() === name.toLowerCase())
  const field = known ? undefined : find(name)
  if (!field) return known ?? null
  faults.push(`فهرست بر پایهٔ ستون «${field.heading}» گروه‌بندی نمی‌شود.`)
  return null
}

const unreadable = 'فیلتر فهرست خوانا نیست؛ آرایه‌ای JSON از field، op و value بفرستید.'

function readFilter(sent: unknown, find: Find, faults: string[]): Condition[] {
  if (sent === undefined || sent === null || sent === '') return []
  const rules = typeof sent === 'string' ? parseJson(sent) : sent
  if (!Array.isArray(rules) || rules.length > most.conditions) {
    faults.push(unreadable)
    return []
  }
  return rules.flatMap((rule: unknown) => readCondition(rule, find, faults) ?? [])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readCondition(rule: unknown, find: Find, faults: string[]): Condition | null {
  const { field: name, op, value } = (rule ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || typeof op !== 'string') {
    faults.push(unreadable)
    return null
  }
  const field = find(name)
  if (!field) return null
  const known = filterOps.find((one) => one === op)
  if (!known || !opsOfKind[field.kind].includes(known)) {
    faults.push(`شرط «${cleanInput(op).slice(0, 20)}» برای ستون «${field.heading}» پذیرفته نیست.`)
    return null
  }
  const test = readTest(field, known, value)
  if (!test) faults.push(`مقدار فیلتر ستون «${field.heading}» پذیرفته نیست.`)
  return test && { field, test }
}

function readTest(field: ListField, op: FilterOp, value: unknown): Test | null {
  if (op === 'contains') return readContains(value)
  if (op === 'eq' || op === 'in') return readAnyOf(field, op === 'eq' ? [value] : value)
  const [from, to] = op === 'gt' ? [value, null] : op === 'lt' ? [null, value] : pairOf(value)
  const ends = [from, to].map((end) => (isNothing(end) ? null : readValue(field, end)))
  if (ends.some((end) => end === undefined) || ends.every((end) => end === null)) return null
  const [low = null, high = null] = ends as (string | number | null)[]
  return { op: 'range', from: low, to: high, isOpen: op !== 'between' }
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const pairOf = (value: unknown): unknown[] => (Array.isArray(value) && value.length === 2 ? value : [])

function readContains(value: unknown): Test | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const key = normalizeText(cleanInput(String(value)))
  return key === '' || key.length > 200 ? null : { op: 'contains', key }
}

function readAnyOf(field: ListField, sent: unknown): Test | null {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > most.values) return null
  const values = sent.map((one: unknown) => (one === null ? null : readValue(field, one)))
  return values.some((one) => one === undefined) ? null : { op: 'in', values: values as string[] }
}

/** In: a value as sent. Out: it in the form that the rows carry; undefined when it is none of the field's. */
function readValue(field: ListField, sent: unknown): string | number | boolean | undefined {
  if (typeof sent !== 'string' && typeof sent !== 'number' && typeof sent !== 'boolean') return undefined
  if (field.valueType === 'boolean') {
    const found = [true, false].find((one) => String(one) === String(sent).toLowerCase())
    return found ?? (sent === 1 || sent === '1' ? true : sent === 0 || sent === '0' ? false : undefined)
  }
  if (typeof sent === 'boolean') return undefined
  if (field.valueType === 'number') return parseDecimal(String(sent)) ?? undefined
  return readText(field.kind, String(sent))
}

function readText(kind: ColumnKind, sent: string): string | undefined {
  const cleaned = cleanInput(sent)
  const latin = toLatinDigits(cleaned)
  if (kind === 'date') return readDay(latin)
  if (kind === 'time') return readTime(latin)
  if (kind === 'instant') return readInstant(latin)
  if (sent.length > 500) return undefined
  return kind === 'text' ? cleaned : latin
}

/** A moment of the years that ISO 8601 writes in four digits, as databases know them. */
function readInstant(text: string): string | undefined {
  const at = new Date(text)
  const year = at.getUTCFullYear()
  return year >= 1 && year <= 9_999 ? at.toISOString() : undefined
}

const two = (part: string | undefined) => (part ?? '').padStart(2, '0')

function readDay(text: string): string | undefined {
  if (!parseJalaliDateTime(text)) return undefined
  const [year, month, day] = text.split(/[/-]/)
  return `${year}/${two(month)}/${two(day)}`
}

function readTime(text: string): string | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? []
  return Number(hour) <= 23 && Number(minute) <= 59 ? `${two(hour)}:${two(minute)}` : undefined
}
