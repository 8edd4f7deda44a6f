import { createContext, type ReactNode, use, useState } from 'react'
import type { ReportsPlace } from '../ui/data-table/data-table-props.ts'
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
  place: ReportsPlace
}

const Draw = createContext<((props: TableReportsProps) => ReactNode) | null>(null)

/** Brings the saved reports to the tables under it; they belong to a feature, so the app brings them. */
export const TableReportsProvider = Draw.Provider

/** The saved reports of a table, fetched when they are first asked for; then they stay, for what they ask in dialogs. */
export function TableReports(props: TableReportsProps) {
  const draw = use(Draw)
  const { isOpen } = props.place
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen ? draw?.(props) : null
}

/** Whether the app has brought them. */
export const useHasReports = () => use(Draw) !== null
