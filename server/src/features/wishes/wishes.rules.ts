import { mostToldADay, mostWishes } from '@bargah/contract/features/wishes/wishes.schema.ts'
import type { WishRefusal } from '@bargah/contract/features/wishes/wishes.text.ts'

type WishFacts = { hasTruck: boolean; count: number; hasSame: boolean }

/** In: what a driver has. Out: why he is not told of another route, or null. */
export function mayWish({ hasTruck, count, hasSame }: WishFacts): WishRefusal | null {
  if (!hasTruck) return 'no_truck'
  if (hasSame) return 'same'
  return count >= mostWishes ? 'too_many' : null
}

type Match = { driverId: number; cargoId: number; netPayToman: number }

/**
 * In: which loads came for whom, and how many each was told of today. Out: of which he is told: of what pays most, up to what
 * a day has.
 */
export function computeTold<T extends Match>(
  matches: readonly T[],
  toldToday: ReadonlyMap<number, number>,
): T[] {
  const left = new Map<number, number>()
  return matches
    .toSorted((a, b) => b.netPayToman - a.netPayToman || a.cargoId - b.cargoId)
    .filter(({ driverId }) => {
      const may = left.get(driverId) ?? mostToldADay - (toldToday.get(driverId) ?? 0)
      left.set(driverId, may - 1)
      return may > 0
    })
}
