import { useMemo } from 'react'
import { readAddress, type TableFacts } from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import { useReports } from './reports.ts'
import { useHasReports } from './table-reports.tsx'

/** Reports that others share or give, as views of the table that say whose they are; none where the app has brought no reports. */
export function useGivenViews(list: string, start: TableState, facts: TableFacts) {
  const rows = useReports(list, useHasReports()).data
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ mine, isHidden }) => !mine && !isHidden)
        .map(({ id, name, isShared, state }) => ({
          key: `report-${id}`,
          label: name,
          count: isShared ? 'از مدیر شرکت' : 'از مدیر سامانه',
          opens: { ...readAddress(state, start, facts), report: id },
        })),
    [rows, start, facts],
  )
}
