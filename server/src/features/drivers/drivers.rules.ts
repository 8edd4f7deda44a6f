import type { CompleteDriverRefusal } from '@bargah/contract/features/drivers/drivers.text.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'

type Facts = { isActive: boolean; isCardTaken: boolean; isTruckKnown: boolean }

/** In: how a driver stands, and what was told of him. Out: why he is not completed, or null. */
export function mayComplete({ isActive, isCardTaken, isTruckKnown }: Facts): CompleteDriverRefusal | null {
  if (isActive) return 'is_active'
  if (isCardTaken) return 'card_taken'
  return isTruckKnown ? null : 'truck_needed'
}

type Beside = { isCurrent: boolean; hasOthers: boolean; isNative: boolean }

/** In: whether his next turn is with the truck, he has others, is native with it. Out: why it stays, or null. */
export function mayTakeTruck({ isCurrent, hasOthers, isNative }: Beside): 'is_current' | 'in_use' | null {
  if (isNative) return 'in_use'
  return isCurrent && hasOthers ? 'is_current' : null
}

export type LoaderType = { id: number; name: string; fullName: string }

/** In: a loader type as a registry says it: our id, or a name in any spelling. Out: which it is, or undefined. */
export function findLoaderType(said: string, loaderTypes: readonly LoaderType[]): LoaderType | undefined {
  const key = normalizeText(said)
  return loaderTypes.find(({ id, name, fullName }) =>
    [String(id), normalizeText(name), normalizeText(fullName)].includes(key),
  )
}
