import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query'
import { doMeet, type Noun } from '@bargah/contract/kernel/nouns.ts'
import { ApiError } from './api-error.ts'
import { isServerReached, onConnection } from './connection.ts'
import { type CallKey, calls } from './calls.ts'

const mostRetries = 3
const firstWaitMs = 500
const freshForMs = 10_000
// a longer wait is shown to the person, who decides
const longestWaitS = 10

/** For a read of what seldom changes: it is asked for again after half an hour. */
export const steady = { staleTime: 30 * 60_000 }

const waitOf = (error: unknown) => (error instanceof ApiError ? (error.waitS ?? 0) : 0)

/**
 * A read is tried again when the connection was lost, the server stumbled or had too many to answer, not when it said no;
 * and only when it asks to be left alone for a short while at most.
 */
const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  ['network', 'down', 'failed', 'tooMany'].includes(error.kind) &&
  waitOf(error) <= longestWaitS

/** In: how often it failed, and how. Out: how long to wait, never less than was asked, ever longer, and each device differently. */
const backOff = (failures: number, error: unknown) =>
  waitOf(error) * 1000 + firstWaitMs * 2 ** failures * (0.75 + Math.random() / 2)

/** The cache of reads. What is in sight is read again when the server is back. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshForMs,
        // without the server once more, in case it was for a moment; it is asked for elsewhere, and all is read when it is found
        retry: (failures, error) => mayPass(error) && failures < (isServerReached() ? mostRetries : 1),
        retryDelay: backOff,
      },
    },
  })
  keepErrors(client)
  onConnection(whenBack(() => void client.invalidateQueries({ type: 'active' })))
  return client
}

const firstRestMs = 2_000
const longestRestMs = 30_000

/**
 * In: what reads all anew. Out: what hears of the connection and has it done: at once, and ever more seldom while the connection
 * comes and goes, as where some calls get through and others never do.
 */
export function whenBack(readAll: () => void): (reached: boolean) => void {
  let doneAt = Number.NEGATIVE_INFINITY
  let restMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = () => {
    doneAt = Date.now()
    timer = undefined
    readAll()
  }
  return (reached) => {
    if (!reached || timer !== undefined) return
    const sinceMs = Date.now() - doneAt
    restMs = sinceMs < longestRestMs ? Math.min(restMs * 2 || firstRestMs, longestRestMs) : 0
    if (sinceMs >= restMs) return done()
    timer = setTimeout(done, restMs - sinceMs)
  }
}

/** What never came stays failed while it is tried again, as long as somebody looks: the library has it wait anew. */
function keepErrors(client: QueryClient): void {
  const errors = new WeakMap<Query, Error>()
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'observerRemoved' && !query.getObserversCount()) errors.delete(query)
    if (event.type !== 'updated') return
    if (event.action.type === 'error') errors.set(query, event.action.error)
    const error = event.action.type === 'fetch' && query.state.data === undefined && errors.get(query)
    if (error) query.setState({ status: 'error', error })
  })
}

/** At once what is shown, the rest when it is shown again. Out: when what is shown has been read. */
export function refreshAbout(client: QueryClient, changed: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => doMeet(nounsOf(queryKey), changed) })
}

/** In: a key that begins with the name of a call, or another's. Out: what that read is about. */
const nounsOf = ([name]: QueryKey): readonly Noun[] =>
  (calls as Partial<typeof calls>)[name as CallKey]?.about ?? []
