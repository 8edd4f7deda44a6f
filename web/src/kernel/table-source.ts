import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ListGroups, maxRows } from '@bargah/contract/kernel/list-columns.ts'
import { type DateRange, type DayCounts, presetDays } from '../ui/date-range.ts'
import type { ServerRows } from '../ui/data-table/data-table-props.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'
import { reasonOf } from './api-error.ts'
import { send } from './api.ts'
import { calls } from './calls.ts'
import { inFrontMs, keptLive } from './kept-reads.ts'
import { unlessTold, unlessToldMs } from './live/told.ts'
import type { ListKey, ListScreen, RowOf } from './list-screen.ts'
import { serverNow } from './now.ts'
import { groupRule, presentGroups } from './table-groups.rules.ts'
import { type ListRequest, viewRequest, type Wire } from './table-request.rules.ts'

/** A whole view of more rows than this is read again only when it is asked for. */
const mostReread = 1_000

/** How many there are; more than `total` where the server counted no further. */
export type Count = { total: number; isAtLeast?: boolean }
type Read<K extends ListKey> = Count & { rows: RowOf<K>[]; groups?: ListGroups }

/** In: a list's call and what is asked. Out: the same as query or body, wherever this call takes it. */
export const listInput = (key: ListKey, asked: ListRequest) =>
  calls[key].method === 'GET' ? { query: asked } : { body: asked }

async function readRows<K extends ListKey>(
  key: K,
  asked: ListRequest,
  signal: AbortSignal,
): Promise<Read<K>> {
  return (await send(key, { ...listInput(key, asked), signal })) as Read<K>
}

/** Every row of a view, in as many replies as it takes. */
async function readAllRows<K extends ListKey>(
  key: K,
  asked: ListRequest,
  signal: AbortSignal,
): Promise<Read<K>> {
  const first = await readRows(key, { ...asked, Page: 1, PageSize: maxRows }, signal)
  const rows = [...first.rows]
  let last = first
  for (let page = 2; last.rows.length === maxRows; page++) {
    last = await readRows(key, { ...asked, Page: page, PageSize: maxRows }, signal)
    rows.push(...last.rows)
  }
  return { ...first, rows, total: rows.length, isAtLeast: false }
}

/** The rows that a table's state asks the server for; those before stay in sight while new ones come. */
export function useTableSource<K extends ListKey>(
  screen: ListScreen<K>,
  state: TableState,
  pageSize: number | 'all',
): ServerRows<RowOf<K>> {
  const { call: key, wire } = screen
  const { page, within } = state
  const by = screen.groupings.find(({ field }) => field === state.grouped)
  const view = viewRequest(state, wire, by && within !== null ? [groupRule(by, within)] : [])
  const enabled = by === undefined || within !== null
  const grouped = useGroups(screen, state, by !== undefined)
  const asked = pageSize === 'all' ? view : { ...view, Page: page, PageSize: pageSize }
  const found = useQuery({
    queryKey: [key, { table: asked }, ...(by ? [within] : [])],
    queryFn: ({ signal }) =>
      pageSize === 'all' ? readAllRows(key, asked, signal) : readRows(key, asked, signal),
    ...keptLive,
    // never the rows of another group
    placeholderData: (before, query) => (query?.queryKey[2] === (by && within) ? before : undefined),
    enabled,
    refetchInterval: ({ state: { data } }) =>
      pageSize === 'all' && (data?.rows.length ?? 0) > mostReread ? false : unlessToldMs(inFrontMs),
  })
  const viewText = JSON.stringify(view)
  const [countOf, setCountOf] = useState<string | null>(null)
  const count = useQuery({
    queryKey: [key, { count: view }],
    queryFn: ({ signal }) => readRows(key, { ...view, CountOnly: true }, signal),
    ...keptLive,
    enabled: enabled && countOf === viewText,
  })
  // what a search was counted to may be less: asked for in another order it is counted on
  const isLong =
    (found.data?.total ?? 0) > maxRows || (found.data?.isAtLeast === true && found.data.total === maxRows)
  const isAtLeast = found.data?.isAtLeast === true && count.data === undefined
  const areMore = (count.data?.total ?? found.data?.total ?? 0) > (found.data?.rows.length ?? 0)
  const sums = useSums(screen, state, enabled && areMore && !isAtLeast)
  const groups = useMemo(
    () => by && grouped.data && presentGroups(by, screen, grouped.data),
    [by, grouped.data, screen],
  )
  const failed = [found, by && grouped].find((query) => query?.isError)
  return useMemo(
    () => ({
      rows: (enabled && found.data?.rows) || [],
      total: enabled ? (count.data?.total ?? found.data?.total ?? 0) : 0,
      groups: groups && { ...groups, opening: found.isPending && enabled, onMore: grouped.onMore },
      sums,
      totalIsAtLeast: isAtLeast,
      isLong,
      onCount: () => setCountOf(viewText),
      counting: count.isFetching,
      loading: by ? grouped.isPending : found.isPending && enabled,
      refreshing: found.isPlaceholderData || grouped.isPlaceholderData || (failed?.isFetching ?? false),
      // what was read before is still worth seeing
      error: failed && !failed.data ? reasonOf(failed.error) : null,
      retry: () => void failed?.refetch(),
    }),
    [found, count, grouped, groups, failed, by, isLong, isAtLeast, viewText, enabled, sums],
  )
}

