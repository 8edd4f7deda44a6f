import type { ChoosingRefusal } from '@bargah/contract/features/cargos/chosen-drivers.text.ts'

type Facts = {
  isHall: boolean
  /** It still looks for trucks, or will. */
  isLive: boolean
  /** The company may offer loads to chosen drivers. */
  isAllowed: boolean
  /** How many were named, none = the load is for all again, and how many of them there are. */
  asked: number
  found: number
}

/** Whether a company may set for whom its load is (rules 10.6). To take it back to all needs no permission. */
export function mayChooseDrivers({ isHall, isLive, isAllowed, asked, found }: Facts): ChoosingRefusal | null {
  if (isHall) return 'is_hall'
  if (!isLive) return 'not_sending'
  if (asked === 0) return null
  if (!isAllowed) return 'no_permission'
  return found === asked ? null : 'driver_unknown'
}
