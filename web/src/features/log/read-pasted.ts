import type { Receipt } from '@bargah/verifier/receipts.ts'

/** In: what somebody pasted or picked. Out: the receipt in it, the turn that its address names, or null. */
export function readPasted(text: string): { receipt: Receipt } | { turn: number } | null {
  const turn = /[?&]turn=(\d{1,9})\b/.exec(text)?.[1]
  if (turn) return { turn: Number(turn) }
  try {
    const { note, entry, salt } = JSON.parse(text) as Partial<Receipt>
    if (typeof note !== 'string' || typeof entry !== 'string') return null
    return { receipt: { note, entry, salt: typeof salt === 'string' ? salt : null } }
  } catch {
    return null
  }
}
