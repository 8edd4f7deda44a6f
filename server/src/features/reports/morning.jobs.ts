import type { Job } from '../../kernel/jobs.ts'
import { makeMorning, type Making } from './make-morning.ts'
import { forgetFiles } from './morning.store.ts'
import { beginMornings, makeMorningJob } from './set-morning.ts'

export const morningJobs = (making: Making): readonly Job[] => [
  { name: 'begin-mornings', cron: '* * * * *', run: beginMornings },
  { name: makeMorningJob, run: (database, { fileId }) => makeMorning(database, making, Number(fileId)) },
  {
    name: 'forget-morning-files',
    cron: '47 3 * * *',
    run: async ({ db, clock }) => void (await forgetFiles(db, await clock.now(db))),
  },
]
