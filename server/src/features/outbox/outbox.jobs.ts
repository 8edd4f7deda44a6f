import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { deliverSms, type Delivery } from './deliver-sms.ts'
import { keptMs } from './outbox.rules.ts'
import { deleteSms, sendingJob } from './outbox.store.ts'

export async function forgetSms({ db, clock }: Database): Promise<void> {
  await deleteSms(db, new Date((await clock.now(db)).getTime() - keptMs))
}

export const outboxJobs = (delivery: Delivery): readonly Job[] => [
  { name: sendingJob, run: (database, { id }) => deliverSms(database, delivery, Number(id)) },
  { name: 'forget-sms', cron: '41 3 * * *', run: forgetSms },
]
