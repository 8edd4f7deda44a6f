/** Entries of a hall's log: what each kind tells, and the one spelling in which it may be written. */
import { type Bytes, readUtf8 } from './bytes.ts'
import { fieldsOf, type EntryOf, type EntryKind } from './fields.ts'

export type Entry = EntryOf<EntryKind>
/** A line of the older chain, as it was written: what it tells is not checked. */
export type OldLine = { seq: number; at: string; kind: string; [fact: string]: unknown }

export const entryFaults = [
  'not_utf8',
  'too_long',
  'not_json',
  'bad_spelling',
  'unknown_kind',
  'bad_fields',
] as const
type EntryFault = (typeof entryFaults)[number]
export type ReadEntry =
  | { text: string; entry: Entry }
  | { text: string; old: OldLine }
  | { fault: EntryFault }

const mostBytes = 65_535
const oldStart = '{"seq":'
const plain = /^\w*$/

export function readEntry(bytes: Bytes): ReadEntry {
  if (bytes.length > mostBytes) return { fault: 'too_long' }
  const text = readUtf8(bytes)
  if (text === null) return { fault: 'not_utf8' }
  const value = parse(text)
  if (!isRecord(value)) return { fault: 'not_json' }
  if (text.startsWith(oldStart)) return isOldLine(value) ? { text, old: value } : { fault: 'bad_fields' }
  if (spell(value) !== text) return { fault: 'bad_spelling' }
  const fields = fieldsOf(value.kind)
  if (!fields) return { fault: 'unknown_kind' }
  return fields(value) ? { text, entry: value as unknown as Entry } : { fault: 'bad_fields' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOldLine = (value: Record<string, unknown>): value is OldLine =>
  typeof value.seq === 'number' && typeof value.at === 'string' && typeof value.kind === 'string'

/** The one spelling of a value, or null when it may not stand in an entry at all. */
export function spell(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value === 'string') return plain.test(value) ? `"${value}"` : null
  if (Array.isArray(value)) return wrap('[', value.map(spell), ']')
  if (!isRecord(value)) return null
  const keys = Object.keys(value).sort()
  const pairs = keys.map((key) => {
    const spelled = spell(value[key])
    return plain.test(key) && spelled !== null ? `"${key}":${spelled}` : null
  })
  return wrap('{', pairs, '}')
}

const wrap = (open: string, parts: (string | null)[], close: string): string | null =>
  parts.includes(null) ? null : `${open}${parts.join(',')}${close}`
