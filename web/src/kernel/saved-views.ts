import { useEffect, useMemo, useRef } from 'react'
import {
  isBareAddress,
  isSameView,
  readAddress,
  type TableFacts,
  writeAddress,
} from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import { useReports } from './reports.ts'
import { useHasReports } from './table-reports.tsx'

type Report = NonNullable<ReturnType<typeof useReports>['data']>[number]
type Saved = {
  list: string
  facts: TableFacts
  state: TableState
  start: TableState
  onStateChange: (state: TableState) => void
}

/**
 * Saved reports as views of the table: those that others share or give, with whose they are, and the one that is applied;
 * none where the app has brought no reports. One's default report is applied where the address asks for nothing.
 */
export function useSavedViews({ list, ...table }: Saved) {
  const { start, facts, state } = table
  const rows = useReports(list, useHasReports()).data
  useDefaultReport(
    table,
    rows?.find(({ isDefault, mine }) => isDefault && mine),
  )
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ id, mine, isHidden }) => id === state.report || (!mine && !isHidden))
        .map((report) => {
          const opens = { ...readAddress(report.state, start, facts), report: report.id }
          const isChanged = report.id === state.report && !isSameView(state, opens, start, facts)
          const words = [whoseOf(report), isChanged && 'تغییرکرده'].filter(Boolean).join('، ')
          return { key: `report-${report.id}`, label: report.name, opens, ...(words && { count: words }) }
        }),
    [rows, start, facts, state],
  )
}

const whoseOf = ({ mine, isShared }: Report) => !mine && (isShared ? 'از مدیر شرکت' : 'از مدیر سامانه')

/** Opens the list with the person's default report, once, and only when the address asks for nothing else. */
function useDefaultReport(table: Omit<Saved, 'list'>, report: Report | undefined) {
  const { facts, state, start, onStateChange } = table
  const isDone = useRef(false)
  useEffect(() => {
    if (!report || isDone.current) return
    isDone.current = true
    if (!isBareAddress(writeAddress(state, start, facts), facts)) return
    onStateChange({ ...readAddress(report.state, start, facts), report: report.id })
  }, [report, state, start, facts, onStateChange])
}
