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
  const text = spell({ ...facts, at: at.getTime(), kind })
  if (text.length > mostEntryBytes)
    throw new Error(`an entry ${kind} is ${text.length} bytes long: it must be told in parts`)
  return text
}

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
