import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onConnection } from './connection.ts'

const mostRetries = 3
const firstWaitMs = 500
const freshForMs = 10_000

/** A read is tried again when the connection was lost or the server stumbled, not when it said no. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && ['network', 'down', 'failed'].includes(error.kind)

/** In: how often it failed. Out: how long to wait, ever longer, and each device differently. */
const backOff = (failures: number) => firstWaitMs * 2 ** failures * (0.75 + Math.random() / 2)

/** The cache of reads. What is in sight is read again when the server is back. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshForMs,
        retry: (failures, error) => mayPass(error) && failures < mostRetries,
        retryDelay: backOff,
      },
    },
  })
  onConnection((reached) => {
    if (reached) void client.invalidateQueries({ type: 'active' })
  })
  return client
}
