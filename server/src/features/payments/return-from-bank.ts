import { notFound } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/call.ts'
import type { Bank, Returned } from '../../adapters/bank/bank.port.ts'
import { findByToken } from './payments.store.ts'
import { askBank, settlePayment } from './settle-payment.ts'

/**
 * What a bank's site sends back with a person is hearsay: that he did not pay ends a pending payment, that he paid is asked of
 * the bank. Out: where he reads what became of it.
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
  const verdict =
    said.says === 'paid' ? await askBank(bank, payment) : ({ is: 'failed', failure: said.says } as const)
  const { status, failure } = await call.write((tx, now) => settlePayment(tx, payment.id, verdict, now))
  const about = new URLSearchParams({
    msg: failure ?? status,
    token: payment.token,
    orderId: String(payment.id),
  })
  return { to: `/returnbank?${about.toString()}` }
}
