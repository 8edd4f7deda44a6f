import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

const sumOf = (loads: readonly { remaining: number }[]) =>
  loads.reduce((sum, { remaining }) => sum + remaining, 0)

/**
 * In: a hall at this moment. Out: the loads that stand for choice (those of the open round, or all where none is open),
 * their trucks, and those that nobody has asked for. Without an open round nobody is asked: `unwanted` is null.
 */
export function computeHallFigures({ round, loads }: Pick<HallNow, 'round' | 'loads'>) {
  const offered = round ? loads.filter(({ isInRound }) => isInRound) : loads
  const unwanted = offered.filter(({ requests }) => requests === 0)
  return {
    loads: offered.length,
    trucks: sumOf(offered),
    unwanted: round ? { loads: unwanted.length, trucks: sumOf(unwanted) } : null,
  }
}

export type Demand = 'next' | 'none' | 'few' | 'enough'

/** In: a load, and whether a round is open. Out: how it is asked for: less often than it has trucks is few; null = not asked now. */
export function demandOf(
  { requests, remaining, isInRound }: Pick<HallNow['loads'][number], 'requests' | 'remaining' | 'isInRound'>,
  isOpen: boolean,
): Demand | null {
  if (!isOpen) return null
  if (!isInRound) return 'next'
  if (requests === 0) return 'none'
  return requests < remaining ? 'few' : 'enough'
}

type LastRound = Pick<
  NonNullable<HallNow['lastRound']>,
  'grantedCount' | 'trucksLeft' | 'trucksUnwanted' | 'trucksPassed' | 'turnsLeft' | 'choosersLeft'
>

/** In: the round that was split last. Out: its figures in words, each with what it is made of, without what is none. */
export function sayLastRound(round: LastRound): { count: number; words: string; parts: string[] }[] {
  const { grantedCount, trucksLeft, trucksUnwanted, trucksPassed, turnsLeft, choosersLeft } = round
  // a figure that is of one part alone is not said twice
  const partsOf = (all: number, ...parts: [count: number, words: string][]) =>
    parts.flatMap(([count, words]) =>
      count > 0 ? [`${count === all && all > 1 ? 'همه' : formatNumber(count)} ${words}`] : [],
    )
  return [
    { count: grantedCount, words: 'مجوز صادر شد', parts: [] },
    {
      count: turnsLeft,
      words: turnsLeft === 1 ? 'نفر در صف ماند' : 'نفر در صف ماندند',
      parts: partsOf(turnsLeft, [turnsLeft - choosersLeft, 'بی‌انتخاب'], [choosersLeft, 'با انتخاب']),
    },
    {
      count: trucksLeft,
      words: 'کامیون ماند',
      // few is what `demandOf` says: asked for less often than there are trucks
      parts: partsOf(
        trucksLeft,
        [trucksUnwanted, 'بی‌متقاضی'],
        [trucksLeft - trucksUnwanted - trucksPassed, 'کم‌متقاضی'],
        [trucksPassed, 'با متقاضی ولی بی‌نتیجه'],
      ),
    },
  ]
}
