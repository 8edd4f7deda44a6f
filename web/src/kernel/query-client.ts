import { QueryClient } from '@tanstack/react-query'
import { isConnectionLost } from './api-error.ts'

const mostRetries = 3
const firstWaitMs = 500
const freshForMs = 10_000

/** The cache of reads. A read is tried again, ever slower, only when the connection was lost. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshForMs,
        retry: (failures, error) => isConnectionLost(error) && failures < mostRetries,
        retryDelay: (failures) => firstWaitMs * 2 ** failures,
      },
    },
  })
