import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Promised } from './promised.ts'
import { receiptsFor } from './read-log.ts'

/** The receipt of an entry that a write has promised, with its salt; asked for after the write, a repetition too. */
export async function receiptOf(signer: LogSigner, { hallId, index, text, salt }: Promised) {
  const receipts = await receiptsFor(signer, hallId, [{ index, text }])
  return receipts?.[0] ? { ...receipts[0], salt } : null
}
