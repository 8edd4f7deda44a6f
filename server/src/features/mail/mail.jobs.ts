import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Mail } from '../../adapters/mail/mail.port.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { deliverLetter, type Delivery } from './deliver-letter.ts'
import { deleteLetters, findKept, letterJob, queueLetter } from './mail.store.ts'

/** By then the job of a letter has tried it once. */
const triedByMs = 10 * 60_000

/** In: for how many days the outbox remembers a letter, sent or not. */
export async function forgetLetters({ db, clock }: Database, keptDays: number): Promise<void> {
  await deleteLetters(db, new Date((await clock.now(db)).getTime() - keptDays * dayMs))
}

/** Queues what was written while no server of mail was set, and so stayed in the outbox. */
export async function sendKept(database: Database, { leaves }: Pick<Mail, 'leaves'>): Promise<void> {
  if (!leaves) return
  await transaction(database, async (tx, now) => {
    for (const { id } of await findKept(tx, new Date(now.getTime() - triedByMs))) await queueLetter(tx, id)
  })
}

export const mailJobs = ({
  keeping,
  ...delivery
}: Delivery & { keeping: { outbox: number } }): readonly Job[] => [
  { name: letterJob, run: (database, { id }) => deliverLetter(database, delivery, Number(id)) },
  { name: 'send-kept-letters', cron: '*/10 * * * *', run: (database) => sendKept(database, delivery.mail) },
  { name: 'forget-letters', cron: '43 3 * * *', run: (database) => forgetLetters(database, keeping.outbox) },
]
