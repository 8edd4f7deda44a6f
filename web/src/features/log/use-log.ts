import { useMemo, useSyncExternalStore } from 'react'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createLogStore, type LogState, type LogStore } from './log-store.ts'
import { readLogState } from '@bargah/verifier/log-state.ts'
import type { OpenLog } from '@bargah/verifier/open-log.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { findListed } from '@bargah/verifier/witnesses.ts'
import { type Concern, sayState } from './log-concern.ts'
import { openSource } from './log-source.ts'
import { ed25519 } from './ed25519.ts'

/** One of those who are asked to watch a log. `at`: when he signed the newest checkpoint, which his key shows; null when he did not. */
export type Watcher = { name: string; phone: string | null; at: Date | null; lastSize: number | null }

/** In: a log's files and its newest checkpoint. Out: who watches it. */
async function findWatchers(source: Source, { note }: OpenLog['checkpoint']): Promise<Watcher[]> {
  const listed = (await findListed(source, note, ed25519)) ?? []
  return listed.map(({ name, title, phone, at, lastSize }) => ({
    name: title ?? name,
    phone,
    at: at === null ? null : new Date(at * 1_000),
    lastSize,
  }))
}

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

/** Who watches this log, and who of them signed its newest checkpoint; undefined while that is read, null when it cannot be. */
export function useWatchers({ head, source }: LogState): readonly Watcher[] | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['log watchers', head?.origin, head?.note.whole],
    queryFn: () => (head ? findWatchers(source, head) : []),
    enabled: head !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? (isError ? null : undefined)
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
