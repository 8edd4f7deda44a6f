import { paymentRefusals } from '@bargah/contract/features/payments/payments.text.ts'
import { type Bank, BankFault, type Banks } from '../../adapters/bank/bank.port.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/errors.ts'
import { newToken } from '../../kernel/tokens.ts'
import { insertPayment, nextPaymentId, type PaymentOwner } from './payments.store.ts'

export type Begun = { id: number; token: string; url: string }

/** The bank through which people pay, where there is one. */
export function expectBank([bank]: Banks): Bank {
  if (!bank) throw new Refusal('no_bank', paymentRefusals.no_bank)
  return bank
}

function refuseFault(error: unknown): never {
  if (error instanceof BankFault) throw new Refusal('bank_refused', paymentRefusals.bank_refused)
  throw error
}

/**
 * Asks the bank for a token and writes the payment down as pending. The bank is asked first: an order that only it knows is
 * one that nobody can pay, since nobody was led there. It leads the person back to an address that nobody else knows.
 */
export async function beginPayment(
  call: Call,
  { banks, publicUrl }: { banks: Banks; publicUrl: string },
  asked: { owner: PaymentOwner; amountRial: number; back?: string },
): Promise<Begun> {
  const bank = expectBank(banks)
  const { userId: byUser } = sessionOf(call)
  const id = await nextPaymentId(call.db)
  const { token: nonce, tokenHash: returnHash } = newToken()
  const returnUrl = `${publicUrl}/api/v1/SalePayment/Return/${nonce}`
  const token = await bank.begin({ orderId: id, amountRial: asked.amountRial, returnUrl }).catch(refuseFault)
  return call.write(async (tx, at) => {
    await insertPayment(tx, { id, ...asked, byUser, gateway: bank.gateway, token, returnHash }, at)
    return { id, token, url: bank.pageOf(token) }
  })
}
