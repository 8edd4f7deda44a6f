import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import type { EntryToTell } from './hall-log.rules.ts'

/** Of the 65,535 bytes of an entry, what its lists may take; the rest is for its other fields. */
const mostBytes = 60_000

type Lists = Record<string, readonly unknown[]>

/**
 * Cuts lists that are too long for one entry into parts, in order, each with all the names and at most 60,000 bytes as
 * JSON; at least one part, be it empty. Joined name by name they are the lists again. Throws on a thing that is too long.
 */
export function inParts<T extends Lists>(lists: T): T[] {
  const empty = () => Object.fromEntries(Object.keys(lists).map((name) => [name, [] as unknown[]]))
  let part = empty()
  const parts = [part]
  let bytes = 0
  for (const [name, things] of Object.entries(lists))
    for (const thing of things) {
      const own = JSON.stringify(thing).length + 1
      if (own > mostBytes) throw new Error(`one thing of ${own} bytes is too long for an entry of the log`)
      if (bytes + own > mostBytes) {
        part = empty()
        parts.push(part)
        bytes = 0
      }
      part[name]?.push(thing)
      bytes += own
    }
  return parts as unknown as T[]
}

type Long = { kind: HallLogKind; roundId?: number; facts?: Record<string, number>; lists: Lists }

/** What is told in as many entries as it needs, each with all fields of its kind (docs/log-format.md). */
export function toldInParts({ kind, roundId, facts, lists }: Long): EntryToTell[] {
  const parts = inParts(lists)
  const round = roundId !== undefined && { round: roundId }
  return parts.map((part, nr) => ({
    kind,
    ...(roundId !== undefined && { roundId }),
    facts: { ...facts, ...round, part: nr + 1, parts: parts.length, ...part },
  }))
}
