import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'

/** What an entry tells beside its time and kind: numbers, yes or no, codes, and lists and objects of those. */
export type LogFacts = Record<string, unknown>

/** What a hall's log is to tell; when, it says itself. */
export type EntryToTell = { kind: HallLogKind; roundId?: number; facts: LogFacts }

export const mostEntryBytes = 65_535

/**
 * In: what is told, and when. Out: the entry's text in the only spelling it may have (docs/log-format.md). Throws when
 * something in it cannot be spelled, or when it is too long.
 */
export function spellEntry(at: Date, kind: HallLogKind, facts: LogFacts): string {
  const { head, tail } = spellAround(kind, facts)
  return spellAt(at, { head, tail })
}

/** An entry's text but for its time: what stands before it and behind it. */
export type Halves = { head: string; tail: string }
export const spellAt = (at: Date, { head, tail }: Halves): string => `${head}${at.getTime()}${tail}`

/** The same, of an entry whose time is not known yet. */
export function spellAround(kind: HallLogKind, facts: LogFacts): Halves {
  const told = Object.entries<unknown>({ ...facts, kind }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const spellAll = (wanted: (key: string) => boolean) =>
    told.filter(([key]) => wanted(key)).map(([key, value]) => `${spell(key)}:${spell(value)}`)
  const [before, after] = [spellAll((key) => key < 'at'), spellAll((key) => key > 'at')]
  const halves = { head: `{${[...before, '"at":'].join(',')}`, tail: `,${after.join(',')}}` }
  const bytes = halves.head.length + mostDigits + halves.tail.length
  if (bytes > mostEntryBytes)
    throw new Error(`an entry ${kind} is ${bytes} bytes long: it must be told in parts`)
  return halves
}
/** Of a time in milliseconds, until the year 2286. */
const mostDigits = 13

/** JSON without spaces, keys in the order of their code points, whole numbers, text of plain letters: one byte a character. */
function spell(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && /^\w*$/.test(value)) return `"${value}"`
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`
  if (typeof value === 'object') {
    const keys = Object.keys(value).toSorted()
    return `{${keys.map((key) => `${spell(key)}:${spell((value as LogFacts)[key])}`).join(',')}}`
  }
  throw new Error(`the public log has no spelling for ${typeof value} ${String(value)}`)
}
