import { type LogSigner, LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import type { Database } from '../../kernel/database.ts'
import type { Job } from '../../kernel/jobs.ts'
import { countSeals, findAuditCheckpoint } from './audit-log.store.ts'
import { listGrownLogs, listLoggedHalls } from './checkpoints.store.ts'
import { noteUnsigned } from './keep-signing.ts'
import type { Watch } from './watch.ts'

type LogParts = { logSigner: LogSigner; watch: Watch }

/**
 * Has every log looked at and signed, so that boards and whoever keeps checkpoints have one of this minute, and so that one
 * that was written anew is found before anybody asks. What is refused is told by the signer's port; while it does not answer,
 * it is not asked for every hall, and all that have grown wait for it.
 */
async function signLogs(database: Database, logSigner: LogSigner): Promise<void> {
  const { db } = database
  const kept = await findAuditCheckpoint(db)
  const hasSealed = (await countSeals(db)) > (kept?.size ?? 0)
  for (const hallId of [...(await listLoggedHalls(db)), ...(hasSealed ? ['audit' as const] : [])]) {
    const fault = await logSigner.sign(hallId).then(() => null, faultOf)
    if (fault?.isUnsigned) return void (await noteUnsigned(database, await listGrownLogs(db), fault))
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
    run: (database) => signLogs(database, logSigner),
  },
  {
    name: 'ask-witnesses',
    cron: '* * * * *',
    run: async ({ db }) => [...(await listLoggedHalls(db)), 'audit' as const].forEach(watch.look),
  },
]
