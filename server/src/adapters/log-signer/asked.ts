import * as z from 'zod/mini'
import { type LogSigner, LogSignerFault } from './log-signer.port.ts'

/** What a signer in another process is asked, and answers: the same through a pipe and through HTTP. */
export type Asked = { hallId: number } & (
  | { ask: 'sign' }
  | { ask: 'receipts'; indices: readonly number[] }
  | { ask: 'key' }
)
const Checkpoint = z.object({ size: z.int().check(z.gte(0)), root: z.string(), note: z.string() })
export const Reply = z.union([
  z.strictObject({ checkpoint: Checkpoint }),
  z.strictObject({ notes: z.array(z.string()) }),
  z.strictObject({ key: z.string() }),
  z.strictObject({ refused: z.string() }),
])
export type Reply = z.output<typeof Reply>

/** The signer's side. Throws what is no refusal. */
export async function answer(signer: LogSigner, asked: Asked): Promise<Reply> {
  const { hallId } = asked
  try {
    if (asked.ask === 'sign') return { checkpoint: await signer.sign(hallId) }
    if (asked.ask === 'receipts') return { notes: await signer.receipts(hallId, asked.indices) }
    return { key: await signer.verifierKey(hallId) }
  } catch (error) {
    if (error instanceof LogSignerFault) return { refused: error.message }
    throw error
  }
}

/** The asker's side, by a way to ask, which throws a LogSignerFault when nobody answers. */
export function signerBy(way: (asked: Asked) => Promise<Reply>): Omit<LogSigner, 'close'> {
  async function ask(asked: Asked): Promise<Reply> {
    const reply = await way(asked)
    if ('refused' in reply) throw new LogSignerFault(reply.refused, 'refuses')
    return reply
  }
  return {
    async sign(hallId) {
      const reply = await ask({ ask: 'sign', hallId })
      return 'checkpoint' in reply ? reply.checkpoint : misanswered()
    },
    async receipts(hallId, indices) {
      const reply = await ask({ ask: 'receipts', hallId, indices })
      return 'notes' in reply && reply.notes.length === indices.length ? reply.notes : misanswered()
    },
    async verifierKey(hallId) {
      const reply = await ask({ ask: 'key', hallId })
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
