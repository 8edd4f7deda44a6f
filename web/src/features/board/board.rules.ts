import type { Board } from '@bargah/contract/features/board/board.schema.ts'

/** What is larger than this no longer fits as one mark for each truck. */
const mostPips = 12
export const rowsOnPage = 9
export const pageMs = 12_000
/** After so long without an answer the board says that it is cut off. */
const lostAfterMs = 6_000

export type Pip = 'taken' | 'left' | 'withdrawn'

/** In: a load's trucks. Out: a mark for each, those that are taken first; null where there are too many to draw. */
export function pipsOf({ announced, allocated, remaining, withdrawn }: Board['loads'][number]): Pip[] | null {
  if (announced > mostPips) return null
  const marks = (count: number, pip: Pip): Pip[] => Array.from({ length: Math.max(0, count) }, () => pip)
  return [...marks(allocated, 'taken'), ...marks(remaining, 'left'), ...marks(withdrawn, 'withdrawn')]
}

/** In: the loads and the time. Out: those of the page that is now in its turn, which page it is, and of how many. */
export function pageAt<L>(
  loads: readonly L[],
  now: Date,
): { rows: readonly L[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(loads.length / rowsOnPage))
  const page = Math.floor(now.getTime() / pageMs) % pages
  return { rows: loads.slice(page * rowsOnPage, (page + 1) * rowsOnPage), page, pages }
}

export type Next =
  | { is: 'open'; opensAt: string; until: string }
  | { is: 'splitting' }
  | { is: 'waits'; until: string }
  | { is: 'at_once' }
  | { is: 'as_loads_come' }

/** In: a board and the time. Out: what happens next at the hall. */
export function nextOf(
  { round, nextRoundAt, isSettledAtOnce }: Pick<Board, 'round' | 'nextRoundAt' | 'isSettledAtOnce'>,
  now: Date,
): Next {
  if (round && new Date(round.closesAt) <= now) return { is: 'splitting' }
  if (round) return { is: 'open', opensAt: round.opensAt, until: round.closesAt }
  if (nextRoundAt) return { is: 'waits', until: nextRoundAt }
  return isSettledAtOnce ? { is: 'at_once' } : { is: 'as_loads_come' }
}

/** Whether the last answer is so old that it must be said. */
export const isCutOff = (answeredAt: Date, now: Date): boolean =>
  now.getTime() - answeredAt.getTime() > lostAfterMs
