import type { ListItem } from './my-list.rules.ts'

/** How many places are drawn even while nothing is in them; what is chosen beyond them follows below, smaller. */
export const mainPlaces = 3

/** How many of them a home draws: no more than there are loads to put into them. */
export const placesFor = (listed: number, loads: number): number =>
  Math.min(mainPlaces, Math.max(listed, loads))

const minuteMs = 60_000

/** In: what is left of a round, milliseconds. Out: whether its last minute runs. */
export const isLastMinute = (leftMs: number): boolean => leftMs <= minuteMs

/** What the band over a list says for all of it: it is closed, it waits for the network, it is on its way, or the hall has it. */
export type ListBand = 'closed' | 'offline' | 'offlineHeld' | 'unsent' | 'going' | 'held'
type BandFacts = { frozen: boolean; isReached: boolean; items: readonly Pick<ListItem, 'state'>[] }

/** What the band of a list says, by whether its round has closed and the server is reached; null for nothing. */
export function bandOf({ frozen, isReached, items }: BandFacts): ListBand | null {
  const isHeld = items.every(({ state }) => state === 'received')
  if (frozen) return 'closed'
  if (!isReached) return isHeld ? 'offlineHeld' : 'offline'
  if (items.length === 0) return null
  if (items.some(({ state }) => state === 'unsent')) return 'unsent'
  return isHeld ? 'held' : 'going'
}

/** The next of the main places, one beyond them, the loads where all are chosen, or the hall for what cannot be sent. */
export type ListActKind = 'choose' | 'add' | 'look' | 'ring'
type ActFacts = { count: number; offered: number; isLost: boolean; isLast: boolean; tel: string }

/** In: how many are chosen of how many that are on offer, whether something could not be sent, whether the last minute runs, and the hall's telephone. Out: the act. */
export function listActOf({ count, offered, isLost, isLast, tel }: ActFacts): ListActKind {
  if (isLost && isLast && tel !== '') return 'ring'
  if (count >= offered) return 'look'
  return count < mainPlaces ? 'choose' : 'add'
}

/** In: a list and one that is taken off. Out: the one that moves up into its place, or null. */
export const nextAfter = <Item extends { cargoId: number }>(
  items: readonly Item[],
  cargoId: number,
): Item | null => items[items.findIndex((item) => item.cargoId === cargoId) + 1] ?? null
