import { useRead } from './use-read.ts'

const steadyMs = 10 * 60_000

/** One's own reports of a list and those that others share or give. */
export const useReports = (list: string, enabled = true) =>
  useRead('listReports', { query: { ReportType: list }, staleTime: steadyMs, enabled })
