import type { PaymentFailure } from '@bargah/contract/features/payments/payments.states.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/call.ts'
import type { Bank, Returned, Verdict } from '../../adapters/bank/bank.port.ts'
import { findByToken, type PaymentRow } from './payments.store.ts'
import { askBank, settlePayment } from './settle-payment.ts'

/**
 * What a bank's site sends back with a person is hearsay: that he did not pay ends a pending payment, that he paid is asked of
 * the bank, as long as the payment is pending: money of one that failed is not confirmed, and the bank gives it back. Out: where he reads what became of it.
 */
export async function returnFromBank(
  call: Call,
  bank: Bank | null,
  returned: Returned,
): Promise<{ to: string }> {
  if (!bank) throw notFound('این پرداخت')
  const said = bank.readReturn(returned)
  const payment = said && (await findByToken(call.db, bank.gateway, said.token))
  if (!payment) throw notFound('این پرداخت')
  const verdict = await judge(bank, payment, said.says)
  const { status, failure } = await call.write((tx, now) => settlePayment(tx, payment.id, verdict, now))
  const about = new URLSearchParams({
    msg: failure ?? status,
    token: payment.token,
    orderId: String(payment.id),
  })
  return { to: `/returnbank?${about.toString()}` }
}

async function judge(
  bank: Bank,
  payment: PaymentRow,
  says: 'paid' | PaymentFailure,
): Promise<Verdict | null> {
  if (says !== 'paid') return { is: 'failed', failure: says }
  return payment.status === 'pending' ? askBank(bank, payment) : null
}
