import type { Bank, Banks } from '../../adapters/bank/bank.port.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { askedAtOnce, patienceMs } from './payments.rules.ts'
import {
  findPayment,
  listPending,
  listPendingGateways,
  type PaymentRow,
  setReversed,
} from './payments.store.ts'
import { askBank, reversing, settlePayment } from './settle-payment.ts'

/** As many as when a person asks. None is begun once this long went by: the next minute goes on with those that were asked about longest ago. */
const sweepingMs = 45_000

/**
 * Asks the bank about what nobody came back from; credits it, or ends it when its time is over (rules 13.11). `clock` gives
 * milliseconds that only grow.
 */
export async function sweepPayments(
  database: Database,
  bank: Bank,
  clock: () => number = () => performance.now(),
): Promise<void> {
  const until = clock() + sweepingMs
  const now = await database.clock.now(database.db)
  const pending = await listPending(database.db, bank.gateway, new Date(now.getTime() - patienceMs))
  const settle = async (payment: PaymentRow) => {
    if (clock() >= until) return
    const verdict = await askBank(bank, payment)
    await transaction(database, (tx, at) => settlePayment(tx, payment.id, verdict, at))
  }
  await forEachAlone(pending, settle, askedAtOnce)
}

/** Throws a sentence for whoever changed banks and left payments behind with the one before. */
const notSet = (gateway: string) =>
  new Error(`payments wait for ${gateway}, which is not set here: name it as BANK_BEFORE (docs/settings.md)`)

/** Asks each bank about its own. */
async function sweepAll(database: Database, banks: Banks): Promise<void> {
  await forEachAlone(banks, (bank) => sweepPayments(database, bank))
  const waiting = await listPendingGateways(database.db)
  const stray = waiting.find((gateway) => banks.every((bank) => bank.gateway !== gateway))
  if (stray) throw notSet(stray)
}

/** Gives back what came for a payment that had failed; one whose bank cannot stays failed, for an administrator to see. */
async function reversePayment(database: Database, banks: Banks, id: number): Promise<void> {
  const payment = await findPayment(database.db, id)
  if (payment?.status !== 'failed') return
  const bank = banks.find(({ gateway }) => gateway === payment.gateway)
  if (!bank) throw notSet(payment.gateway)
  if (await bank.reverse(payment.token)) await transaction(database, (tx) => setReversed(tx, id))
}

export const paymentsJobs = ({ banks }: { banks: Banks }): readonly Job[] => [
  { name: 'sweep-payments', cron: '* * * * *', run: (database) => sweepAll(database, banks) },
  { name: reversing, run: (database, { id }) => reversePayment(database, banks, Number(id)) },
]
