import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { DataColumn, SheetFormat } from './data-table-props.ts'
import type { TableGroups } from './table-state.rules.ts'
import { isFiltered, type TableState } from './table-state.rules.ts'
import { saySums, type Totals } from './sums.rules.ts'

type Found<Row> = {
  total: number
  atLeast: boolean | undefined
  noun: string
  state: TableState
  columns: readonly DataColumn<Row>[]
  groups: TableGroups | undefined
}

export const sheetNames: Record<SheetFormat, string> = {
  xlsx: 'اکسل',
  csv: 'متن جداشده با ویرگول',
  fields: 'CSV برای برنامه‌ها',
}

/** «۱۲», or «بیش از ۱۰٬۰۰۰» of what was counted no further. */
export const sayTotal = (total: number, atLeast = false) =>
  `${atLeast ? 'بیش از ' : ''}${formatNumber(total)}`

/** «۱۲ مورد پیدا شد»: what a search or filters found (rules 20.5). */
export const sayCount = (total: number, atLeast = false) =>
  total === 0 ? 'موردی پیدا نشد' : `${sayTotal(total, atLeast)} مورد پیدا شد`

/** What those hear who do not see the table: how many rows there are, in which order, which page. */
export function sayRowsFound<Row>({ total, atLeast, noun, state, columns, groups }: Found<Row>): string {
  if (total === 0) return `${sayCount(0)}.`
  const orders = state.sorts.flatMap(({ id, descending }) => {
    const header = columns.find((column) => column.id === id)?.header
    return header ? [`${header} ${descending ? 'نزولی' : 'صعودی'}`] : []
  })
  const all = `${sayTotal(total, atLeast)} ${noun}`
  const count = isFiltered(state) ? sayCount(total, atLeast) : all
  const order = orders.length > 0 ? `، به ترتیب ${orders.join(' و سپس ')}` : ''
  if (groups && state.within === null) return `${count}، ${sayGroups(groups)}.`
  return `${count}${groups ? `، ${sayGroups(groups)}` : ''}${order}، صفحهٔ ${formatNumber(state.page)}.`
}

/** «۴ گروه بر پایهٔ وضعیت», and how many of them are shown when that is not all. */
export function sayGroups({ by, count, list }: TableGroups): string {
  const words = `${formatNumber(count)} گروه بر پایهٔ ${by}`
  return list.length === count ? words : `${words} که ${formatNumber(list.length)} گروه نخست آن دیده می‌شود`
}

/** In: the list, its rows that are meant, and which those are. Out: as `saySums`, added up here. */
export function sumsText<Row>(
  summing: { columns: readonly DataColumn<Row>[]; totals?: Totals<Row> | undefined },
  rows: readonly Row[],
  which: '' | ' در این صفحه' = '',
): string {
  if (rows.length === 0) return ''
  const sums: Record<string, number> = {}
  for (const { field, of } of summing.columns.flatMap((column) => column.sums ?? []))
    sums[field] = rows.reduce((total, row) => total + of(row), 0)
  return saySums(summing, sums, which, rows)
}
