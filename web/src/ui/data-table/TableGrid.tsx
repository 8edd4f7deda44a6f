import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { classes } from '../classes.ts'
import type { OptionKey } from '../option.ts'
import type { DataTableProps } from './data-table-props.ts'
import { rowsOfPage } from './pages.rules.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { type Chosen, headPx, TableBody } from './TableBody.tsx'
import { indexOfGroup, TableGroups } from './TableGroups.tsx'
import { TableHead } from './TableHead.tsx'
import { pressSort, type TableState } from './table-state.rules.ts'
import type { PlacedColumn } from './column-places.ts'
import { useEdges } from '../use-edges.ts'
import { rowPx } from './use-dense.ts'

const checkPx = 44
const chevronPx = 44

/** In: a table's properties. Out: the room that its check boxes and chevrons take, in px. */
export const sidesPx = ({ selectable, child }: { selectable?: boolean; child?: object }) =>
  (selectable ? checkPx : 0) + (child ? chevronPx : 0)

type TableGridProps<Row extends object, Key extends OptionKey> = DataTableProps<Row, Key> & {
  places: readonly PlacedColumn<Row>[]
  chosen: Chosen<Key> | null
  scroller: RefObject<HTMLDivElement | null>
  loading: boolean
  /** Draws every row, for paper. */
  whole: boolean
}

export function TableGrid<Row extends object, Key extends OptionKey>(props: TableGridProps<Row, Key>) {
  const { label, source, state, onStateChange, selectable = false, child, places, chosen } = props
  const { scroller, loading } = props
  const { rows, groups, isLong = false } = source
  const openAt = groups ? indexOfGroup(groups, state.within) : -1
  const pageRows = rowsOfPage(state.pageSize, props.fits)
  const offset = chosen ? checkPx : 0
  const width = places.reduce((sum, { px }) => sum + px, sidesPx(props))
  const pinned = places.reduce((sum, { px, pinnedAt }) => (pinnedAt === null ? sum : pinnedAt + px), 0)
  const acts = places.reduce((sum, { px, menu }) => (menu ? sum + px : sum), child ? chevronPx : 0)
  const edges = { '--pinned': `${pinned + offset}px`, '--kept-end': `${acts}px` } as CSSProperties
  const frame = useRef<HTMLDivElement>(null)
  useEdges(frame, scroller)
  useWholeWords(scroller)
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part })
  const setWidth = (id: string, px: number | null) => {
    const { [id]: _, ...others } = state.layout.widths
    change({ layout: { ...state.layout, widths: px === null ? others : { ...others, [id]: px } } })
  }
  const span = places.length + (chosen ? 1 : 0) + (child ? 1 : 0)
  const heads = openAt + 1
  const body =
    loading || groups?.opening ? (
      <SkeletonRows
        count={groups?.list[openAt] ? Math.min(groups.list[openAt].count, props.fits ?? 1) : props.fits}
        places={places}
        withCheck={selectable}
        withChevron={child !== undefined}
      />
    ) : (
      <TableBody
        {...props}
        rows={rows}
        offset={offset}
        skipped={heads + (pageRows === 'all' ? 0 : (state.page - 1) * pageRows)}
        above={headPx + heads * (props.isDense ? rowPx.dense : rowPx.plain)}
      />
    )
  return (
    <div ref={frame} className="relative table-frame" style={edges}>
      <div
        ref={scroller}
        className="scrolls table-wrap"
        // without rows that take focus, the keyboard scrolls the table itself
        {...(rows.length === 0 && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <table
          className={classes('grid-table data-grid', props.isDense && 'is-dense')}
          style={{ inlineSize: width }}
          aria-label={label}
          aria-busy={loading || source.refreshing || undefined}
          aria-rowcount={source.totalIsAtLeast ? -1 : source.total + 1 + (groups?.list.length ?? 0)}
        >
          <colgroup>
            {chosen && <col style={{ inlineSize: checkPx }} />}
            {places.map(({ id, px }) => (
              <col key={id} style={{ inlineSize: px }} />
            ))}
            {child && <col style={{ inlineSize: chevronPx }} />}
          </colgroup>
          <TableHead
            places={places}
            offset={offset}
            sorts={state.sorts}
            isLong={isLong}
            onSort={(id, several) =>
              change({ sorts: pressSort(state.sorts, id, several && !isLong), page: 1 })
            }
            onWidth={setWidth}
            before={
              chosen && (
                <th className="c-check is-pinned">
                  <ChooseAll rows={rows} rowKey={props.rowKey} chosen={chosen} />
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
          {groups && !loading ? (
            <TableGroups
              groups={groups}
              noun={props.noun}
              within={state.within}
              onWithin={(within) => change({ within, page: 1 })}
              wrap={(head, at) => (
                <tbody>
                  <tr aria-rowindex={at + 2 + (openAt >= 0 && at > openAt ? source.total : 0)}>
                    <th className="group-head" colSpan={span} scope="rowgroup">
                      {head}
                    </th>
                  </tr>
                </tbody>
              )}
            >
              {body}
            </TableGroups>
          ) : (
            body
          )}
        </table>
      </div>
    </div>
  )
}

type ChooseAllProps<Row, Key> = {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  chosen: Chosen<Key>
}

function ChooseAll<Row, Key>({ rows, rowKey, chosen: { keys, onChoose } }: ChooseAllProps<Row, Key>) {
  const count = keys.size === 0 ? 0 : rows.filter((row) => keys.has(rowKey(row))).length
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

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth

/** A cell that is cut, and only that, says itself in whole when one points at it. */
function useWholeWords(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = scroller.current
    const say = ({ target }: Event) => {
      const cell = (target as Element).closest<HTMLElement>('tr[data-row] > td')
      if (!cell) return
      if ([cell, ...cell.querySelectorAll('.ellipsis')].some(isCut)) cell.title = cell.innerText
      else cell.removeAttribute('title')
    }
    box?.addEventListener('mouseover', say)
    return () => box?.removeEventListener('mouseover', say)
  }, [scroller])
}
