import type { Job } from '../../kernel/jobs.ts'
import type { Log } from '../../kernel/log.ts'
import { checkAndKeep } from './check-tables.ts'

/** Holds the tables against log, audit and bank each night; what differs is an error of the server's log too. */
export const reconciliationJobs = ({ log }: { log: Pick<Log, 'error'> }): readonly Job[] => [
  {
    name: 'check-tables',
    cron: '17 0 * * *',
    isLong: true,
    async run(database) {
      const { differenceCount, differences } = await checkAndKeep(database)
      if (differenceCount > 0)
        log.error({ of: 'reconciliation', differenceCount, first: differences[0] }, 'tables and log differ')
    },
  },
]
