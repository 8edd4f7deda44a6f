import {
  nothingPending,
  paymentCredited,
  paymentFailed,
  stillPending,
} from '@bargah/contract/features/payments/payments.text.ts'
import { rialFor } from '@bargah/contract/kernel/money.ts'
import type { Banks } from '../../adapters/bank/bank.port.ts'
import type { Call } from '../../kernel/call.ts'
import { listPendingOf, type PaymentOwner } from './payments.store.ts'
import { askBank, settlePayment, type Settled } from './settle-payment.ts'

/** Asks the banks about the latest pending payments of a wallet, each its own. Out: what became of them, in a sentence. */
export async function verifyPayments(call: Call, banks: Banks, owner: PaymentOwner) {
  const byGateway = new Map(banks.map((bank) => [bank.gateway, bank]))
  const pending = await listPendingOf(call.db, owner, [...byGateway.keys()])
  const verdicts: [number, Awaited<ReturnType<typeof askBank>>][] = []
  for (const payment of pending) {
    const bank = byGateway.get(payment.gateway)
    if (bank) verdicts.push([payment.id, await askBank(bank, payment)])
  }
  const settled = await call.write(async (tx, now) => {
    const all: Settled[] = []
    // by id, as everybody locks them
    for (const [id, verdict] of verdicts.toSorted(([a], [b]) => a - b))
      all.push(await settlePayment(tx, id, verdict, now))
    return all
  })
  return presentSettled(settled, rialFor({ isDriver: 'driverId' in owner }))
}

type Reply = { code: 1 | -1; message: string }

/** In: what became of pending payments, and how the person reads rials. Out: the reply of a command in his words. */
function presentSettled(settled: readonly Settled[], sum: (rial: number) => string): Reply {
  const creditedRial = settled
    .filter(({ status }) => status === 'credited')
    .reduce((sum, { amountRial }) => sum + amountRial, 0)
  if (creditedRial > 0) return { code: 1, message: paymentCredited(sum(creditedRial)) }
  if (settled.some(({ status }) => status === 'pending')) return { code: -1, message: stillPending }
  const failure = settled.find((one) => one.failure !== null)?.failure
  return failure ? { code: -1, message: paymentFailed(failure) } : { code: 1, message: nothingPending }
}
