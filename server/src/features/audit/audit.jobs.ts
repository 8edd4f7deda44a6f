import { dropAudit, sealAudit } from '../../kernel/audit-seals.store.ts'
import type { Job } from '../../kernel/jobs.ts'

const dayMs = 24 * 60 * 60_000

/** In: for how many days lines are kept. */
export const auditJobs = ({ keeping }: { keeping: { audit: number } }): readonly Job[] => [
  { name: 'seal-audit', cron: '* * * * *', run: sealAudit },
  {
    name: 'drop-old-audit',
    cron: '41 2 * * *',
    async run(database) {
      const now = await database.clock.now(database.db)
      await dropAudit(database, new Date(now.getTime() - keeping.audit * dayMs))
    },
  },
]
