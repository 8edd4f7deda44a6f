import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Db } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { listGrownLogs, listLoggedHalls } from './checkpoints.store.ts'
import type { Watch } from './watch.ts'

type LogParts = { logSigner: LogSigner; watch: Watch }

/**
 * Signs what the logs grew by, so that boards and whoever keeps checkpoints have one of this minute. What is refused is told
 * by the signer's port; while it signs nothing, it is not asked for every hall.
 */
async function signGrown(db: Db, logSigner: LogSigner): Promise<void> {
  for (const hallId of await listGrownLogs(db)) {
    const fault = await logSigner.sign(hallId).then(() => null, faultOf)
    if (fault?.isUnsigned) return
  }
}

function faultOf(error: unknown): LogSignerFault {
  if (error instanceof LogSignerFault) return error
  throw error
}

export const logJobs = ({ logSigner, watch }: LogParts): readonly Job[] => [
  {
    name: 'sign-logs',
    cron: '* * * * *',
    run: ({ db }) => signGrown(db, logSigner),
  },
  {
    name: 'ask-witnesses',
    cron: '* * * * *',
    run: async ({ db }) => (await listLoggedHalls(db)).forEach(watch.look),
  },
]
