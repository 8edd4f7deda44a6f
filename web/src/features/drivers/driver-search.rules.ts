import { toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { isSmartCard } from '@bargah/contract/kernel/identity.ts'
import type { FilterValue } from '../../ui/data-table/table-state.rules.ts'
import { searchNeeded } from '@bargah/contract/features/drivers/drivers.text.ts'

/** The six ways to look for a driver (rules 5.1), each by the filter of the list that carries it. */
export const searchKinds = [
  { key: 'nationalId', label: 'کد ملی', isNumber: true },
  { key: 'card', label: 'کارت راننده', isNumber: true },
  { key: 'truck', label: 'کارت کامیون', isNumber: true },
  { key: 'name', label: 'نام', isNumber: false },
  { key: 'driver', label: 'نام خانوادگی', isNumber: false },
  { key: 'mobile', label: 'موبایل', isNumber: true },
] as const
export type SearchKind = (typeof searchKinds)[number]['key']

const kindOf = (key: SearchKind) => searchKinds.find((kind) => kind.key === key) ?? searchKinds[0]
const digitsOf = (typed: string) => toLatinDigits(typed).replaceAll(/\s/g, '')

/** In: what was typed so far. Out: what it looks like, or null while it could be anything. */
export function guessKind(typed: string): SearchKind | null {
  const digits = digitsOf(typed)
  if (/^09\d*$/.test(digits) && digits.length > 2) return 'mobile'
  if (/^\d{10}$/.test(digits)) return 'nationalId'
  if (isSmartCard(digits)) return 'card'
  return /^\D+$/.test(digits) && digits !== '' ? 'driver' : null
}

/** In: what is looked for, and how. Out: the sentence of what is wrong with it, or null. */
export function faultOf(kind: SearchKind, typed: string): string | null {
  if (typed.trim() === '') return searchNeeded
  const { isNumber, label } = kindOf(kind)
  return isNumber && !/^\d+$/.test(digitsOf(typed)) ? `${label} باید فقط رقم باشد.` : null
}

type Filters = Readonly<Record<string, FilterValue>>

/** In: the filters of the list. Out: which of the six ways is asked, and for what. */
export function searchOf(filters: Filters): { kind: SearchKind; text: string } | null {
  for (const { key } of searchKinds) {
    const value = filters[key]
    if (value?.kind === 'text' && value.text !== '') return { kind: key, text: value.text }
  }
  return null
}

/** In: the filters of the list, and what is looked for, null for nothing. Out: the filters that ask for it. */
export function withSearch(filters: Filters, asked: { kind: SearchKind; text: string } | null): Filters {
  const others = Object.entries(filters).filter(([id]) => !searchKinds.some(({ key }) => key === id))
  const own: [string, FilterValue][] = asked ? [[asked.kind, { kind: 'text', text: asked.text.trim() }]] : []
  return Object.fromEntries([...others, ...own])
}

/** What a search matches, in words: «نام خانوادگی با «رستمی» آغاز می‌شود». */
export function saySearch({ kind, text }: { kind: SearchKind; text: string }): string {
  const { label, isNumber } = kindOf(kind)
  return isNumber ? `${label} ${toPersianDigits(text)}` : `${label} با «${text}» آغاز می‌شود`
}
