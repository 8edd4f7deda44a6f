import { useMemo, useSyncExternalStore } from 'react'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createLogStore, type LogState, type LogStore } from './log-store.ts'
import { readLogState } from '@bargah/verifier/log-state.ts'
import { type Concern, sayState } from './log-concern.ts'
import { openSource } from './log-source.ts'
import { findWatchers, isWhole, type Watcher } from './watchers.ts'

/** The log of a hall as this page reads it, which begins at once. */
export function useLog(hallId: number) {
  const store = useMemo(() => createLogStore(hallId), [hallId])
  const state = useSyncExternalStore(store.subscribe, store.state)
  return { store, state }
}

/** The entries at these places, newest first. */
export function useRows(store: LogStore, indexes: readonly number[]) {
  const root = store.state().head?.size ?? 0
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: ['log rows', root, indexes],
    queryFn: async () => (await store.rowsOf(indexes)).toSorted((a, b) => b.index - a.index),
    enabled: root > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return { data, isError, error, refetch, isFetching }
}

const lookAgainMs = 30_000

/**
 * Who watches this log, and who of them signed what is shown of it, read again until all have; `watchers` is undefined while that
 * is read, null when it cannot be. `readAt`: when it was read, where reading it again failed; null otherwise.
 */
export function useWatchers(
  hallId: number,
  { head }: LogState,
): { watchers: readonly Watcher[] | null | undefined; readAt: Date | null } {
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['log watchers', head?.origin, head?.note.whole],
    // its files as they are now: those of the check are kept as it found them
    queryFn: () => (head ? findWatchers(openSource(hallId), head) : []),
    enabled: head !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && isWhole(state.data) ? false : lookAgainMs),
    retry: false,
  })
  const watchers = data ?? (isError ? null : undefined)
  return { watchers, readAt: isError && data ? new Date(dataUpdatedAt) : null }
}

/** What its server says of the signing of a log that is not signed as it should be; null when all is well or nothing is said. */
export function useConcern(hallId: number): Concern | null {
  const { data = null } = useQuery({
    queryKey: ['log state', hallId],
    queryFn: async () => sayState(await readLogState(openSource(hallId)), Date.now()),
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  })
  return data
}
