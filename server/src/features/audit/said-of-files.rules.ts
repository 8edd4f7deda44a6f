import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { type ListTable, labelOf } from '@bargah/contract/kernel/list-columns.ts'
import type { Condition } from '@bargah/contract/kernel/read-list.ts'
import { formatLabels } from './value-labels.rules.ts'

type Kept = { field: string } & Condition['test']
type Value = string | number | boolean | null
/** What was asked of a list that was taken as a file (kernel/audit-input.ts), each with how its value is said. */
const parts: Readonly<Record<string, [title: string, say: (table: ListTable, kept: string) => string]>> = {
  Format: ['قالب', (_, kept) => formatLabels[kept as keyof typeof formatLabels] ?? kept],
  Headings: ['سرستون‌ها', () => 'نام فیلدها، برای برنامه'],
  Search: ['جست‌وجو', (_, kept) => kept],
  Filter: ['فیلتر', sayFilter],
  Sort: ['ترتیب', (table, kept) => namedOf(kept, (field) => saySort(table, field))],
  Columns: ['ستون‌ها', (table, kept) => namedOf(kept, (field) => headingIn(table, field))],
}

/** In: a list, and the name and value of what was kept of the asking. Out: both in words; null of what is none of a file's. */
export function sayOfFile(table: ListTable, name: string, kept: string) {
  const [title, say] = parts[name] ?? []
  return title && say ? { title, value: say(table, kept) } : null
}

const namedOf = (kept: string, say: (field: string) => string) => kept.split(',').map(say).join('، ')
const columnIn = (table: ListTable, field: string) => table.columns.find((column) => column.field === field)
const headingIn = (table: ListTable, field: string) => columnIn(table, field)?.heading ?? field
const saySort = (table: ListTable, field: string) =>
  field.startsWith('-') ? `${headingIn(table, field.slice(1))}، از آخر` : headingIn(table, field)

function sayFilter(table: ListTable, kept: string): string {
  try {
    return (JSON.parse(kept) as Kept[]).map((one) => sayCondition(table, one)).join('؛ ')
  } catch {
    // a long one was cut
    return kept
  }
}

function sayCondition(table: ListTable, { field, ...test }: Kept): string {
  const column = columnIn(table, field)
  const say = (value: Value) =>
    value === null ? 'خالی' : toPersianDigits(column ? labelOf(column, value) : String(value))
  const heading = column?.heading ?? field
  if (test.op === 'in') return `${heading}: ${test.values.map(say).join('، ')}`
  if (test.op === 'contains') return `${heading} دارد «${test.key}»`
  const ends = [test.from !== null && `از ${say(test.from)}`, test.to !== null && `تا ${say(test.to)}`]
  return `${heading} ${ends.filter(Boolean).join(' ')}`
}
