import type { Receipt } from '@bargah/verifier/receipts.ts'

/** In: what somebody pasted or picked. Out: the receipts in it, the turn that its address names, or null. */
export function readPasted(text: string): { receipts: Receipt[] } | { turn: number } | null {
  const turn = /[?&]turn=(\d{1,9})\b/.exec(text)?.[1]
  if (turn) return { turn: Number(turn) }
  try {
    const read = JSON.parse(text) as Partial<Receipt> & { receipts?: unknown }
    const given = Array.isArray(read.receipts) ? (read.receipts as unknown[]) : [read]
    const receipts = given.map(readOne)
    return receipts.length > 0 && receipts.every((one) => one !== null) ? { receipts } : null
  } catch {
    return null
  }
}

function readOne(given: unknown): Receipt | null {
  const { note, entry, salt } = (given ?? {}) as Partial<Receipt>
  if (typeof note !== 'string' || typeof entry !== 'string') return null
  return { note, entry, salt: typeof salt === 'string' ? salt : null }
}
