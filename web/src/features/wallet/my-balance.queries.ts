import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'

const latestLines = 3

export const useMyLatestLines = () =>
  useQuery({ ...apiQuery('listTransactions', { body: { Page: 1, PageSize: latestLines } }), ...keptLive })
