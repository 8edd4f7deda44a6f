// The other end of the pipe in `pdf.ts`: answers with as many bytes as it is asked for.
import { answerJobs } from '../server/src/adapters/own-process.ts'

answerJobs(({ bytes }: { bytes: number }) => ({ sent: Buffer.alloc(bytes, 1) }))
