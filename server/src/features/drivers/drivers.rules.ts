import type { CompleteDriverRefusal } from '@bargah/contract/features/drivers/drivers.text.ts'

type Facts = { isActive: boolean; isCardTaken: boolean; isTruckKnown: boolean }

/** In: how a driver stands, and what was told of him. Out: why he is not completed, or null. */
export function mayComplete({ isActive, isCardTaken, isTruckKnown }: Facts): CompleteDriverRefusal | null {
  if (isActive) return 'is_active'
  if (isCardTaken) return 'card_taken'
  return isTruckKnown ? null : 'truck_needed'
}
