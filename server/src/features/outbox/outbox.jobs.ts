import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { deliverSms, type Delivery } from './deliver-sms.ts'
import { deleteSms, sendingJob } from './outbox.store.ts'

/** In: for how many days the outbox remembers a message, sent or not. */
export async function forgetSms({ db, clock }: Database, keptDays: number): Promise<void> {
  await deleteSms(db, new Date((await clock.now(db)).getTime() - keptDays * dayMs))
}

export const outboxJobs = ({
  keeping,
  ...delivery
}: Delivery & { keeping: { outbox: number } }): readonly Job[] => [
  { name: sendingJob, run: (database, { id }) => deliverSms(database, delivery, Number(id)) },
  { name: 'forget-sms', cron: '41 3 * * *', run: (database) => forgetSms(database, keeping.outbox) },
]
