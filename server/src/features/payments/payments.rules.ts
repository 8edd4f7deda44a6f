import {
  minutesForPayment,
  type PaymentFailure,
  type PaymentStatus,
} from '@bargah/contract/features/payments/payments.states.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import type { BankAnswer } from '../../adapters/bank/bank.port.ts'

/** How long after its beginning a payment may still be confirmed. */
export const openMs = minutesForPayment * minuteMs
/** How long the person's own way back from the bank is waited for before the sweeper asks. */
export const patienceMs = minuteMs
/** How many payments a bank is asked about at a time. */
export const askedAtOnce = 4

export type Fate =
  | { becomes: 'credited'; reference: string; card: string | null }
  | { becomes: 'failed'; failure: PaymentFailure }
  /** Money came for a payment that had failed: it goes back. */
  | { becomes: 'returned' }
  | null

type Facts = { status: PaymentStatus; createdAt: Date }

/** In: a payment, what the bank says of it, and the time. Out: what becomes of it, null for nothing new. */
export function computeFate({ status, createdAt }: Facts, verdict: BankAnswer, now: Date): Fate {
  if (status === 'credited' || status === 'reversed') return null
  if (status === 'failed') return verdict.is === 'paid' ? { becomes: 'returned' } : null
  if (verdict.is === 'paid') return { becomes: 'credited', reference: verdict.reference, card: verdict.card }
  if (verdict.is === 'failed') return { becomes: 'failed', failure: verdict.failure }
  return now.getTime() - createdAt.getTime() > openMs ? { becomes: 'failed', failure: 'expired' } : null
}
