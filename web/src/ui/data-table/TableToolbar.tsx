import { ArrowDownUp, EllipsisVertical, ListChecks, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Menu } from '../Menu.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { DataColumn, SheetFormat, TableFilter } from './data-table-props.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { FilterBar } from './FilterBar.tsx'
import { GroupSelect } from './GroupSelect.tsx'
import { SearchInput } from './SearchInput.tsx'
import { ToolGroup } from './ToolGroup.tsx'
import { canSort, pressSort, type TableState } from './table-state.rules.ts'

type TableToolbarProps<Row> = {
  label: string
  columns: readonly DataColumn<Row>[]
  /** The columns that have no room. */
  left: readonly string[]
  filters: readonly TableFilter[]
  searchHint: string | undefined
  groupings?: readonly { id: string; label: string }[] | undefined
  state: TableState
  isLong: boolean
  start: TableState
  onStateChange: (state: TableState) => void
  reports: ReactNode
  onSheet: ((format: SheetFormat) => void) | undefined
  onPrint: () => void
  /** Rows are cards: there is no head to sort by, and no columns to choose. */
  asCards: boolean
  /** Filters wait behind a button, on a phone. */
  isPhone: boolean
  isDense?: boolean | undefined
  onDense?: ((on: boolean) => void) | undefined
  /** Something stands beside the table: filters and acts wait behind a button each. */
  isCrowded: boolean
  /** Cards can be chosen once one asks for it. */
  selectable?: boolean
  choosing: boolean
  onChoosing: (on: boolean) => void
  now: Date
  say: (words: string) => void
  /** What a search found; undefined without one, and while it is on its way. */
  found: { words: string; isNone: boolean } | undefined
}

/** Over the table: search and filters first, then saved reports, columns and spreadsheets. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { label, columns, filters, searchHint, state, start, onStateChange, asCards, now, say } = props
  const { choosing, onChoosing } = props
  const bar = <FilterBar {...{ filters, state, onStateChange, now }} />
  const { groupings = [] } = props
  const grouping = groupings.length > 0 && <GroupSelect {...{ groupings, state, onStateChange }} />
  const found = props.found && (
    // read aloud by the table's own status
    <span
      className={classes('muted size-sm found num', props.found.isNone && 'is-warning')}
      aria-hidden="true"
    >
      {props.found.words}
    </span>
  )
  return (
    <div className="pad-3 row wrap line-below toolbar">
      {searchHint && (
        <SearchInput
          label={label}
          hint={searchHint}
          value={state.search}
          onChange={(search) => search !== state.search && onStateChange({ ...state, search, page: 1 })}
        />
      )}
      <ToolGroup
        isSheet={props.isPhone || props.isCrowded}
        label="فیلترها"
        icon={<ListFilter />}
        count={filters.filter(({ id }) => state.filters[id] !== undefined).length}
        className="toolbar-row"
      >
        {bar}
        {!asCards && found}
      </ToolGroup>
      <ToolGroup
        isSheet={asCards || props.isCrowded}
        label="کارهای فهرست"
        icon={<EllipsisVertical />}
        className="toolbar-row acts"
      >
        {asCards && <SortMenu {...{ columns, state, onStateChange }} isLong={props.isLong} />}
        {asCards && props.selectable && (
          <Button
            size="dense"
            variant={choosing ? 'soft' : 'default'}
            icon={<ListChecks />}
            aria-pressed={choosing}
            onClick={() => onChoosing(!choosing)}
          >
            انتخاب
          </Button>
        )}
        {props.reports}
        {asCards && grouping}
        {!asCards && (
          <ColumnChooser
            columns={columns}
            layout={state.layout}
            start={start.layout}
            left={props.left}
            isDense={props.isDense}
            onDense={props.onDense}
            grouping={grouping}
            onLayout={(layout) => onStateChange({ ...state, layout })}
            say={say}
          />
        )}
        <ExportMenu onSheet={props.onSheet} onPrint={props.onPrint} />
      </ToolGroup>
      {asCards && found}
    </div>
  )
}

type SortMenuProps<Row> = Pick<TableToolbarProps<Row>, 'columns' | 'state' | 'onStateChange' | 'isLong'>

/** Where there is no head to press, on a phone. */
function SortMenu<Row>({ columns, state, onStateChange, isLong }: SortMenuProps<Row>) {
  return (
    <Menu
      label="ترتیب"
      items={columns
        .filter((column) => canSort(column, isLong))
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
