import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData, type CallInput, type CallKey } from './api.ts'

type Options<K extends CallKey> = Omit<UseQueryOptions<CallData<K>>, 'queryKey' | 'queryFn' | 'select'>
type Given<K extends CallKey> = CallInput<K> & Options<K>

/**
 * A read of the contract as a component takes it. In: the call, and in one the query and body that it takes, how it is kept
 * and when it is read again: `useRead('showTurn', { query: { Id }, ...keptLive })`. Out: what TanStack Query says of it.
 */
export function useRead<K extends CallKey>(
  key: K,
  ...[given]: object extends CallInput<K> ? [given?: Given<K>] : [given: Given<K>]
): UseQueryResult<CallData<K>> {
  const { query, body, ...options } = (given ?? {}) as { query?: unknown; body?: unknown } & Options<K>
  const read = apiQuery(key, { query, body } as CallInput<K>)
  return useQuery({ ...read, ...options } as UseQueryOptions<CallData<K>>)
}
