import { lazy, Suspense } from 'react'
import type { TableReportsProps } from '../kernel/table-reports.tsx'

const SavedReports = lazy(() => import('../features/reports/SavedReports.tsx'))

/** Draws the saved reports of any table of the desk. */
export const drawTableReports = (props: TableReportsProps) => (
  <Suspense>
    <SavedReports {...props} />
  </Suspense>
)
