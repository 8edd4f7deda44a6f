import { useMemo } from 'react'
import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { OptionKey } from '../option.ts'
import { type CellValue, compareValues, passes, says } from './client-rows.rules.ts'
import { fitWidths } from './column-widths.rules.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import type { FilterValue, TableState } from './table-state.rules.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})
type Table<Row extends object> = Parameters<typeof useTable<typeof features, Row>>[0]
const nothing: never[] = []
const menuWidth = 44
const widthOf = <Row>({ width, menu, numeric }: DataColumn<Row>) =>
  width ?? (menu ? menuWidth : numeric ? 116 : 132)

/** A column as it is drawn: in its place, with its width, and how far from the start it is pinned. */
export type Place<Row> = DataColumn<Row> & { px: number; pinnedAt: number | null }

/**
 * Puts state and rows together. In: the table's properties and the room for its columns (px). Out: the columns as drawn,
 * the rows of this page, how many there are in all, and the rows that sums are made of.
 */
export function useDataTable<Row extends object, Key extends OptionKey>(
  props: DataTableProps<Row, Key>,
  room: number,
) {
  const { columns, source, state } = props
  const fromServer = source !== undefined
  const rows = useSearched(props)
  const options = useMemo(() => tableColumns(columns), [columns])
  const { layout } = state
  const shown = useMemo(() => {
    const hidden = new Set(layout.hidden)
    return columns.filter(({ id }) => !hidden.has(id))
  }, [columns, layout.hidden])
  const widths = useMemo(
    () =>
      fitWidths(
        shown.map((column) => ({ id: column.id, width: widthOf(column), fixed: column.menu ?? false })),
        layout.widths,
        room,
      ),
    [shown, layout.widths, room],
  )
  const tableState = useMemo(() => stateOf(state, columns, widths), [state, columns, widths])
  const table = useTable<typeof features, Row>({
    features,
    data: (rows ?? nothing) as Row[],
    columns: options,
    state: tableState,
    manualFiltering: fromServer,
    manualSorting: fromServer,
    // a page of everything need not be cut
    manualPagination: fromServer || state.pageSize === 'all',
    autoResetPageIndex: false,
  })
  const places = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return table.getVisibleLeafColumns().flatMap((column): Place<Row>[] => {
      const own = byId.get(column.id)
      const pinned = column.getIsPinned() === 'start'
      return own ? [{ ...own, px: column.getSize(), pinnedAt: pinned ? column.getStart('start') : null }] : []
    })
  }, [table, columns])
  const found = fromServer ? null : table.getFilteredRowModel().rows
  const pageRows = table.getRowModel().rows
  const drawn = useMemo(() => pageRows.map((row) => row.original), [pageRows])
  const isAll = found?.length === drawn.length
  return {
    places,
    rows: drawn,
    total: source?.total ?? found?.length ?? 0,
    /** Of the whole view when it is all here. */
    summed: useMemo(
      () => (found && !isAll ? found.map((row) => row.original) : drawn),
      [found, isAll, drawn],
    ),
    sumsAreWhole: !fromServer || drawn.length === source.total,
  }
}

function useSearched<Row extends object, Key extends OptionKey>(props: DataTableProps<Row, Key>) {
  const { rows, source, columns, state } = props
  const search = state.search.trim()
  const textOf = useMemo(() => searchTexts(columns), [columns])
  const found = useMemo(
    () => (search === '' ? rows : rows?.filter((row) => says(textOf(row), search))),
    [rows, search, textOf],
  )
  return source ? source.rows : found
}

/** What each row says, as search compares it; worked out once for a row. */
function searchTexts<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const texts = new WeakMap<Row, string>()
  return (row: Row): string => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const made = normalizeText(columns.map(({ value }) => value?.(row) ?? '').join(' '))
    texts.set(row, made)
    return made
  }
}

function tableColumns<Row extends object>(columns: readonly DataColumn<Row>[]): Table<Row>['columns'] {
  return columns.map((column) => ({
    id: column.id,
    // what is missing is undefined to the table, which then puts it last whichever way it sorts
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    sortUndefined: 'last' as const,
    minSize: 0,
    maxSize: Number.MAX_SAFE_INTEGER,
    sortFn: (one: { getValue: (id: string) => unknown }, other: { getValue: (id: string) => unknown }) =>
      compareValues(one.getValue(column.id) as CellValue, other.getValue(column.id) as CellValue),
    filterFn: (row: { getValue: (id: string) => unknown }, id: string, value: FilterValue) =>
      passes((row.getValue(id) ?? null) as CellValue, value),
  })) as Table<Row>['columns']
}

function stateOf<Row>(
  state: TableState,
  columns: readonly DataColumn<Row>[],
  widths: Record<string, number>,
) {
  const { layout, sorts, filters, page, pageSize } = state
  const own = new Set(columns.map(({ id }) => id))
  const all = pageSize === 'all'
  return {
    columnOrder: [...layout.order],
    columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    columnPinning: { start: layout.order.filter((id) => layout.pinned.includes(id)), end: [] },
    columnSizing: widths,
    sorting: sorts.map(({ id, descending }) => ({ id, desc: descending })),
    columnFilters: Object.entries(filters)
      .filter(([id]) => own.has(id))
      .map(([id, value]) => ({ id, value })),
    pagination: {
      pageIndex: all ? 0 : page - 1,
      pageSize: all ? Number.MAX_SAFE_INTEGER : pageSize,
    },
  }
}
