import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { ErrorState } from '../EmptyState.tsx'
import type { OptionKey } from '../option.ts'
import { SelectionBar } from '../SelectionBar.tsx'
import { SkeletonCards, useHeldLoading } from '../Skeleton.tsx'
import { Tabs } from '../Tabs.tsx'
import { PHONE, useMedia } from '../use-media.ts'
import './data-table.css'
import { type DataTableProps, type ExportSheet, filtersOf, type SheetFormat } from './data-table-props.ts'
import { ExportProgress, useExport } from './ExportMenu.tsx'
import { PrintHead, usePrinting } from './PrintHead.tsx'
import { saveRowsAsCsv } from './save-file.ts'
import { TableCards } from './TableCards.tsx'
import { TableFoot } from './TableFoot.tsx'
import { sidesPx, TableGrid } from './TableGrid.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { sayFound, sumsText } from './table-words.ts'
import { isFiltered, type TableState } from './table-state.rules.ts'
import { useChosen } from './use-chosen.ts'
import { useDataTable } from './use-data-table.ts'
import { useRoom } from './use-room.ts'

/** The one table of every list: see data-table-props.ts for what it takes, and docs/decisions/0013-data-table.md. */
export function DataTable<Row extends object, Key extends OptionKey>(props: DataTableProps<Row, Key>) {
  const { columns, source, state, onStateChange, selectable, card, noun, label, now } = props
  const scroller = useRef<HTMLDivElement>(null)
  const table = useDataTable(props, useRoom(scroller) - sidesPx(props))
  const filters = useMemo(() => filtersOf(columns, props.filters), [columns, props.filters])
  const phone = useMedia(PHONE)
  const { printing, printedAt, print } = usePrinting()
  const saveOwnRows: ExportSheet = (_format, { keys }) => {
    const wanted = keys && new Set(keys)
    const rows = wanted ? table.summed.filter((row) => wanted.has(props.rowKey(row))) : table.summed
    return saveRowsAsCsv(label, columns, rows)
  }
  const { running, start: startExport } = useExport(props.onExport ?? saveOwnRows)
  const chosen = useChosen<Key>(state)
  const [choosing, setChoosing] = useState(false)
  const [said, say] = useState('')
  const loading = useHeldLoading(source?.loading ?? false)
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part })
  const { total } = table
  const formats: SheetFormat[] = props.onExport ? ['xlsx', 'csv'] : ['csv']
  const sums = useMemo(
    () => sumsText(columns, table.summed, table.sumsAreWhole),
    [columns, table.summed, table.sumsAreWhole],
  )
  const chosenRows = selectable ? { keys: chosen.keys, onChoose: chosen.choose } : null
  const cardOf = phone && !printing ? card : undefined

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
    if (cardOf && loading) return <SkeletonCards />
    if (cardOf)
      return <TableCards {...props} rows={table.rows} card={cardOf} chosen={choosing ? chosenRows : null} />
    return (
      <TableGrid
        {...props}
        drawn={table.rows}
        places={table.places}
        total={total}
        chosen={chosenRows}
        scroller={scroller}
        loading={loading}
        whole={printing}
      />
    )
  }
  return (
    <div className={classes('table-panel data-table', source?.refreshing && 'is-refreshing')}>
      <PrintHead
        {...{ label, filters, state, total, noun }}
        now={printedAt ?? now}
        shown={table.rows.length}
      />
      {props.views && (
        <Tabs
          label="نماها"
          tabs={props.views}
          value={state.view}
          onChange={(view) => change({ view, page: 1 })}
        />
      )}
      <TableToolbar
        {...props}
        searchHint={props.searchHint}
        reports={props.reports}
        filters={filters}
        formats={formats}
        onSheet={startExport}
        onPrint={print}
        asCards={cardOf !== undefined}
        choosing={choosing}
        onChoosing={(on) => {
          setChoosing(on)
          if (!on) chosen.clear()
        }}
        say={say}
      />
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
