import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

const longest = 40

/** With what a driver's message begins where a page leads to it: the address says about what, and never the words. */
const beginnings = {
  truck: 'کامیونم را عوض یا واگذار کرده‌ام. شمارهٔ کارت هوشمند کامیون تازه: ',
  erasure: 'می‌خواهم حساب و اطلاعات من پاک شود.',
} as const

type Asked = { about?: unknown; permit?: unknown }

export function beginningOf({ about, permit }: Asked): string {
  if (about === 'truck' || about === 'erasure') return beginnings[about]
  const id = about === 'voiding' ? Number(permit) : 0
  if (!Number.isSafeInteger(id) || id <= 0) return ''
  return `شرکت مجوز ${toPersianDigits(id)} مرا باطل کرد و دلیلی که نوشته درست نیست: `
}

/** In: what a driver wrote to the support. Out: how it is called in lists, its first line cut at a word; never nothing. */
export function titleOfWords(words: string): string {
  const [line = ''] = (words.trim() || 'پیام').split('\n')
  const start = line.trim().replaceAll(/\s+/g, ' ')
  if (start.length <= longest) return start
  const cut = start.slice(0, longest + 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : start.slice(0, longest)).trim()}…`
}
