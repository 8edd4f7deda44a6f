import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { startState } from '../ui/data-table/table-state.rules.ts'
import type { ListKey, ListScreen, RowOf } from './list-screen.ts'
import { useTableAddress } from './table-address.ts'
import { useTableExport } from './table-export.ts'
import { TableReports } from './table-reports.tsx'
import { useTableSource } from './table-source.ts'

/**
 * A list of the server as a table of the panel: state in the address, rows, sheets, saved reports. In: its screen, the
 * same object from drawing to drawing. Out: the state, what was read, whether enough is chosen to ask for it, and the
 * properties for a DataTable.
 */
export function useListTable<K extends ListKey>(screen: ListScreen<K>) {
  const { list, noun, title, columns, filters, views, facts, needed } = screen
  const [start] = useState(() => startState(columns, { view: views[0]?.key ?? '', ...screen.start }))
  const [state, onStateChange] = useTableAddress(facts, start)
  const isReady = needed.every((id) => state.filters[id] !== undefined)
  const source = useTableSource(screen, state, isReady)
  const onExport = useTableExport(screen, state)
  const reports = <TableReports {...{ list, columns, facts, state, start, onStateChange }} />
  const field = (row: RowOf<K>, name: string) => row[name as keyof RowOf<K>] as string | number
  return {
    state,
    source,
    isReady,
    props: {
      label: title,
      noun,
      columns,
      filters,
      state,
      start,
      onStateChange,
      source,
      onExport,
      reports,
      views,
      rowKey: (row: RowOf<K>) => field(row, screen.key),
      rowLabel: (row: RowOf<K>) => {
        const named = screen.identity.map((name) => field(row, name)).filter(Boolean)
        return `${noun} ${toPersianDigits(named.join(' ') || field(row, screen.key))}`
      },
    },
  }
}
