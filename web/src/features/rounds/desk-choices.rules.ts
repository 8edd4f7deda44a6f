import type { LoadForTurn, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'

/** In: all choices of a turn. Out: those that wait, best first, and the ended ones, the latest round first. */
export function parseChoices(rows: readonly PriorityRow[]) {
  const waiting = rows.filter(({ status }) => status === priorityStatus.waiting)
  const ended = rows.filter(({ status }) => status !== priorityStatus.waiting)
  return { waiting: waiting.toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0)), ended }
}

/** In: loads. Out: those that may be chosen or are on the list, before the others, each in their order. */
export function fitsFirst(loads: readonly LoadForTurn[]): LoadForTurn[] {
  const fits = (load: LoadForTurn) => load.refusal === null || load.listed !== null
  return [...loads.filter(fits), ...loads.filter((load) => !fits(load))]
}
