import {
  nothingPending,
  notPaidYet,
  paymentCredited,
  paymentFailed,
  restIsAsked,
  stillPending,
} from '@bargah/contract/features/payments/payments.text.ts'
import { rialFor } from '@bargah/contract/kernel/money.ts'
import type { BankAnswer, Banks } from '../../adapters/bank/bank.port.ts'
import type { Call } from '../../kernel/call.ts'
import { listPendingOf, lockPayments, type PaymentOwner, type PaymentRow } from './payments.store.ts'
import { askedAtOnce } from './payments.rules.ts'
import { askBank, settlePayment, type Settled } from './settle-payment.ts'

/** No more are begun once this long went by: a person waits for the answer. */
const askingMs = 20_000

/**
 * Asks the banks about the latest pending payments of a wallet, each its own, the newest first; those of which a slow bank
 * leaves no time to ask are the sweeper's. `clock` gives milliseconds that only grow. Out: what became of them, in a sentence.
 */
export async function verifyPayments(
  call: Call,
  banks: Banks,
  owner: PaymentOwner,
  clock: () => number = () => performance.now(),
) {
  const gateways = banks.map(({ gateway }) => gateway)
  const pending = await listPendingOf(call.db, owner, gateways)
  const verdicts = await askAll(banks, pending, clock)
  const settled = await call.write(async (tx, now) => {
    await lockPayments(
      tx,
      verdicts.map(([id]) => id),
    )
    const all: Settled[] = []
    for (const [id, verdict] of verdicts.toSorted(([a], [b]) => a - b))
      all.push(await settlePayment(tx, id, verdict, now))
    return all
  })
  const isUnpaid = verdicts.every(([, verdict]) => verdict?.is === 'waiting')
  const sum = rialFor({ isDriver: 'driverId' in owner })
  const reply = presentSettled(settled, { sum, pending: isUnpaid ? notPaidYet : stillPending })
  if (verdicts.length === pending.length) return reply
  return reply.code === 1
    ? { ...reply, message: `${reply.message} ${restIsAsked}` }
    : { ...reply, message: restIsAsked }
}

async function askAll(banks: Banks, pending: readonly PaymentRow[], clock: () => number): Promise<Verdict[]> {
  const until = clock() + askingMs
  const verdicts: Verdict[] = []
  const left = pending.values()
  // each takes the next one when it has its answer
  const ask = async () => {
    for (const payment of left) {
      verdicts.push([payment.id, await askOwn(banks, payment)])
      if (clock() >= until) return
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, ask))
  return verdicts
}

type Verdict = [paymentId: number, BankAnswer | null]

async function askOwn(banks: Banks, payment: PaymentRow): Promise<BankAnswer | null> {
  const bank = banks.find(({ gateway }) => gateway === payment.gateway)
  return bank ? askBank(bank, payment) : null
}

type Reply = { code: 1 | -1; message: string }

type Words = { sum: (rial: number) => string; pending: string }

/** In: what became of pending payments, and how that is said. Out: the reply of a command in the person's words. */
function presentSettled(settled: readonly Settled[], { sum, pending }: Words): Reply {
  const creditedRial = settled
    .filter(({ status }) => status === 'credited')
    .reduce((sum, { amountRial }) => sum + amountRial, 0)
  if (creditedRial > 0) return { code: 1, message: paymentCredited(sum(creditedRial)) }
  if (settled.some(({ status }) => status === 'pending')) return { code: -1, message: pending }
  const failure = settled.find((one) => one.failure !== null)?.failure
  return failure ? { code: -1, message: paymentFailed(failure) } : { code: 1, message: nothingPending }
}
