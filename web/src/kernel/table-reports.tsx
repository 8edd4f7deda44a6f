import { createContext, type ReactNode, use } from 'react'
import type { TableFacts } from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import type { Wire } from './table-request.rules.ts'

export type TableReportsProps = {
  /** Which list the reports are of: a short word, «cargos». */
  list: string
  columns: readonly { id: string; header: string }[]
  facts: TableFacts
  state: TableState
  start: TableState
  onStateChange: (state: TableState) => void
  /** The list, and what the parts of its state are called there. */
  screen: { call: string; wire: Wire }
}

const Draw = createContext<((props: TableReportsProps) => ReactNode) | null>(null)

/** Brings the menu of saved reports to the tables under it; they belong to a feature, so the app brings it. */
export const TableReportsProvider = Draw.Provider

/** The saved reports of a table, where the app has brought them. */
export function TableReports(props: TableReportsProps) {
  return use(Draw)?.(props)
}

/** Whether the app has brought them. */
export const useHasReports = () => use(Draw) !== null
