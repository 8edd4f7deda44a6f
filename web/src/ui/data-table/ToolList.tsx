import { ArrowDownUp, Bookmark, FileCode, FileSpreadsheet, FileText, ListChecks, Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../Button.tsx'
import { Menu } from '../Menu.tsx'
import { Segments } from '../Segments.tsx'
import { PHONE, useMedia } from '../use-media.ts'
import { Select } from '../Select.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { SheetFormat } from './data-table-props.ts'
import { ToolAct } from './ToolAct.tsx'
import { canSort, type ColumnFacts, pressSort, type TableState } from './table-state.rules.ts'

export type ToolListProps = {
  columns: readonly (ColumnFacts & { header: string })[]
  /** The columns that have no room. */
  left: readonly string[]
  groupings?: readonly { id: string; label: string }[] | undefined
  state: TableState
  isLong: boolean
  start: TableState
  onStateChange: (state: TableState) => void
  /** Rows are cards: there is no head to sort by, and no columns to choose. */
  asCards: boolean
  isDense?: boolean | undefined
  onDense?: ((on: boolean) => void) | undefined
  /** Cards can be chosen once one asks for it. */
  selectable?: boolean | undefined
  choosing: boolean
  onChoosing: (on: boolean) => void
  /** Opens the saved reports; without it there are none. */
  onReports: (() => void) | undefined
  /** Without it there is no spreadsheet to be had. */
  onSheet: ((format: SheetFormat) => void) | undefined
  onPrint: () => void
  onClose: () => void
  say: (words: string) => void
}

/** What «⋯» of a list holds: columns, groups and the height of rows, then reports, files and paper. */
export default function ToolList(props: ToolListProps) {
  const { state, onStateChange, asCards, groupings = [], onReports, onSheet, onClose } = props
  const top = useRef<HTMLDivElement>(null)
  const isPhone = useMedia(PHONE)
  useEffect(() => top.current?.parentElement?.querySelector<HTMLElement>('button')?.focus(), [])
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <div ref={top} hidden />
      {asCards ? (
        <CardTools {...props} />
      ) : (
        <ColumnChooser
          {...props}
          layout={state.layout}
          start={props.start.layout}
          onLayout={(layout) => onStateChange({ ...state, layout })}
        />
      )}
      {(groupings.length > 0 || (props.onDense && !asCards)) && <hr className="menu-sep" />}
      {groupings.length > 0 && (
        <Line label="گروه‌بندی">
          <GroupSelect {...{ groupings, state, onStateChange }} />
        </Line>
      )}
      {props.onDense && !asCards && <RowHeight isDense={props.isDense ?? false} onDense={props.onDense} />}
      <hr className="menu-sep" />
      {onReports && (
        <ToolAct icon={<Bookmark />} shortcut="G" onClick={onReports}>
          گزارش‌های من
        </ToolAct>
      )}
      {onSheet && (
        <>
          <ToolAct icon={<FileSpreadsheet />} shortcut="X" onClick={closing(() => onSheet('xlsx'))}>
            خروجی اکسل
          </ToolAct>
          <ToolAct icon={<FileText />} onClick={closing(() => onSheet('csv'))}>
            خروجی متن، CSV
          </ToolAct>
          <ToolAct icon={<FileCode />} onClick={closing(() => onSheet('fields'))}>
            CSV با نام فیلدها، برای برنامه‌ها
          </ToolAct>
        </>
      )}
      <ToolAct icon={<Printer />} onClick={closing(props.onPrint)}>
        چاپ ردیف‌های این صفحه
      </ToolAct>
      {isPhone && (
        <Button variant="soft" className="full" onClick={onClose}>
          تمام
        </Button>
      )}
    </>
  )
}

/** «بلندی ردیف»: 44 px or 36. */
const RowHeight = ({ isDense, onDense }: { isDense: boolean; onDense: (on: boolean) => void }) => (
  <Line label="بلندی ردیف">
    <Segments
      label="بلندی ردیف"
      labelHidden
      options={[
        { key: 'plain', label: 'معمولی' },
        { key: 'dense', label: 'فشرده' },
      ]}
      value={isDense ? 'dense' : 'plain'}
      onChange={(height) => onDense(height === 'dense')}
    />
  </Line>
)

/** A control with its label before it, which the control itself says to those who do not see it. */
const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="apart pad-15">
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)

/** Where there is no head to press: the order, and boxes to choose by. */
function CardTools(props: ToolListProps) {
  const { columns, state, onStateChange, isLong, choosing, onChoosing, onClose } = props
  const items = columns
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
    })
  return (
    <>
      <Menu
        label="ترتیب"
        items={items}
        renderTrigger={(trigger) => (
          <ToolAct icon={<ArrowDownUp />} {...trigger}>
            ترتیب
          </ToolAct>
        )}
      />
      {props.selectable && (
        <ToolAct
          icon={<ListChecks />}
          onClick={() => {
            onClose()
            onChoosing(!choosing)
          }}
        >
          {choosing ? 'پایان انتخاب' : 'انتخاب'}
        </ToolAct>
      )}
    </>
  )
}

type GroupSelectProps = {
  groupings: readonly { id: string; label: string }[]
  state: TableState
  onStateChange: (state: TableState) => void
}

const none = { key: '', label: 'بدون گروه‌بندی' }

/** «گروه‌بندی»: by which column, or by none. */
function GroupSelect({ groupings, state, onStateChange }: GroupSelectProps) {
  return (
    <Select
      label="گروه‌بندی"
      labelHidden
      dense
      options={[none, ...groupings.map(({ id, label }) => ({ key: id, label }))]}
      value={state.grouped ?? ''}
      onChange={(id) => onStateChange({ ...state, grouped: id || null, within: null, page: 1 })}
    />
  )
}
