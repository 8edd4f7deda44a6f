import type { Job } from '../../kernel/jobs.ts'
import { listLoggedHalls } from './checkpoints.store.ts'
import type { Watch } from './watch.ts'

export const logJobs = ({ watch }: { watch: Watch }): readonly Job[] => [
  {
    name: 'ask-witnesses',
    cron: '* * * * *',
    run: async ({ db }) => (await listLoggedHalls(db)).forEach(watch.look),
  },
]
