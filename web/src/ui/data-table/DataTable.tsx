import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Download } from 'lucide-react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { ErrorState } from '../EmptyState.tsx'
import { fetched } from '../fetched.tsx'
import type { OptionKey } from '../option.ts'
import { SelectionBar } from '../SelectionBar.tsx'
import { SkeletonCards, useHeldLoading } from '../Skeleton.tsx'
import { Tabs } from '../Tabs.tsx'
import { PHONE, useMedia } from '../use-media.ts'
import type { DataTableProps } from './data-table-props.ts'
import { ExportProgress, useExport } from './ExportProgress.tsx'
import { rowsOfPage } from './pages.rules.ts'
import { PrintHead, usePrinting } from './PrintHead.tsx'
import { TableCards } from './TableCards.tsx'
import { TableFoot } from './TableFoot.tsx'
import { indexOfGroup, TableGroups } from './TableGroups.tsx'
import { sidesPx, TableGrid } from './TableGrid.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { saySums } from './sums.rules.ts'
import { sayCount, sayRowsFound, sumsText } from './table-words.ts'
import { isFiltered, type Layout, type TableState } from './table-state.rules.ts'
import { usePlaces } from './use-places.ts'
import './data-table.css'

const SearchNotes = fetched(() => import('./SearchNotes.tsx'))
const none: never[] = []

const withoutRoom = ({ order, hidden }: Layout, places: readonly { id: string }[]) =>
  order.filter((id) => !hidden.includes(id) && !places.some((place) => place.id === id))

/** The one table of every list: see data-table-props.ts for what it takes, and docs/decisions/0013-data-table.md. */
export function DataTable<Row extends object, Key extends OptionKey>(props: DataTableProps<Row, Key>) {
  const {
    columns,
    filters = none,
    views = none,
    source,
    state,
    onStateChange,
    selectable,
    card,
    noun,
    label,
    now,
    totals,
  } = props
  const { rows, groups } = source
  const within = groups?.list[indexOfGroup(groups, state.within)]
  const total = groups?.total ?? source.total
  const scroller = useRef<HTMLDivElement>(null)
  const phone = useMedia(PHONE)
  const { printing, printedAt, print } = usePrinting()
  const { running, start: startExport } = useExport(props.onExport)
  const chosen = useChosen(props)
  const [choosing, setChoosing] = useState(false)
  const [said, say] = useState('')
  const loading = useHeldLoading(source.loading)
  const asked = {
    columns,
    layout: state.layout,
    rows,
    sides: sidesPx(props),
    isDrawn: !loading,
    isPrinted: printing,
  }
  const places = usePlaces(scroller, asked)
  const given = views.find(({ opens }) => opens && opens.report === state.report)
  const seen = views.length > 0 ? { views, value: given?.key ?? state.view, onChange: see } : undefined
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part })
  const atLeast = source.totalIsAtLeast ?? false
  const areAll = rows.length === total && !atLeast
  const { hidden } = state.layout
  // nothing is added up by its column that one has not before him
  const summing = useMemo(
    () => ({ columns: totals ? columns : columns.filter(({ id }) => !hidden.includes(id)), totals }),
    [columns, hidden, totals],
  )
  const ofPage = useMemo(() => sumsText(summing, rows, areAll ? '' : ' در این صفحه'), [summing, rows, areAll])
  const sums = groups?.sums ?? (source.sums ? saySums(summing, source.sums) : ofPage)
  const chosenRows = selectable ? { keys: chosen.keys, onChoose: chosen.choose } : null
  const cardOf = (phone || props.isNarrow) && !printing ? card : undefined

  const isFound =
    isFiltered(state) && !loading && !source.refreshing && !source.error && !(props.isCounted && total > 0)
  const found = isFound ? { words: sayCount(total, source.totalIsAtLeast), isNone: total === 0 } : undefined

  function see(key: string) {
    const { opens } = views.find((view) => view.key === key) ?? {}
    // leaving a saved report also drops its filters
    onStateChange(opens ?? { ...(given ? { ...props.start, report: 0 } : state), view: key, page: 1 })
  }
  const body = (): ReactNode => {
    if (source.error)
      return (
        <ErrorState
          title={props.errorTitle ?? `${label} باز نشد`}
          retrying={source.refreshing ?? false}
          onRetry={source.retry}
        >
          {source.error}
        </ErrorState>
      )
    if (!loading && (groups ? total : rows.length) === 0)
      return (isFiltered(state) && props.emptyFiltered) || props.empty
    if (cardOf && loading) return <SkeletonCards />
    if (cardOf) {
      const cards = <TableCards {...props} rows={rows} card={cardOf} chosen={choosing ? chosenRows : null} />
      if (!groups) return cards
      return (
        <TableGroups
          {...{ groups, noun }}
          within={state.within}
          onWithin={(key) => change({ within: key, page: 1 })}
          wrap={(head) => <div className="pad-3 line-below group-head">{head}</div>}
        >
          {groups.opening ? <SkeletonCards /> : cards}
        </TableGroups>
      )
    }
    return (
      <TableGrid
        {...props}
        places={places}
        chosen={chosenRows}
        scroller={scroller}
        loading={loading}
        whole={printing}
      />
    )
  }
  return (
    <div
      className={classes(
        'relative panel data-table',
        source.refreshing && 'is-refreshing',
        props.isPage && !cardOf && 'column fills',
      )}
    >
      <PrintHead
        {...{ label, filters, state, total, atLeast, noun, sums }}
        now={printedAt ?? now}
        shown={groups ? total : rows.length}
      />
      {cardOf && seen && <Tabs label="نماها" tabs={views} {...seen} />}
      <TableToolbar
        {...props}
        left={withoutRoom(state.layout, places)}
        searchHint={props.searchHint}
        reports={props.reports}
        filters={filters}
        onSheet={props.onExport && startExport}
        onPrint={print}
        asCards={cardOf !== undefined}
        views={cardOf ? undefined : seen}
        isLong={source.isLong ?? false}
        choosing={choosing}
        onChoosing={(on) => {
          setChoosing(on)
          if (!on) chosen.clear()
        }}
        say={say}
        found={found}
      />
      {running && <ExportProgress running={running} />}
      {state.search !== '' && rows.length > 0 && (
        <SearchNotes
          {...{ columns, places, rows, noun, total }}
          {...state}
          onLayout={(layout) => change({ layout })}
          asCards={cardOf !== undefined}
          everyDay={props.everyDay}
        />
      )}
      {body()}
      {total > 0 && !source.error && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          rows={rowsOfPage(state.pageSize, props.fits)}
          total={source.total}
          groups={groups}
          within={within?.label}
          atLeast={source.totalIsAtLeast ?? false}
          onCount={source.onCount}
          counting={source.counting ?? false}
          noun={noun}
          sums={sums}
          underRows={props.underRows}
          isCrowded={props.isCrowded || props.isNarrow || false}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize, page: 1 })}
        />
      )}
      {selectable && (
        <SelectionBar
          count={chosen.keys.size}
          noun={noun}
          sums={sumsText(summing, chosen.rows)}
          onClear={chosen.clear}
        >
          {props.bulk?.({ keys: chosen.keys, clear: chosen.clear })}
          {props.onExport && (
            <Button size="dense" icon={<Download />} onClick={() => startExport('xlsx', [...chosen.keys])}>
              خروجی
            </Button>
          )}
        </SelectionBar>
      )}
      <p className="sr" role="status">
        {!loading &&
          !source.error &&
          sayRowsFound({ total, atLeast: source.totalIsAtLeast, noun, state, columns, groups })}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  )
}

