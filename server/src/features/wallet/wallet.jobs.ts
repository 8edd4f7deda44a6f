import type { Job } from '../../kernel/jobs.ts'
import { totalWallets } from './total-wallets.ts'

export const walletJobs: readonly Job[] = [
  { name: 'total-wallets', cron: '41 * * * *', run: (database, _, ending) => totalWallets(database, ending) },
]
