import { readReceipt, type Receipt, verifyReceipt } from '@bargah/verifier/receipts.ts'
import type { Reason } from '@bargah/verifier/broken.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { ed25519 } from './ed25519.ts'

/** A promise of the log that this device was given. `isFound`: its entry was once found where it was promised. */
export type KeptReceipt = Receipt & { hallId: number; keptAt: number; isFound: boolean }

/** While its signer rests, a log may be told by an older checkpoint for a while, which breaks no promise. */
const patienceMs = 30 * 60_000

/** In: what a reply or a file gives as a receipt. Out: the receipt, or null when it is none. */
export function keptOf(given: unknown, keptAt: number): KeptReceipt | null {
  const receipt = given as Partial<Receipt> | null | undefined
  if (typeof receipt?.note !== 'string' || typeof receipt.entry !== 'string') return null
  const hallId = Number(/\/log\/(\d+)$/.exec(readReceipt(receipt.note)?.origin ?? '')?.[1])
  if (!hallId) return null
  return {
    hallId,
    keptAt,
    isFound: false,
    note: receipt.note,
    entry: receipt.entry,
    salt: receipt.salt ?? null,
  }
}

/**
 * In: the receipts of one hall's log and its files. Out: the same, those marked whose entry was found, and what the log did
 * wrong by one of them, or null. What was once found is held by the checkpoints that were seen since.
 */
export async function judgeReceipts(
  receipts: readonly KeptReceipt[],
  source: Source,
  now: number,
): Promise<{ receipts: KeptReceipt[]; fault: Reason | null }> {
  const judged: KeptReceipt[] = []
  let fault: Reason | null = null
  for (const receipt of receipts) {
    const verdict = receipt.isFound ? null : await verifyReceipt(source, receipt, { ed25519 })
    judged.push(verdict?.ok ? { ...receipt, isFound: true } : receipt)
    if (!verdict || verdict.ok) continue
    const isLate = verdict.reason === 'log_too_short' && now - receipt.keptAt > patienceMs
    if (verdict.reason === 'promise_broken' || isLate) fault ??= verdict.reason
  }
  return { receipts: judged, fault }
}