/** The rows that are chosen, kept from page to page; other filters, words or another view choose anew. */
function useChosen<Row extends object, Key extends OptionKey>(props: DataTableProps<Row, Key>) {
  const { state, source, rowKey } = props
  const [kept, setKept] = useState<ReadonlyMap<Key, Row>>(new Map())
  const about = JSON.stringify([state.view, state.search, state.filters])
  const [chosenOf, setChosenOf] = useState(about)
  const clear = () => setKept(new Map())
  if (chosenOf !== about) {
    setChosenOf(about)
    clear()
  }
  const keys = useMemo(() => new Set(kept.keys()), [kept])
  // a row in sight is as it is now, another as it was when it was chosen
  const rows = useMemo(() => {
    if (kept.size === 0) return []
    return [...new Map([...kept, ...inSight(source.rows, rowKey, kept)]).values()]
  }, [kept, source.rows, rowKey])
  const choose = (some: readonly Key[], on: boolean) =>
    setKept((known) => {
      const next = new Map(known)
      for (const row of source.rows) {
        const key = rowKey(row)
        if (!some.includes(key)) continue
        if (on) next.set(key, row)
        else next.delete(key)
      }
      return next
    })
  return { keys, rows, choose, clear }
}

function inSight<Row, Key>(rows: readonly Row[], rowKey: (row: Row) => Key, kept: ReadonlyMap<Key, Row>) {
  return rows.flatMap((row): [Key, Row][] => (kept.has(rowKey(row)) ? [[rowKey(row), row]] : []))
}
