import { ownProcess } from '../own-process.ts'
import { type LogSigner, LogSignerFault, type SignedCheckpoint } from './log-signer.port.ts'
import type { SignerSettings } from './signer.ts'

type Asked = { ask: 'sign' } | { ask: 'receipts'; indices: readonly number[] } | { ask: 'key' }
export type SignerJob = { settings: SignerSettings; hallId: number } & Asked
type Done = { checkpoint: SignedCheckpoint } | { notes: string[] } | { key: string }
export type SignerReply = Done | { refused: string }

const program = {
  source: new URL('./log-signer.worker.ts', import.meta.url),
  bundled: './log-signer.worker.js',
}

/** The signer in a process of its own, which is given its settings with each job, so that they stand in no list of processes. */
export function createLogSigner(settings: SignerSettings): LogSigner {
  // the first signature of a long log hashes all of it
  const signer = ownProcess<SignerJob, SignerReply>(program, { jobMs: 60_000, idleMs: 600_000 })

  async function ask(hallId: number, asked: Asked): Promise<Done> {
    const reply = await signer.do({ settings, hallId, ...asked })
    if ('refused' in reply) throw new LogSignerFault(reply.refused, false)
    if ('failure' in reply) throw new LogSignerFault(`nothing was signed: ${reply.failure}`, true)
    return reply
  }

  return {
    sign: async (hallId) =>
      ((await ask(hallId, { ask: 'sign' })) as { checkpoint: SignedCheckpoint }).checkpoint,
    receipts: async (hallId, indices) =>
      ((await ask(hallId, { ask: 'receipts', indices })) as { notes: string[] }).notes,
    verifierKey: async (hallId) => ((await ask(hallId, { ask: 'key' })) as { key: string }).key,
    close: () => signer.close(),
  }
}
