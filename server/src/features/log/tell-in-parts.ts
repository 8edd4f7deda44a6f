import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import type { Told } from './hall-log.store.ts'
import { inParts, type Lists } from './parts.rules.ts'

type OfRound = { kind: HallLogKind; roundId: number; facts?: Record<string, number>; lists: Lists }

/** What is told of a round in as many entries as it needs, each with all fields of its kind (docs/log-format.md). */
export function toldInParts({ kind, roundId, facts, lists }: OfRound): Told[] {
  const parts = inParts(lists)
  return parts.map((part, nr) => ({
    kind,
    roundId,
    facts: { ...facts, round: roundId, part: nr + 1, parts: parts.length, ...part },
  }))
}
