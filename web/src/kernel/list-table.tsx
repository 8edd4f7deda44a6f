import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CountDays, EveryDay, ReportsPlace, ServerRows } from '../ui/data-table/data-table-props.ts'
import { rowsOfPage, samePlace } from '../ui/data-table/pages.rules.ts'
import { useDense, useFit } from '../ui/data-table/use-dense.ts'
import { startState, type TableState, withFilter } from '../ui/data-table/table-state.rules.ts'
import { sayTotal } from '../ui/data-table/table-words.ts'
import {
  isBareAddress,
  isSameView,
  readAddress,
  type TableFacts,
  writeAddress,
} from '../ui/data-table/table-address.rules.ts'
import type { ListKey, ListScreen, RowOf } from './list-screen.ts'
import { RowCard } from './RowCard.tsx'
import { useTableExport } from './table-export.ts'
import { useMember } from './session.ts'
import { TableReports, useHasReports } from './table-reports.tsx'
import { type Count, useCountOf, useDayCounts, useTableSource, useViewCounts } from './table-source.ts'
import { useNavigate, useSearch } from './navigation.tsx'
import { useReports } from './reports.ts'

const sayCount = (count: Count | undefined) => count && sayTotal(count.total, count.isAtLeast)

/** What `useListTable` gives. */
export type ListTableOf<K extends ListKey> = ReturnType<typeof useListTable<K>>

/**
 * A list of the server as a table of the panel: state in the address, rows, spreadsheets, saved reports. In: its screen,
 * the same object between renders. Out: the state, what was read, how many each view
 * has, and the properties for a DataTable.
 */
export function useListTable<K extends ListKey>(screen: ListScreen<K>) {
  const { list, noun, title, columns, filters, views, groupings, facts, card: lines, acts } = screen
  const [start] = useState(() =>
    startState(columns, { view: views[0]?.key ?? '', pageSize: 'fit', ...screen.start }),
  )
  const [state, onStateChange] = useTableAddress(facts, start)
  const [isDense, onDense] = useDense(list, useMember().clientId)
  const fits = useFit(isDense, screen.above)
  useSamePlace(fits, state, onStateChange)
  const source = useTableSource(screen, state, rowsOfPage(state.pageSize, fits))
  const counts = useViewCounts(screen, state)
  const everyDay = useEveryDay(screen, state, source, onStateChange)
  const saved = useSavedViews({ list, facts, state, start, onStateChange })
  const onExport = useTableExport(screen, state)
  const reports = (place: ReportsPlace) => (
    <TableReports {...{ list, columns, facts, state, start, onStateChange, screen, place }} />
  )
  const countDays: CountDays = (filter, draw) => <DaysCounted {...{ screen, state, filter, draw }} />
  const own =
    views.length === 0 && saved.length > 0
      ? [{ key: '', label: 'حالت نخست' }]
      : views.map((view) => ({ ...view, count: sayCount(counts[view.key]) }))
  const field = (row: RowOf<K>, name: string) => row[name as keyof RowOf<K>] as string | number
  const card = useMemo(
    () => lines && ((row: RowOf<K>) => <RowCard row={row} lines={lines} acts={acts} />),
    [lines, acts],
  )
  return {
    screen,
    state,
    source,
    counts,
    props: {
      label: title,
      noun,
      columns,
      filters,
      groupings: groupings.map(({ field, heading }) => ({ id: field, label: heading })),
      state,
      start,
      onStateChange,
      source,
      onExport,
      countDays,
      everyDay,
      reports: useHasReports() ? reports : undefined,
      isDense,
      onDense,
      fits,
      totals: screen.totals,
      views: [...own, ...saved],
      ...(card && { card }),
      rowKey: (row: RowOf<K>) => field(row, screen.key),
      rowLabel: (row: RowOf<K>) =>
        `${noun} ${toPersianDigits(screen.namesOf(row) || field(row, screen.key))}`,
    },
  }
}

const few = 10

