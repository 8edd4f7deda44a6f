import { formatNumber, parseDecimal, toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** What stands in a number field, and the number that it is: NaN when it is none, null when nothing stands there. */
export type TypedNumber = { text: string; value: number | null }

const mostDigits = 15
const foreign = /[^0-9.٫/,٬،\-−]/g
/** An end at which a number may still go on. */
const unfinished = /[.٫/٬]$/

export const writtenNumber = (value: number | null): TypedNumber => ({
  value,
  text: value === null || Number.isNaN(value) ? '' : formatNumber(value),
})

/**
 * In: the text of a field after a key or a paste, and what stood before. Out: what stands now. A decimal is read as one
 * and grouping is written anew; what can be read as no number stays as it was typed, so that nothing is swallowed.
 */
export function readTyped(text: string, before: TypedNumber): TypedNumber {
  const isOurs = before.text === writtenNumber(before.value).text
  const bare = toLatinDigits(isOurs ? withoutOurGroups(text, before.text) : text)
    .replace(foreign, '')
    .replace(/[,،]/g, '٬')
  if (bare === '') return { text: '', value: null }
  if (/^\d+$/.test(bare)) return writtenNumber(Number(bare.slice(0, mostDigits)))
  const value = parseDecimal(bare.replace(unfinished, '')) ?? Number.NaN
  if (Number.isNaN(value)) return { value, text: toPersianDigits(bare) }
  const mark = bare.search(/[.٫/]/)
  if (mark >= 0) {
    const plain = bare.slice(0, mark).replaceAll('٬', '')
    return { value, text: toPersianDigits(`${plain}٫${bare.slice(mark + 1)}`) }
  }
  return unfinished.test(bare) ? { value, text: toPersianDigits(bare) } : writtenNumber(value)
}

/** The text without the grouping that we wrote, unless what was just typed or pasted goes on with it. */
function withoutOurGroups(text: string, before: string): string {
  const shortest = Math.min(text.length, before.length)
  let start = 0
  while (start < shortest && text[start] === before[start]) start += 1
  let end = 0
  while (end < shortest - start && text.at(-1 - end) === before.at(-1 - end)) end += 1
  const added = text.slice(start, text.length - end)
  if (/[,٬،]/.test(added)) return text
  const ours = (part: string) => part.replaceAll('٬', '')
  return (
    ours(text.slice(0, start)) + text.slice(start, text.length - end) + ours(text.slice(text.length - end))
  )
}

/** What is wrong with a number where a whole one is wanted, or with what is none. */
export function wholeFault(value: number | null, { decimals = false } = {}): string | undefined {
  if (value === null) return undefined
  if (Number.isNaN(value)) return 'این عدد خوانده نشد؛ مانند ۲۲٬۵۰۰ بنویسید.'
  return decimals || Number.isInteger(value) ? undefined : 'عدد را کامل و بدون اعشار بنویسید.'
}
