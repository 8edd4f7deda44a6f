import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { dropAudit, sealAudit } from '../../kernel/audit-seals.store.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Log } from '../../kernel/log.ts'
import { checkChain, checkShortChain } from './check-chain.ts'

/** The job that computes all of the chain anew, each night and when it is asked for. */
export const chainCheck = 'check-chain'

type Parts = { keeping: { audit: number }; log: Pick<Log, 'error'> }

/** In: for how many days lines are kept, and where it is told that the chain is broken. */
export const auditJobs = ({ keeping, log }: Parts): readonly Job[] => {
  const tell = (fault: string | null) => {
    if (fault !== null) log.error({ of: 'audit', fault }, 'the chain of the audit is broken')
  }
  return [
    { name: 'seal-audit', cron: '* * * * *', run: sealAudit },
    {
      name: chainCheck,
      cron: '47 0 * * *',
      isLong: true,
      run: async (database) => tell(await checkChain(database)),
    },
    {
      name: 'check-short-chain',
      cron: '*/10 * * * *',
      run: async (database) => tell(await checkShortChain(database)),
    },
    {
      name: 'drop-old-audit',
      cron: '41 2 * * *',
      async run(database) {
        const now = await database.clock.now(database.db)
        await dropAudit(database, new Date(now.getTime() - keeping.audit * dayMs))
      },
    },
  ]
}
