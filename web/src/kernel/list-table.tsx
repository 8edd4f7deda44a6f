import { useMemo } from 'react'
import { type DataColumn, factsOf, type TableFilter } from '../ui/data-table/data-table-props.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import { useTableAddress } from './table-address.ts'
import { useTableExport } from './table-export.ts'
import { TableReports } from './table-reports.tsx'
import type { Wire } from './table-request.rules.ts'
import { type Asked, type ListKey, type RowOf, useTableSource } from './table-source.ts'

type ListTable<K extends ListKey> = {
  key: K
  /** Under which word its reports are kept: «cargos». */
  list: string
  /** The name of its sheets: «بارهای اعلام‌شده». */
  title: string
  columns: readonly DataColumn<RowOf<K>>[]
  filters?: readonly TableFilter[]
  views?: readonly string[]
  start: TableState
  wire: Wire<keyof RowOf<K> & string>
  /** In: the state. Out: fields of the call that no column has, and those of filters whose wire is null. */
  own?: (state: TableState) => Asked
  /** In: the state. Out: whether there is something to ask for yet. */
  enabled?: (state: TableState) => boolean
}
const none: never[] = []

/**
 * A list of the server as a table of the panel: state in the address, rows, sheets, saved reports. In: what the list is;
 * columns, filters, views and start must be the same objects from drawing to drawing. Out: the state, what was read, and
 * the properties for a DataTable.
 */
export function useListTable<K extends ListKey>(table: ListTable<K>) {
  const { key, list, title, columns, filters = none, views = none, start, wire, own, enabled } = table
  const facts = useMemo(() => factsOf(columns, filters, views), [columns, filters, views])
  const [state, onStateChange] = useTableAddress(facts, start)
  const call = { key, wire, own: own?.(state) ?? {}, enabled: enabled?.(state) ?? true }
  const source = useTableSource(call, state)
  const onExport = useTableExport(call, state, title)
  const reports = <TableReports {...{ list, columns, facts, state, start, onStateChange }} />
  return {
    state,
    source,
    onStateChange,
    props: { columns, filters, state, start, onStateChange, source, onExport, reports },
  }
}
