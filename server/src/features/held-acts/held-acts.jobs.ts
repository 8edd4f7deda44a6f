import type { Job } from '../../kernel/jobs.ts'
import { type Doing, doHeldActs } from './do-held-acts.ts'
import { heldActsJob } from './hold-act.ts'

/** Each act has its own moment; each minute besides, so that none hangs on one timer. */
export const heldActsJobs = (doing: Doing): readonly Job[] => [
  { name: heldActsJob, cron: '* * * * *', run: (database) => doHeldActs(database, doing) },
]
