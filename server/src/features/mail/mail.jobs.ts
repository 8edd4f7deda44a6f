import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { deliverLetter, type Delivery } from './deliver-letter.ts'
import { deleteLetters, letterJob } from './mail.store.ts'

const dayMs = 86_400_000

/** In: for how many days the outbox remembers a letter, sent or not. */
export async function forgetLetters({ db, clock }: Database, keptDays: number): Promise<void> {
  await deleteLetters(db, new Date((await clock.now(db)).getTime() - keptDays * dayMs))
}

export const mailJobs = ({
  keeping,
  ...delivery
}: Delivery & { keeping: { outbox: number } }): readonly Job[] => [
  { name: letterJob, run: (database, { id }) => deliverLetter(database, delivery, Number(id)) },
  { name: 'forget-letters', cron: '43 3 * * *', run: (database) => forgetLetters(database, keeping.outbox) },
]
