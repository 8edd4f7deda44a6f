import type { Bank } from '../../adapters/bank/bank.port.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import { forEachAlone, type Job } from '../../kernel/jobs.ts'
import { patienceMs } from './payments.rules.ts'
import { findPayment, listPending, setReversed } from './payments.store.ts'
import { askBank, reversing, settlePayment } from './settle-payment.ts'

/** Asks the bank about what nobody came back from; credits it, or ends it when its time is over (decisions §8). */
export async function sweepPayments(database: Database, bank: Bank): Promise<void> {
  const now = await database.clock.now(database.db)
  const pending = await listPending(database.db, bank.gateway, new Date(now.getTime() - patienceMs))
  await forEachAlone(pending, async (payment) => {
    const verdict = await askBank(bank, payment)
    await transaction(database, (tx, at) => settlePayment(tx, payment.id, verdict, at))
  })
}

/** Gives back what came for a payment that had failed; one whose bank cannot stays failed, for an administrator to see. */
async function reversePayment(database: Database, bank: Bank, id: number): Promise<void> {
  const payment = await findPayment(database.db, id)
  if (payment?.status !== 'failed' || !(await bank.reverse(payment.token))) return
  await transaction(database, (tx) => setReversed(tx, id))
}

export const paymentsJobs = ({ bank }: { bank: Bank | null }): readonly Job[] =>
  bank
    ? [
        { name: 'sweep-payments', cron: '* * * * *', run: (database) => sweepPayments(database, bank) },
        { name: reversing, run: (database, { id }) => reversePayment(database, bank, Number(id)) },
      ]
    : []
