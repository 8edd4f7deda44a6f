import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../classes.ts'
import { canSort, type Sort, soundWidth } from './table-state.rules.ts'
import { type PlacedColumn, placeStyle, sideClass } from './column-places.ts'

const stepPx = 16
const widthKeys = 'Shift+ArrowLeft Shift+ArrowRight'

type HeadProps<Row> = {
  places: readonly PlacedColumn<Row>[]
  offset: number
  sorts: readonly Sort[]
  isLong: boolean
  onSort: (id: string, several: boolean) => void
  /** null: as wide as it was at first. */
  onWidth: (id: string, width: number | null) => void
  before?: ReactNode
  after?: ReactNode
}

/** The head: one stop of the Tab key; arrows walk it, Enter sorts, Shift sorts by several, Shift with arrows widens. */
export function TableHead<Row>(props: HeadProps<Row>) {
  const { places, offset, sorts, isLong, onSort, onWidth, before, after } = props
  const heads = places.filter(({ menu }) => !menu)
  const [stop, setStop] = useState<string | null>(null)
  const stopId = heads.some(({ id }) => id === stop) ? stop : heads[0]?.id
  const walk = (event: KeyboardEvent<HTMLElement>, place: PlacedColumn<Row>) => {
    const onward = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    if (onward === undefined) return
    event.preventDefault()
    if (event.shiftKey) return onWidth(place.id, soundWidth(place.px + onward * stepPx))
    const next = heads[heads.indexOf(place) + onward]
    if (!next) return
    setStop(next.id)
    event.currentTarget.closest('tr')?.querySelector<HTMLElement>(`[data-head="${next.id}"]`)?.focus()
  }
  return (
    <thead>
      <tr aria-rowindex={1}>
        {before}
        {places.map((place) => (
          <HeadCell
            key={place.id}
            place={place}
            offset={offset}
            sorts={sorts}
            isLong={isLong}
            tabIndex={place.id === stopId ? 0 : -1}
            onSort={onSort}
            onWidth={onWidth}
            onKeyDown={(event) => walk(event, place)}
          />
        ))}
        {after}
      </tr>
    </thead>
  )
}

type HeadCellProps<Row> = Pick<HeadProps<Row>, 'sorts' | 'isLong' | 'onSort' | 'onWidth' | 'offset'> & {
  place: PlacedColumn<Row>
  tabIndex: number
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const directions = { true: 'descending', false: 'ascending' } as const

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { place, offset, sorts, isLong, onSort, onWidth, tabIndex, onKeyDown } = props
  const { id, header, menu } = place
  const sortable = canSort(place, isLong)
  const at = sorts.findIndex((sort) => sort.id === id)
  const sort = sorts[at]
  const shared = { 'data-head': id, tabIndex, onKeyDown, 'aria-keyshortcuts': widthKeys }
  return (
    <th
      scope="col"
      data-column={menu ? undefined : id}
      className={classes(sideClass(place), menu && 'c-menu')}
      style={placeStyle(place, offset)}
      aria-sort={sort ? directions[`${sort.descending}`] : sortable ? 'none' : undefined}
    >
      {menu && <span className="sr">{header}</span>}
      {!menu && !sortable && (
        <span {...shared} className="head-name">
          {header}
        </span>
      )}
      {!menu && sortable && (
        <button
          type="button"
          {...shared}
          title={`${header}؛ با Shift چند ستون، با Shift و پیکان پهنای ستون`}
          onClick={(event) => onSort(id, event.shiftKey)}
        >
          <span className="head-name">{header}</span>
          {sort && (sort.descending ? <ArrowDown /> : <ArrowUp />)}
          {sort && sorts.length > 1 && <small className="num">{toPersianDigits(at + 1)}</small>}
        </button>
      )}
      {!menu && <WidthHandle place={place} onWidth={onWidth} />}
    </th>
  )
}

type WidthHandleProps<Row> = { place: PlacedColumn<Row>; onWidth: HeadProps<Row>['onWidth'] }

/** The edge of a head: dragging it sets the width, a double press gives the first back. The keyboard has the head. */
function WidthHandle<Row>({ place, onWidth }: WidthHandleProps<Row>) {
  const [drag, setDrag] = useState<{ fromX: number; px: number } | null>(null)
  const widthAt = (event: PointerEvent<HTMLElement>, fromX: number) => {
    const toStart = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    return soundWidth(place.px + (event.clientX - fromX) * toStart)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={classes('width-handle', drag !== null && 'is-dragged')}
      style={drag ? { insetInlineEnd: place.px - drag.px - 4 } : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ fromX: event.clientX, px: place.px })
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, px: widthAt(event, drag.fromX) })}
      onPointerUp={() => {
        if (drag && drag.px !== place.px) onWidth(place.id, drag.px)
        setDrag(null)
      }}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onWidth(place.id, null)}
    />
  )
}
