// The process that has the key of the public logs: gets SignerJobs, answers each with a SignerReply.
import { answerJobs } from '../own-process.ts'
import { type LogSigner, LogSignerFault } from './log-signer.port.ts'
import type { SignerJob, SignerReply } from './log-signer.process.ts'
import { openSigner } from './signer.ts'

let signer: LogSigner | undefined

async function work({ settings, hallId, ...asked }: SignerJob): Promise<SignerReply> {
  signer ??= openSigner(settings)
  try {
    if (asked.ask === 'sign') return { checkpoint: await signer.sign(hallId) }
    if (asked.ask === 'receipts') return { notes: await signer.receipts(hallId, asked.indices) }
    return { key: await signer.verifierKey(hallId) }
  } catch (error) {
    if (error instanceof LogSignerFault) return { refused: error.message }
    throw error
  }
}

answerJobs<SignerJob, SignerReply>(work)
