import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

const hourMs = 3_600_000

/** In: hours. Out: them in words; without end when there are none. */
export const sayHours = (hours: number | null): string =>
  hours === null ? 'بی‌پایان' : `${formatNumber(hours)} ساعت`

/** In: for how long a turn counts, and whether it is a native driver's. Out: the hours, and why they are those. */
export const sayHoursOf = (hours: number | null, isNative: boolean): string =>
  `${sayHours(hours)} (${isNative ? 'بومی این سالن' : 'غیربومی'})`

/**
 * In: a turn and now. Out: how long it is still valid, as the driver reads it; a begun hour counts whole. Null when it
 * has ended. A turn with a waiting choice outlives its time until the split (rules 8.8).
 */
export function sayValidity({ isActive, expiresAt }: Pick<TurnRow, 'isActive' | 'expiresAt'>, now: Date) {
  if (!isActive) return null
  if (expiresAt === null) return sayHours(null)
  const hours = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / hourMs)
  return hours > 0 ? sayHours(hours) : 'رو به پایان'
}