/** What the same asks for without its days, once that is counted, where nothing or a search found few within them. */
function useEveryDay<K extends ListKey>(
  screen: ListScreen<K>,
  state: TableState,
  { loading, refreshing, error, total }: ServerRows<RowOf<K>>,
  onStateChange: (state: TableState) => void,
): EveryDay | undefined {
  const days = screen.filters.find(({ id, kind, always }) => kind === 'date' && always && state.filters[id])
  const isKnown = !loading && !refreshing && error === null
  const isFew = total === 0 || (state.search !== '' && total < few)
  const asked = days ? withFilter(state, days.id, null) : state
  const count = useCountOf(screen, asked, days !== undefined && isKnown && isFew)
  if (!days || !isFew || !count) return undefined
  return {
    total: count.total,
    isAtLeast: count.isAtLeast === true,
    onShow: () => onStateChange(asked),
  }
}

/** Keeps the first row in sight when the window comes to show another number of rows. */
function useSamePlace(fits: number, state: TableState, onStateChange: (state: TableState) => void) {
  const before = useRef(fits)
  useEffect(() => {
    const page = samePlace(state.page, fits, before.current)
    before.current = fits
    if (state.pageSize === 'fit' && page !== state.page) onStateChange({ ...state, page })
  }, [fits, state, onStateChange])
}

type Counted<K extends ListKey> = {
  screen: ListScreen<K>
  state: TableState
  filter: string
  draw: Parameters<CountDays>[1]
}

const DaysCounted = <K extends ListKey>({ screen, state, filter, draw }: Counted<K>) =>
  draw(useDayCounts(screen, state, filter))

/** A table's state, kept in the address of the page, so that a link or a reload shows the same. */
function useTableAddress(facts: TableFacts, start: TableState) {
  const search: Readonly<Record<string, unknown>> = useSearch()
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(search, start, facts), [search, start, facts])
  const setState = useCallback(
    (next: TableState) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...writeAddress(next, start, facts) }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, start, facts],
  )
  return [state, setState] as const
}

/** The same function on every render, which calls the newest one given: for screens of lists, which must not change. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}

type Report = NonNullable<ReturnType<typeof useReports>['data']>[number]
type Saved = {
  list: string
  facts: TableFacts
  state: TableState
  start: TableState
  onStateChange: (state: TableState) => void
}

/**
 * Saved reports as views of the table: those that others share or give, with whose they are, and the one that is applied;
 * none where the app has brought no reports. One's default report is applied where the address asks for nothing.
 */
function useSavedViews({ list, ...table }: Saved) {
  const { start, facts, state } = table
  const rows = useReports(list, useHasReports()).data
  useDefaultReport(
    table,
    rows?.find(({ isDefault, mine }) => isDefault && mine),
  )
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ id, mine, isHidden }) => id === state.report || (!mine && !isHidden))
        .map((report) => {
          const opens = { ...readAddress(report.state, start, facts), report: report.id }
          const isChanged = report.id === state.report && !isSameView(state, opens, start, facts)
          const words = [whoseOf(report), isChanged && 'تغییرکرده'].filter(Boolean).join('، ')
          return { key: `report-${report.id}`, label: report.name, opens, ...(words && { count: words }) }
        }),
    [rows, start, facts, state],
  )
}

const whoseOf = ({ mine, isShared }: Report) => !mine && (isShared ? 'از مدیر شرکت' : 'از مدیر سامانه')

/** Opens the list with the person's default report, once, and only when the address asks for nothing else. */
function useDefaultReport(table: Omit<Saved, 'list'>, report: Report | undefined) {
  const { facts, state, start, onStateChange } = table
  const isDone = useRef(false)
  useEffect(() => {
    if (!report || isDone.current) return
    isDone.current = true
    if (!isBareAddress(writeAddress(state, start, facts), facts)) return
    onStateChange({ ...readAddress(report.state, start, facts), report: report.id })
  }, [report, state, start, facts, onStateChange])
}
