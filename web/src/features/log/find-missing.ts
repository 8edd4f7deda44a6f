import type { KeptReceipt } from './receipts.ts'
import type { Missing } from './receipts.keep.ts'

/** When the entry of a receipt was told, in ms; null when it cannot be read. */
function toldAt({ entry }: Pick<KeptReceipt, 'entry'>): number | null {
  try {
    const { at } = JSON.parse(entry) as { at?: unknown }
    return typeof at === 'number' ? at : null
  } catch {
    return null
  }
}

/**
 * In: what is missing of one turn, and the receipts that the server gives of it. Out: those acts whose own entry is among
 * them, and those of which the log has none: another entry of the same turn is no proof of them.
 */
export function computeFound(
  missing: readonly Missing[],
  receipts: readonly Pick<KeptReceipt, 'entry'>[],
): { found: Missing[]; denied: Missing[] } {
  const moments = new Set(receipts.map(toldAt))
  return {
    found: missing.filter(({ at }) => moments.has(at)),
    denied: missing.filter(({ at }) => !moments.has(at)),
  }
}

const waits = [5_000, 15_000, 60_000, 300_000]

/** In: how often it was asked in vain. Out: how long until it is asked again, in ms. */
export const computeWait = (tries: number): number => waits[Math.min(tries, waits.length - 1)] as number
