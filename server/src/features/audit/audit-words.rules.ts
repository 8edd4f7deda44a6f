import { columnLabels } from '@bargah/contract/features/audit/column-labels.text.ts'
import { flagLabels } from '@bargah/contract/features/company-users/flags.text.ts'
import { unknownDevice } from '@bargah/contract/features/auth/auth.states.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { valueLabels } from './value-labels.rules.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const labelParts = /^(.+) \((.+)\)$/
/** Columns that count: their digits are parted, others are read one by one. */
const counts = /_(rial|toman|kg)$/

type Column = { name: string; title: string; unit: string | null }

/** In: a column. Out: what people call it, and what it is counted in: «کرایه», «تومان». */
export function wordsOfColumn(name: string): Column {
  const label = columnLabels[name] ?? 'مقدار'
  const [, title = label, unit = null] = labelParts.exec(label) ?? []
  return { name, title, unit }
}

/** In: a value as the audit keeps it, and the column and table that it stood in. Out: it as a person reads it; null = empty. */
export function sayValue(value: unknown, name = '', table = ''): string | null {
  if (value === null || value === undefined || value === '') return null
  const word = valueLabels[`${table}.${name}`]?.[String(value)]
  if (word !== undefined) return word
  if (Array.isArray(value)) return value.map((one) => sayItem(one)).join('، ') || null
  if (typeof value === 'object') return toPersianDigits(JSON.stringify(value))
  return sayPlain(String(value), name)
}

const flags: Readonly<Record<string, string>> = flagLabels
const sayItem = (one: unknown) => flags[String(one)] ?? sayValue(one) ?? ''

function sayPlain(text: string, name: string): string {
  if (text === unknownDevice) return 'ناشناس'
  if (text === 'true') return 'بله'
  if (text === 'false') return 'خیر'
  if (/^-?\d+$/.test(text) && counts.test(name)) return formatNumber(Number(text))
  if (/^-?\d+(\.\d+)?$/.test(text)) return toPersianDigits(text)
  const at = instant.test(text) ? new Date(text) : null
  if (at === null || Number.isNaN(at.getTime())) return text
  return toPersianDigits(`${jalaliDate(at)}، ${clockTime(at)}`)
}
