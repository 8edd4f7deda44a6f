import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { ServerRows } from '../../ui/data-table/data-table-props.ts'
import { rowsOfPage } from '../../ui/data-table/pages.rules.ts'
import type { FilterValue, TableState } from '../../ui/data-table/table-state.rules.ts'

type Value = string | number
/** What the made-up rows are sorted, filtered and searched by: of each column its value, instants as ISO text. */
export type Values<Row> = Readonly<Record<string, (row: Row) => Value>>

const persian = new Intl.Collator('fa', { numeric: true })

/** Stands in for the server in the gallery: the page of made-up rows that a state asks for. */
export function sampleSource<Row>(
  rows: readonly Row[],
  { filters, search, sorts, page, pageSize: size }: TableState,
  values: Values<Row>,
): ServerRows<Row> {
  const says = (row: Row) =>
    normalizeText(
      Object.values(values)
        .map((of) => of(row))
        .join(' '),
    )
  const pageSize = rowsOfPage(size)
  const words = normalizeText(search).split(' ').filter(Boolean)
  const found = rows
    .filter((row) => search === '' || words.every((word) => says(row).includes(word)))
    .filter((row) => Object.entries(filters).every(([id, filter]) => passes(values[id]?.(row) ?? '', filter)))
  const sorted =
    sorts.length === 0 ? found : found.toSorted((one, other) => compare(one, other, sorts, values))
  return {
    rows: pageSize === 'all' ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    loading: false,
    error: null,
    retry: () => undefined,
  }
}

function compare<Row>(one: Row, other: Row, sorts: TableState['sorts'], values: Values<Row>): number {
  for (const { id, descending } of sorts) {
    const order = persian.compare(String(values[id]?.(one) ?? ''), String(values[id]?.(other) ?? ''))
    if (order !== 0) return descending ? -order : order
  }
  return 0
}

function passes(value: Value, filter: FilterValue): boolean {
  if (filter.kind === 'choice') return filter.keys.includes(String(value))
  if (filter.kind === 'text') return normalizeText(String(value)).includes(normalizeText(filter.text))
  const compared = filter.kind === 'date' ? jalaliDate(String(value)) : Number(value)
  return (filter.from === null || compared >= filter.from) && (filter.to === null || compared <= filter.to)
}
