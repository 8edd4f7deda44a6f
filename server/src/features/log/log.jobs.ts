import type { Job } from '../../kernel/jobs.ts'
import { askWitnesses, type Watched } from './ask-witnesses.ts'

export const logJobs = (watched: Watched): readonly Job[] => [
  { name: 'ask-witnesses', cron: '* * * * *', run: (database) => askWitnesses(database, watched) },
]
