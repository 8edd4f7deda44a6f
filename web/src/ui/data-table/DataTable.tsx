import { ArrowDownUp, Download } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import { ErrorState } from '../EmptyState.tsx'
import { Menu } from '../Menu.tsx'
import type { OptionKey } from '../option.ts'
import { SelectionBar } from '../SelectionBar.tsx'
import { SkeletonCards, useHeldLoading } from '../Skeleton.tsx'
import { Tabs } from '../Tabs.tsx'
import { PHONE, useMedia } from '../use-media.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import './data-table.css'
import { type DataTableProps, filtersOf, type SheetFormat } from './data-table-props.ts'
import { ExportMenu, ExportProgress, useExport } from './ExportMenu.tsx'
import { FilterBar } from './FilterBar.tsx'
import { PrintHead, usePrinting } from './PrintHead.tsx'
import { saveRowsAsCsv } from './save-file.ts'
import { SearchInput } from './SearchInput.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableBody } from './TableBody.tsx'
import { TableCards } from './TableCards.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { sayFound, sumsText } from './table-words.ts'
import { isFiltered, pressSort, type TableState } from './table-state.rules.ts'
import { useChosen } from './use-chosen.ts'
import { useDataTable } from './use-data-table.ts'

const checkPx = 44
const chevronPx = 44

/** The one table of every list: see data-table-props.ts for what it takes, and docs/decisions/0013-data-table.md. */
export function DataTable<Row extends object, Key extends OptionKey>(props: DataTableProps<Row, Key>) {
  const { columns, source, state, start, onStateChange, selectable, child, card, noun, label, now } = props
  const scroller = useRef<HTMLDivElement>(null)
  const sides = (selectable ? checkPx : 0) + (child ? chevronPx : 0)
  const room = useRoom(scroller) - sides
  const table = useDataTable(props, room)
  const filters = useMemo(() => filtersOf(columns, props.filters), [columns, props.filters])
  const phone = useMedia(PHONE)
  const { printing, print } = usePrinting()
  const { running, start: startExport } = useExport(
    props.onExport ??
      ((_format, { keys }) => {
        const wanted = keys && new Set(keys)
        const rows = wanted ? table.summed.filter((row) => wanted.has(props.rowKey(row))) : table.summed
        return saveRowsAsCsv(label, columns, rows)
      }),
  )
  const chosen = useChosen<Key>(state)
  const [said, say] = useState('')
  const loading = useHeldLoading(source?.loading ?? false)
  const asCards = phone && card && !printing
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part })
  const total = source?.total ?? table.total
  const formats: SheetFormat[] = props.onExport ? ['xlsx', 'csv'] : ['csv']
  const sums = useMemo(
    () => sumsText(columns, table.summed, table.sumsAreWhole),
    [columns, table.summed, table.sumsAreWhole],
  )
  const chosenRows = selectable ? { keys: chosen.keys, onChoose: chosen.choose } : null

  const grid = () => {
    const offset = selectable ? checkPx : 0
    const width = table.places.reduce((sum, { px }) => sum + px, sides)
    const pinned = table.places[0]?.pinnedAt !== null && table.places.length > 0
    return (
      <div
        ref={scroller}
        className="table-wrap"
        // without rows that take focus, the keyboard scrolls the table itself
        {...(table.rows.length === 0 && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          className="grid-table data-grid"
          style={{ inlineSize: width }}
          aria-label={label}
          aria-busy={loading || source?.refreshing || undefined}
          aria-rowcount={source?.totalIsAtLeast ? -1 : total + 1}
        >
          <colgroup>
            {selectable && <col style={{ inlineSize: checkPx }} />}
            {table.places.map(({ id, px }) => (
              <col key={id} style={{ inlineSize: px }} />
            ))}
            {child && <col style={{ inlineSize: chevronPx }} />}
          </colgroup>
          <TableHead
            places={table.places}
            offset={offset}
            sorts={state.sorts}
            onSort={(id, several) => change({ sorts: pressSort(state.sorts, id, several), page: 1 })}
            onWidth={(id, px) => {
              const { [id]: _, ...others } = state.layout.widths
              change({ layout: { ...state.layout, widths: px === null ? others : { ...others, [id]: px } } })
            }}
            before={
              selectable && (
                <th className={classes('c-check', pinned && 'is-pinned')}>
                  <ChooseAll
                    rows={table.rows}
                    rowKey={props.rowKey}
                    chosen={chosen.keys}
                    onChoose={chosen.choose}
                  />
                </th>
              )
            }
            after={
              child && (
                <th className="c-menu">
                  <span className="sr">باز کردن</span>
                </th>
              )
            }
          />
          {loading ? (
            <SkeletonRows
              places={table.places}
              withCheck={selectable ?? false}
              withChevron={child !== undefined}
            />
          ) : (
            <TableBody
              {...props}
              rows={table.rows}
              places={table.places}
              offset={offset}
              skipped={state.pageSize === 'all' ? 0 : (state.page - 1) * state.pageSize}
              chosen={chosenRows}
              scroller={scroller}
              whole={printing}
            />
          )}
        </table>
      </div>
    )
  }
  const body = (): ReactNode => {
    if (source?.error)
      return (
        <ErrorState
          title={props.errorTitle ?? `${label} باز نشد`}
          retrying={source.refreshing ?? false}
          onRetry={source.retry}
        >
          {source.error}
        </ErrorState>
      )
    if (!loading && table.rows.length === 0) return (isFiltered(state) && props.emptyFiltered) || props.empty
    if (!asCards) return grid()
    return loading ? (
      <SkeletonCards />
    ) : (
      <TableCards {...props} rows={table.rows} card={card} chosen={chosenRows} />
    )
  }
  return (
    <div className={classes('table-panel data-table', source?.refreshing && 'is-refreshing')}>
      <PrintHead {...{ label, filters, state, now, total, noun }} />
      {props.views && (
        <Tabs
          label="نماها"
          tabs={props.views}
          value={state.view}
          onChange={(view) => change({ view, page: 1 })}
        />
      )}
      <div className="toolbar">
        {props.searchHint && (
          <SearchInput
            label={label}
            hint={props.searchHint}
            value={state.search}
            onChange={(search) => search !== state.search && change({ search, page: 1 })}
          />
        )}
        <FilterBar {...{ filters, state, onStateChange, now }} />
        <span className="grow" />
        {asCards && <SortMenu columns={columns} state={state} onStateChange={onStateChange} />}
        {props.reports}
        {!asCards && (
          <ColumnChooser
            columns={columns}
            layout={state.layout}
            start={start.layout}
            onLayout={(layout) => change({ layout })}
            say={say}
          />
        )}
        <ExportMenu formats={formats} onSheet={(format) => startExport(format)} onPrint={print} />
      </div>
      {running && <ExportProgress running={running} />}
      {body()}
      {total > 0 && !source?.error && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          atLeast={source?.totalIsAtLeast ?? false}
          onCount={source?.onCount}
          counting={source?.counting ?? false}
          noun={noun}
          sums={sums}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize, page: 1 })}
        />
      )}
      {selectable && (
        <SelectionBar count={chosen.keys.size} noun={noun} onClear={chosen.clear}>
          {props.bulk?.({ keys: chosen.keys, clear: chosen.clear })}
          <Button
            size="dense"
            icon={<Download />}
            onClick={() => startExport(formats[0] ?? 'csv', [...chosen.keys])}
          >
            خروجی
          </Button>
        </SelectionBar>
      )}
      <p className="sr" role="status">
        {!loading &&
          !source?.error &&
          sayFound({ total, atLeast: source?.totalIsAtLeast, noun, state, columns })}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  )
}

