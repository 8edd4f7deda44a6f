import { mustFind } from '../../kernel/errors.ts'
import type { Call } from '../../kernel/call.ts'
import type { Bank, Banks, BankAnswer } from '../../adapters/bank/bank.port.ts'
import { hashToken } from '../../kernel/tokens.ts'
import { findByReturn, type PaymentRow } from './payments.store.ts'
import { askBank, settlePayment } from './settle-payment.ts'

type Returned = { nonce: string; status: string | undefined }

/**
 * A person comes back from a bank's site, by the address that only it and he were given. Whatever he brings, the bank is
 * asked as long as the payment is pending; that he did not pay counts where the bank knows of no payment. Money of one that
 * failed is not confirmed, and the bank gives it back. Out: where he reads what became of it.
 */
export async function returnFromBank(
  call: Call,
  banks: Banks,
  { nonce, status: said }: Returned,
): Promise<{ to: string }> {
  const payment = await mustFind(findByReturn(call.db, hashToken(nonce)), 'این پرداخت')
  const bank = banks.find(({ gateway }) => gateway === payment.gateway)
  const verdict = bank && payment.status === 'pending' ? await judge(bank, payment, said) : null
  const { status, failure } = await call.write((tx, now) => settlePayment(tx, payment.id, verdict, now))
  const about = new URLSearchParams({
    msg: failure ?? status,
    token: payment.token,
    orderId: String(payment.id),
  })
  return { to: `/returnbank?${about.toString()}` }
}

async function judge(bank: Bank, payment: PaymentRow, said: string | undefined): Promise<BankAnswer | null> {
  const verdict = await askBank(bank, payment)
  const failure = bank.readReturn(said)
  return verdict?.is === 'waiting' && failure ? { is: 'failed', failure } : verdict
}
