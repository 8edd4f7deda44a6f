// The process that has the key of the public logs: gets SignerJobs, answers each.
import { answerJobs } from '../own-process.ts'
import { answer, type SignerReply } from './signer-messages.ts'
import type { BatchSigner } from './log-signer.port.ts'
import type { SignerJob } from './log-signer.process.ts'
import { openSigner } from './signer.ts'

let signer: BatchSigner | undefined

answerJobs<SignerJob, SignerReply>(({ settings, asked }) => answer((signer ??= openSigner(settings)), asked))
