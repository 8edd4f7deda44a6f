import { toppedUp } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { PaymentFailure, PaymentStatus } from '@bargah/contract/features/payments/payments.states.ts'
import { gatewayLabels } from '@bargah/contract/features/payments/payments.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { type Bank, BankFault, type BankAnswer } from '../../adapters/bank/bank.port.ts'
import type { Tx } from '../../kernel/database.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { notify } from '../notifications/notifications.api.ts'
import { accountOf, postTransfers } from '../wallet/wallet.api.ts'
import { computeFate } from './payments.rules.ts'
import { lockPayment, type PaymentRow, setAsked, setCredited, setPaymentFailed } from './payments.store.ts'

/** The job that gives back what came for a payment that had failed. */
export const reversing = 'reverse-payment'

/** Asks the bank, by our own number and amount; null when it is away or says nothing that can be used. */
export async function askBank(bank: Bank, payment: PaymentRow): Promise<BankAnswer | null> {
  try {
    return await bank.verify({
      orderId: payment.id,
      amountRial: payment.amountRial,
      token: payment.token,
    })
  } catch (error) {
    if (error instanceof OutsideFault || error instanceof BankFault) return null
    throw error
  }
}

export type Settled = { status: PaymentStatus; amountRial: number; failure: PaymentFailure | null }

/**
 * Does what a bank's word asks for, under the payment's lock: however often it comes, and in whatever order, a payment is
 * credited once or not at all. A bank that is away changes nothing.
 */
export async function settlePayment(
  tx: Tx,
  id: number,
  verdict: BankAnswer | null,
  now: Date,
): Promise<Settled> {
  const payment = await lockPayment(tx, id)
  const { amountRial } = payment
  await setAsked(tx, id, now)
  const fate = verdict && computeFate(payment, verdict, now)
  if (fate?.becomes === 'credited') {
    await credit(tx, payment, fate, now)
    return { status: 'credited', amountRial, failure: null }
  }
  if (fate?.becomes === 'failed') {
    await setPaymentFailed(tx, id, fate.failure, now)
    return { status: 'failed', amountRial, failure: fate.failure }
  }
  if (fate?.becomes === 'returned')
    await enqueue(tx, { name: reversing, payload: { id }, inMs: 0, key: `${reversing}:${id}` })
  return { status: payment.status, amountRial, failure: payment.failure }
}

type Paid = { reference: string; card: string | null }
async function credit(tx: Tx, payment: PaymentRow, { reference, card }: Paid, at: Date): Promise<void> {
  const { id, driverId, companyId, amountRial, byUser } = payment
  const bank = gatewayLabels[payment.gateway]
  const owner = driverId === null ? { companyId: companyId as number, held: false } : { driverId }
  const [transferId = 0] = await postTransfers(
    tx,
    [
      {
        kind: 'top_up',
        debitAccountId: await accountOf(tx, { platform: 'cash' }),
        creditAccountId: await accountOf(tx, owner),
        amountRial,
        description: `${bank}، پیگیری ${toPersianDigits(reference)}`,
      },
    ],
    { at, byUser },
  )
  await setCredited(tx, id, { transferId, reference, card }, at)
  const to = driverId === null ? { userId: byUser } : { driverId }
  await notify(tx, [{ to, ...toppedUp(id, amountRial, bank, { isDriver: driverId !== null }) }], at)
}
