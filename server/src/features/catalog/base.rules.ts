import type {
  AddRateRefusal,
  BaseKind,
  SaveItemRefusal,
  UsePlace,
} from '@bargah/contract/features/catalog/base.text.ts'
import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'

type Saving = {
  kind: BaseKind
  hasNamesake: boolean
  groupName: string | undefined
  /** Of a new loader type: whether its category has a code left. */
  hasRoom: boolean
}

/** In: what a thing would be called and whether another is called so. Out: why it is not saved, or null. */
export function maySaveItem({ kind, hasNamesake, groupName, hasRoom }: Saving): SaveItemRefusal | null {
  if (kind === 'loaderType' && groupName === undefined) return 'group_unnamed'
  if (hasNamesake) return 'name_taken'
  return hasRoom ? null : 'group_full'
}

type Item = { kind: BaseKind; id: number }
/** Bulk is known to the rules of declaring by its id. */
export const mayStopOffering = ({ kind, id }: Item): 'bulk' | null =>
  kind === 'packaging' && id === bulkPackagingId ? 'bulk' : null

/** In: the thing and where it is used. Out: why it is not removed, or null. */
export const mayRemoveItem = (item: Item, places: readonly UsePlace[]): 'bulk' | 'used' | null =>
  mayStopOffering(item) ?? (places.length > 0 ? 'used' : null)

/** In: the day on which a rate is to begin, and whether one begins there already. Out: why not, or null. */
export function mayAddRate(beginsAt: Date, isTaken: boolean, now: Date): AddRateRefusal | null {
  if (beginsAt < startOfTehranDay(now)) return 'past_day'
  return isTaken ? 'day_taken' : null
}

/** A rate whose day is over is what loads were held against; on its first day a mistake is still taken back. */
export const mayWithdrawRate = (beginsAt: Date, now: Date): 'begun' | null =>
  beginsAt < startOfTehranDay(now) ? 'begun' : null