type ChooseAllProps<Row, Key> = {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  chosen: ReadonlySet<Key>
  onChoose: (keys: readonly Key[], on: boolean) => void
}

function ChooseAll<Row, Key>({ rows, rowKey, chosen, onChoose }: ChooseAllProps<Row, Key>) {
  const count = chosen.size === 0 ? 0 : rows.filter((row) => chosen.has(rowKey(row))).length
  return (
    <Checkbox
      label="انتخاب همهٔ ردیف‌های این صفحه"
      labelHidden
      value={count > 0 && count === rows.length}
      mixed={count > 0 && count < rows.length}
      onChange={(on) => onChoose(rows.map(rowKey), on)}
    />
  )
}

type SortMenuProps<Row extends object, Key extends OptionKey> = Pick<
  DataTableProps<Row, Key>,
  'columns' | 'state' | 'onStateChange'
>

/** Where there is no head to press, on a phone. */
function SortMenu<Row extends object, Key extends OptionKey>(props: SortMenuProps<Row, Key>) {
  const { columns, state, onStateChange } = props
  return (
    <Menu
      label="ترتیب"
      items={columns
        .filter(({ value, sorts = true }) => value && sorts)
        .map(({ id, header }) => {
          const sort = state.sorts.find((one) => one.id === id)
          return {
            key: id,
            label: header,
            ...(sort && { detail: sort.descending ? 'نزولی' : 'صعودی' }),
            checked: sort !== undefined,
            onSelect: () => onStateChange({ ...state, sorts: pressSort(state.sorts, id, false), page: 1 }),
          }
        })}
      renderTrigger={(trigger) => (
        <Button size="dense" icon={<ArrowDownUp />} {...trigger}>
          ترتیب
        </Button>
      )}
    />
  )
}

/** How wide the table may be, in px. */
function useRoom(scroller: React.RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  return room
}
