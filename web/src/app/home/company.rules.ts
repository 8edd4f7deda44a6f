import type { Role } from '@bargah/contract/kernel/access.ts'
import { monthNames } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

export const companyStaff: readonly Role[] = ['TransportationCompanyAdmin', 'TransportationCompanyMember']

/** A printed permit has its waybill within a day; the load of an owner is reviewed within three. */
export const hoursForWaybill = 24
export const hoursForReview = 72
/** A wallet that pays for no more trucks than these is low. */
export const fewTrucks = 5

/** How much more (below zero, less) than before, in whole per cent; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

/** In: the largest figure. Out: the lines of its scale, from zero to at least it, three or four. */
export function scaleOf(largest: number): number[] {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, largest)))
  const step =
    [0.5, 1, 2, 5].map((one) => one * size).find((one) => one >= 1 && one * 3 >= largest) ?? size * 5
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** In: a day, `1405/08/09`. Out: «۹ آبان». */
export function nameOfDay(day: string): string {
  const [, month = 1, date = 1] = day.split('/').map(Number)
  return `${toPersianDigits(date)} ${monthNames[month - 1] ?? ''}`
}
