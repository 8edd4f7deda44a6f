import type { ErasureRefusal } from '@bargah/contract/features/erasures/erasures.text.ts'

/** How long a request to forget a driver waits for a second administrator. */
export const erasureLifeMs = 3 * 24 * 60 * 60_000

export type Ties = {
  isActive: boolean
  hasOpenPermit: boolean
  balanceRial: number
  hasPendingPayment: boolean
}

/** In: what still ties a driver to us. Out: why he cannot be forgotten yet, or null (rules 5.10). */
export function mayForget(ties: Ties): ErasureRefusal | null {
  if (ties.isActive) return 'is_active'
  if (ties.hasOpenPermit) return 'open_permit'
  if (ties.hasPendingPayment) return 'payment_pending'
  return ties.balanceRial === 0 ? null : 'has_money'
}
