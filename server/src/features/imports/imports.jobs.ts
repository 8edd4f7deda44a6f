import { daysOfImports } from '@bargah/contract/features/imports/imports.states.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Job } from '../../kernel/jobs.ts'
import { forgetImports } from './imports.store.ts'
import { type Running, runImport } from './run-import.ts'
import { importJob } from './take-import.ts'

export const importsJobs = (running: Running): readonly Job[] => [
  {
    name: importJob,
    run: (database, { id }, ending) => runImport(database, running, { id: Number(id), ending }),
  },
  {
    name: 'forget-imports',
    cron: '41 3 * * *',
    run: async ({ db, clock }) =>
      void (await forgetImports(db, new Date((await clock.now(db)).getTime() - daysOfImports * dayMs))),
  },
]
