import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { formatKm } from '../../../kernel/format.ts'
import { nearestOf } from './backhaul.rules.ts'

/** How far a load may be, km, and still be near to where the driver is. */
const nearKm = 100

/** In: the backhaul loads. Out: how near the first of them is, in a sentence; empty without loads. */
export function sayHowNear(loads: readonly Pick<BackhaulLoad, 'id' | 'emptyKm'>[]): string {
  const nearest = nearestOf(loads)
  if (!nearest) return ''
  return nearest.emptyKm <= nearKm
    ? 'این بارها نزدیک مقصد شماست.'
    : `نزدیک‌ترین بار ${formatKm(nearest.emptyKm)} دور است.`
}
