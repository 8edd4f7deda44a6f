import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import type { Told } from './hall-log.store.ts'
import { inParts, type Lists } from './parts.rules.ts'

type Long = { kind: HallLogKind; roundId?: number; facts?: Record<string, number>; lists: Lists }

/** What is told in as many entries as it needs, each with all fields of its kind (docs/log-format.md). */
export function toldInParts({ kind, roundId, facts, lists }: Long): Told[] {
  const parts = inParts(lists)
  const round = roundId !== undefined && { round: roundId }
  return parts.map((part, nr) => ({
    kind,
    ...(roundId !== undefined && { roundId }),
    facts: { ...facts, ...round, part: nr + 1, parts: parts.length, ...part },
  }))
}
