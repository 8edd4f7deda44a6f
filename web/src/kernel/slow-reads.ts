import type { Query, QueryClient } from '@tanstack/react-query'

/** What was asked for this long ago and is not there takes long: on a network that lets nothing through it never fails by itself. */
const longMs = 12_000
const lookEveryMs = 2_000

/** Whether a read has shown nothing yet and still waits for its answer. */
const waits = ({ state }: Query) =>
  state.status === 'pending' && state.fetchStatus === 'fetching' && state.data === undefined

/** Tells whether something in sight takes long, as often as that changes. Out: how to stop. */
export function watchSlow(client: QueryClient, tell: (isSlow: boolean) => void): () => void {
  let since = new Map<Query, number>()
  const look = () => {
    const waiting = client.getQueryCache().findAll({ type: 'active', predicate: waits })
    since = new Map(waiting.map((query) => [query, since.get(query) ?? Date.now()]))
    tell([...since.values()].some((at) => Date.now() - at >= longMs))
  }
  const timer = setInterval(look, lookEveryMs)
  return () => clearInterval(timer)
}

/** Gives up what is waited for in sight, and asks for it anew. */
export async function askSlowAgain(client: QueryClient): Promise<void> {
  const waiting = new Set(client.getQueryCache().findAll({ type: 'active', predicate: waits }))
  const those = { predicate: (query: Query) => waiting.has(query) }
  await client.cancelQueries(those)
  await client.refetchQueries(those)
}
