import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { tellWishes } from './tell-wishes.ts'
import { deleteTold } from './wishes.store.ts'

/** Deletes of which loads drivers were told so many days ago: those are not announced again. Safe to run twice. */
async function forgetTold({ db, clock }: Database, keptDays: number): Promise<void> {
  const now = await clock.now(db)
  await deleteTold(db, new Date(now.getTime() - keptDays * dayMs))
}

export const wishesJobs = (settings: { keys: KeyRing; keeping: { notice: number } }): readonly Job[] => [
  { name: 'tell-wishes', cron: '* * * * *', run: (database) => tellWishes(database, settings) },
  {
    name: 'forget-told-wishes',
    cron: '23 3 * * *',
    run: (database) => forgetTold(database, settings.keeping.notice),
  },
]
