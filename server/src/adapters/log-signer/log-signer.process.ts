import { ownProcess } from '../own-process.ts'
import { type SignerQuestion, type SignerReply, signerBy } from './signer-messages.ts'
import { type LogSigner, LogSignerFault } from './log-signer.port.ts'
import type { SignerSettings } from './signer.ts'

export type SignerJob = { settings: SignerSettings; asked: SignerQuestion }

const program = {
  source: new URL('./log-signer.worker.ts', import.meta.url),
  bundled: './log-signer.worker.js',
}

/** The signer in a process of its own, which is given its settings with each job, so that they stand in no list of processes. */
export function createLogSigner(settings: SignerSettings): LogSigner {
  // the first signature of a long log hashes all of it, which goes on when nobody waits for it any more
  const signer = ownProcess<SignerJob, SignerReply>(program, { jobMs: 60_000, idleMs: 600_000 })
  return {
    ...signerBy(async (asked) => {
      const reply = await signer.do({ settings, asked })
      if ('failure' in reply) throw new LogSignerFault(`nothing was signed: ${reply.failure}`, 'away')
      return reply
    }),
    close: () => signer.close(),
  }
}
