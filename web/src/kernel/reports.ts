import { useQuery } from '@tanstack/react-query'
import { apiQuery } from './api.ts'

const steadyMs = 10 * 60_000

/** One's own reports of a list and those that others share or give. */
export const useReports = (list: string, enabled = true) =>
  useQuery({ ...apiQuery('listReports', { query: { ReportType: list } }), staleTime: steadyMs, enabled })
