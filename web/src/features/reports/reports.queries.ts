import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { useWrite } from '../../kernel/use-write.ts'

const steadyMs = 10 * 60_000

/** One's own reports of a list and those that the company's admin shares. */
export const useReports = (list: string) =>
  useQuery({ ...apiQuery('listReports', { query: { ReportType: list } }), staleTime: steadyMs })

export const useSaveReport = () => useWrite('saveReport')
