import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { RateRefusal } from '@bargah/contract/features/ratings/ratings.text.ts'

const rateable: readonly PermitStatus[] = [permitStatus.delivered, permitStatus.completed]

/** In: where a permit stands and whether its driver was rated for it. Out: why no rate is taken, or null (rules 12.14). */
export function mayRate(status: PermitStatus, isRated: boolean): RateRefusal | null {
  if (status === permitStatus.voided) return 'voided'
  if (!rateable.includes(status)) return 'too_early'
  return isRated ? 'already' : null
}

/** An average as people read it: one decimal. */
export const roundRate = (average: number): number => Math.round(average * 10) / 10
