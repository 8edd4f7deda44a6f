import { type LogSigner, LogSignerFault, type SignedCheckpoint } from './log-signer.port.ts'

/** What a signer in another process is asked, and answers: the same through a pipe and through HTTP. */
export type Asked = { hallId: number } & (
  | { ask: 'sign' }
  | { ask: 'receipts'; indices: readonly number[] }
  | { ask: 'key' }
)
export type Answer = { checkpoint: SignedCheckpoint } | { notes: string[] } | { key: string }
export type Reply = Answer | { refused: string }

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
  async function ask<A extends Answer>(asked: Asked): Promise<A> {
    const reply = await way(asked)
    if ('refused' in reply) throw new LogSignerFault(reply.refused, false)
    return reply as A
  }
  return {
    sign: async (hallId) => (await ask<{ checkpoint: SignedCheckpoint }>({ ask: 'sign', hallId })).checkpoint,
    receipts: async (hallId, indices) =>
      (await ask<{ notes: string[] }>({ ask: 'receipts', hallId, indices })).notes,
    verifierKey: async (hallId) => (await ask<{ key: string }>({ ask: 'key', hallId })).key,
  }
}
