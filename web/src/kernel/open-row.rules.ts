import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'

const longestId = 15

/** In: what an address says is open, from anybody. Out: the id of a row, in any digits; undefined when it is none. */
export function readRowId(asked: unknown): number | undefined {
  const text = toLatinDigits(String(asked ?? ''))
  return /^[1-9]\d*$/.test(text) && text.length <= longestId ? Number(text) : undefined
}
