import type { LoadForTurn, PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'

/** In: all choices of a turn. Out: those that wait, best first, and the ended ones, the latest round first. */
export function parseChoices(rows: readonly PriorityRow[]) {
  const waiting = rows.filter(({ status }) => status === priorityStatus.waiting)
  const ended = rows.filter(({ status }) => status !== priorityStatus.waiting)
  return { waiting: waiting.toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0)), ended }
}

/** In: loads and the cargos on the list. Out: those that may be chosen or are, before the others, each in their order. */
export function fitsFirst<L extends LoadForTurn>(loads: readonly L[], listed: ReadonlySet<number>): L[] {
  const fits = (load: L) => load.refusal === null || listed.has(load.id)
  return [...loads.filter(fits), ...loads.filter((load) => !fits(load))]
}
