/** Which bank a payment goes through. `builtin` is the bank page of our own, without money. */
export type Gateway = 'builtin' | 'parsian' | 'zarinpal'

/** `pending` until the bank has said what became of it; `reversed`: money that came after it had failed went back. */
export const paymentStatuses = ['pending', 'credited', 'failed', 'reversed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How long after its beginning a payment may still be confirmed. */
export const minutesForPayment = 30

/** Why a payment failed. `expired`: nobody paid in time. */
export const paymentFailures = ['cancelled', 'declined', 'expired', 'wrong_amount'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** What somebody chose on the built-in bank's page. */
export type DemoOutcome = 'paid' | 'declined' | 'cancelled' | 'reversed'