/** The groups of the rows that a state asks for; those before stay in sight while new ones come. */
function useGroups<K extends ListKey>(
  { call: key, wire }: ListScreen<K>,
  state: TableState,
  enabled: boolean,
) {
  const asked = { ...viewRequest({ ...state, sorts: [] }, wire), GroupBy: state.grouped }
  const view = JSON.stringify(asked)
  const [more, setMore] = useState<Readonly<Record<string, number>>>({})
  const pages = more[view] ?? 1
  const query = useQuery({
    queryKey: [key, { groups: asked, pages }, state.grouped],
    queryFn: ({ signal }) => readGroups(key, asked, { pages, signal }),
    ...keptLive,
    placeholderData: (before, of) => (of?.queryKey[2] === state.grouped ? before : undefined),
    enabled,
    refetchInterval: unlessToldMs(inFrontMs),
  })
  const { groups } = query.data ?? {}
  const onMore = () => setMore({ [view]: pages + 1 })
  return { ...query, onMore: groups && groups.list.length < groups.count ? onMore : undefined }
}

/** The first pages of the groups, one after the other: the server counts one at a time for each caller. */
async function readGroups<K extends ListKey>(
  key: K,
  asked: ListRequest,
  { pages, signal }: { pages: number; signal: AbortSignal },
): Promise<{ groups: ListGroups; total: number }> {
  const { groups, total } = await readRows(key, { ...asked, Page: pages }, signal)
  if (!groups) throw new Error(`${key} answered no groups`)
  if (pages === 1) return { groups, total }
  const first = await readGroups(key, asked, { pages: pages - 1, signal })
  return { ...first, groups: { ...first.groups, list: [...first.groups.list, ...groups.list] } }
}

/**
 * What all rows of a state come to: groups say it, whatever they are by. Asked only of rows that were counted to the last and
 * are more than the page; undefined while it is not known, or takes too long.
 */
function useSums<K extends ListKey>(screen: ListScreen<K>, state: TableState, isWanted: boolean) {
  const { call: key, wire, groupings, columns, totals } = screen
  const by = groupings.find(({ kind }) => kind !== 'text')
  const hasSums = columns.some(({ id, sums }) => sums && (totals || !state.layout.hidden.includes(id)))
  const asked = { ...viewRequest({ ...state, sorts: [] }, wire), GroupBy: by?.field }
  const enabled = isWanted && hasSums && by !== undefined && state.grouped === null
  const { data } = useQuery({
    queryKey: [key, { sums: asked }],
    queryFn: ({ signal }) => readRows(key, asked, signal),
    ...keptLive,
    enabled,
    retry: false,
    refetchInterval: unlessTold(inFrontMs),
  })
  return enabled ? data?.groups?.sums : undefined
}

/** How many rows a state would show, once they are counted; asked only when it is wanted. */
export function useCountOf<K extends ListKey>(
  { call: key, wire }: ListScreen<K>,
  state: TableState,
  isWanted: boolean,
) {
  const asked = { ...viewRequest({ ...state, sorts: [] }, wire), Page: 1, PageSize: 1 }
  return useQuery({
    queryKey: [key, { count: asked }],
    queryFn: ({ signal }) => readRows(key, asked, signal),
    enabled: isWanted,
  }).data
}

/** How many rows each view has under the filters of the state, once they are counted; of a screen that says so. */
export function useViewCounts<K extends ListKey>(screen: ListScreen<K>, state: TableState) {
  const { call: key, views, wire, countsViews } = screen
  const asked = views.map((view) => viewRequest({ ...state, sorts: [], view: view.key }, wire))
  const counts = useQuery({
    queryKey: [key, { views: asked }],
    queryFn: ({ signal }) =>
      Promise.all(asked.map((view) => readRows(key, { ...view, Page: 1, PageSize: 1 }, signal))),
    ...keptLive,
    placeholderData: keepPreviousData,
    enabled: countsViews,
  }).data
  return Object.fromEntries(views.map((view, at) => [view.key, counts?.[at]])) as Readonly<
    Record<string, Count | undefined>
  >
}

/**
 * How many rows each day of a filter's presets has, under all that is asked beside that filter: one request, made while the
 * filter is open. Nothing before they are counted, where they cannot be, and of a list that no day groups.
 */
export function useDayCounts<K extends ListKey>(
  screen: ListScreen<K>,
  state: TableState,
  filter: string,
): DayCounts | undefined {
  const { call: key, wire, groupings } = screen
  const of = presetDays(serverNow())
  const days = dayField(wire, filter)
  const by = groupings.find(({ field, kind }) => kind === 'date' && days.includes(field))
  const filters = { ...state.filters, [filter]: { kind: 'date' as const, ...of } }
  const asked = { ...viewRequest({ ...state, sorts: [], filters }, wire), GroupBy: by?.field }
  const { data } = useQuery({
    queryKey: [key, { days: asked }],
    queryFn: ({ signal }) => readRows(key, asked, signal),
    ...keptLive,
    enabled: by !== undefined,
    retry: false,
  })
  return data?.groups && countDays(of, data.groups, data.total)
}

/** In: what a list is called on the wire, and a filter by days. Out: the fields of rows that may hold these days. */
export function dayField({ columns, filters }: Wire, filter: string): readonly string[] {
  const to = filters[filter]
  if (to && 'field' in to) return [to.field]
  return columns[filter]?.shows ?? []
}

/** In: the days asked for, and the groups by day, the newest first. Out: rows of each day, as far as the groups go. */
export function countDays(of: DateRange, { list, count }: ListGroups, total: number): DayCounts {
  const byDay = new Map(
    list.flatMap(({ value, count: rows }) => (value === null ? [] : [[String(value), rows]])),
  )
  const oldest = [...byDay.keys()].toSorted()[0] ?? null
  return { of, byDay, since: list.length < count ? oldest : null, total }
}
