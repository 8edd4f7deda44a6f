import type { Gateway, PaymentFailure } from '@bargah/contract/features/payments/payments.states.ts'

/** A payment as a bank is told it: our number and our amount, in rials. */
export type Order = { orderId: number; amountRial: number }

/** What a bank says: the money is ours (also when confirmed before), never will be, or nobody has paid yet. */
export type BankAnswer =
  | { is: 'paid'; reference: string; card: string | null }
  | { is: 'failed'; failure: PaymentFailure }
  | { is: 'waiting' }

/** The bank answered, and took no order or said nothing that can be used. `reason` is ours: what it said is not kept. */
export class BankFault extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the bank is of no use: ${reason}`)
    this.reason = reason
  }
}

/** A bank's gateway. Every call may throw `OutsideFault` when the bank is away, or `BankFault`. */
export type Bank = {
  gateway: Gateway
  /** Out: the token by which the bank knows the order. */
  begin(order: Order & { returnUrl: string }): Promise<string>
  /** Where the person pays. */
  pageOf(token: string): string
  /** In: the status that came back with a person. Out: why he did not pay, as far as he says so; null when he may have. */
  readReturn(status: string | undefined): PaymentFailure | null
  /** Confirms a payment by our own amount. */
  verify(order: Order & { token: string }): Promise<BankAnswer>
  /** Gives back money that was confirmed. Out: whether this bank can. */
  reverse(token: string): Promise<boolean>
}

/** The banks that are asked about payments; through the first, where there is one, people pay. */
export type Banks = readonly Bank[]
