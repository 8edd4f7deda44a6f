import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { batched } from '../../kernel/batched.ts'
import {
  type BatchSigner,
  type EntriesOf,
  type LogId,
  type LogSigner,
  LogSignerFault,
} from './log-signer.port.ts'

/** What a signer in another process is asked, and answers: the same through a pipe and through HTTP. */
export type SignerQuestion =
  | { ask: 'sign'; hallId: LogId }
  | { ask: 'receipts'; of: readonly EntriesOf[] }
  | { ask: 'key'; hallId: LogId }
const Checkpoint = z.object({ size: z.int().check(z.gte(0)), root: z.string(), note: z.string() })
const Notes = z.strictObject({ notes: z.array(z.string()) })
const Refused = z.strictObject({ refused: z.string() })
export const SignerReply = z.union([
  z.strictObject({ checkpoint: Checkpoint }),
  z.strictObject({ receipts: z.array(z.union([Notes, Refused])) }),
  z.strictObject({ key: z.string() }),
  Refused,
])
export type SignerReply = z.output<typeof SignerReply>

/** The signer's side. Throws what is no refusal. */
export async function answer(signer: BatchSigner, asked: SignerQuestion): Promise<SignerReply> {
  try {
    if (asked.ask === 'sign') return { checkpoint: await signer.sign(asked.hallId) }
    if (asked.ask === 'receipts') return { receipts: (await signer.receiptsOf(asked.of)).map(sayReceipts) }
    return { key: await signer.verifierKey(asked.hallId) }
  } catch (error) {
    if (error instanceof LogSignerFault) return { refused: error.message }
    throw error
  }
}

const sayReceipts = (notes: string[] | LogSignerFault) =>
  notes instanceof LogSignerFault ? { refused: notes.message } : { notes }

/** How long whoever asks waits: a driver stands at the other end of it. */
const longestWaitMs = 4_000
/** Of how many who ask for receipts one question is made. */
export const mostAtOnce = 100
/** Who wants more receipts than so many asks for them alone. */
const few = 4

type Asked = { entries: EntriesOf; at: number }

/** The answer, if it comes in time. One that comes later is let go; what the signer has seen by then stays seen. */
async function inTime<T>(answered: Promise<T>): Promise<T> {
  const settled = new AbortController()
  const late = wait(longestWaitMs, undefined, { signal: settled.signal }).then((): never => {
    throw new LogSignerFault(`nothing was signed: no answer within ${longestWaitMs} ms`, 'away')
  })
  try {
    return await Promise.race([answered, late])
  } finally {
    settled.abort()
  }
}

/**
 * The asker's side, by `send`, which throws a LogSignerFault when nobody answers. Whatever it is, nobody waits
 * longer than four seconds: what needs longer, such as the first signature of a long log, goes on and is found the next time.
 */
export function signerBy(send: (asked: SignerQuestion) => Promise<SignerReply>): Omit<LogSigner, 'close'> {
  async function ask(asked: SignerQuestion): Promise<SignerReply> {
    const reply = await send(asked)
    if ('refused' in reply) throw new LogSignerFault(reply.refused, 'refuses')
    return reply
  }
  async function receiptsOf(of: readonly EntriesOf[]) {
    const reply = await ask({ ask: 'receipts', of })
    return 'receipts' in reply && reply.receipts.length === of.length ? reply.receipts : misanswered()
  }
  /** What is asked while others' receipts are signed is asked at once when they are; who has given up is left out. */
  const receiptsTogether = batched(async (asked: readonly Asked[]) => {
    const live = asked.filter(({ at }) => performance.now() - at < longestWaitMs)
    const replies = live.length === 0 ? [] : await receiptsOf(live.map(({ entries }) => entries))
    const byAsked = new Map(live.map((one, nr) => [one, replies[nr]]))
    return asked.map((one) => byAsked.get(one) ?? { refused: 'nobody waits for it any more' })
  }, mostAtOnce)
  const together = (entries: EntriesOf) => receiptsTogether({ entries, at: performance.now() })
  return {
    async sign(hallId) {
      const reply = await inTime(ask({ ask: 'sign', hallId }))
      return 'checkpoint' in reply ? reply.checkpoint : misanswered()
    },
    async receipts(hallId, indices) {
      const entries = { hallId, indices }
      // many old entries take long: nobody else waits for them
      const asked = indices.length > few ? receiptsOf([entries]).then(([one]) => one) : together(entries)
      const reply = (await inTime(asked)) ?? misanswered()
      if ('refused' in reply) throw new LogSignerFault(reply.refused, 'refuses')
      return reply.notes.length === indices.length ? reply.notes : misanswered()
    },
    async verifierKey(hallId) {
      const reply = await inTime(ask({ ask: 'key', hallId }))
      return 'key' in reply ? reply.key : misanswered()
    },
  }
}

function misanswered(): never {
  throw new LogSignerFault(
    'nothing was signed: the signer answers something else than it was asked',
    'misused',
  )
}
