import type { LogSigner } from '../../adapters/log-signer/log-signer.port.ts'
import type { Appended } from './hall-log.store.ts'
import { receiptsFor } from './read-log.ts'

/** An entry that somebody is promised, with the salt of its commitment, as a write gives it: JSON. */
export type Promised = {
  hallId: number
  at: string
  index: number
  text: string
  leafHash: string
  /** Null where nothing is committed to. */
  salt: string | null
}

/** The one of the entries that were added which whoever had it written is promised: the last one unless said. */
export function promisedOf(
  hallId: number,
  { at, entry: entryAt }: Appended,
  salt: string | null,
  nr = -1,
): Promised {
  const entry = entryAt(nr)
  if (!entry) throw new Error('nothing was told that could be promised')
  return { hallId, at: at.toISOString(), ...entry, salt }
}

/** The receipt of an entry that a write has promised, with its salt; asked for after the write, a repetition too. */
export async function receiptOf(signer: LogSigner, { hallId, index, text, salt }: Promised) {
  const receipts = await receiptsFor(signer, hallId, [{ index, text }])
  return receipts?.[0] ? { ...receipts[0], salt } : null
}
