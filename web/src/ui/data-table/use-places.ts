import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Needs, type PlacedColumn, placeColumns } from './column-places.ts'
import type { DataColumn } from './data-table-props.ts'
import type { Layout } from './table-state.rules.ts'

type Asked<Row> = {
  columns: readonly DataColumn<Row>[]
  layout: Layout
  rows: readonly Row[]
  /** What the sides take of the room, in px. */
  sides: number
  /** The rows themselves are there, not what stands in for them. */
  isDrawn: boolean
  /** Onto paper, where no column leaves. */
  isPrinted: boolean
}

/** The columns as they are drawn: by the room that there is, and by what the browser says that the cells need. */
export function usePlaces<Row>(
  scroller: RefObject<HTMLElement | null>,
  { columns, layout, rows, sides, isDrawn, isPrinted }: Asked<Row>,
): PlacedColumn<Row>[] {
  const seen = useRoom(scroller) - sides
  const room = isPrinted ? 0 : seen
  const [needs, setNeeds] = useState<Needs>({})
  const shown = layout.order.filter((id) => !layout.hidden.includes(id)).join()
  useLayoutEffect(() => {
    const look = () => {
      const table = scroller.current?.querySelector('table')
      if (!table || !isDrawn || rows.length === 0) return
      const now = measure(table, shown.split(','))
      setNeeds((known) => widest(known, now))
    }
    look()
    // a fallback font has other widths: measure again when the font has loaded
    document.fonts.addEventListener('loadingdone', look)
    return () => document.fonts.removeEventListener('loadingdone', look)
  }, [scroller, rows, shown, isDrawn])
  return useMemo(() => placeColumns(columns, layout, room, needs), [columns, layout, room, needs])
}

/** How wide each column would be if nothing were cut: the browser itself lays the table out so for a moment. */
function measure(table: HTMLTableElement, ids: readonly string[]): Needs {
  const scroller = table.parentElement
  const [left = 0, top = 0] = [scroller?.scrollLeft, scroller?.scrollTop]
  table.classList.add('is-measured')
  const needs = ids.flatMap((id) => {
    const head = table.querySelector(`th[data-column="${id}"]`)
    return head ? [[id, Math.ceil(head.getBoundingClientRect().width)] as const] : []
  })
  table.classList.remove('is-measured')
  scroller?.scrollTo(left, top)
  return Object.fromEntries(needs)
}

/** Needs only grow, so that a table does not move from page to page. */
function widest(known: Needs, now: Needs): Needs {
  const isKnown = Object.entries(now).every(([id, px]) => px <= (known[id] ?? 0))
  if (isKnown) return known
  return {
    ...known,
    ...Object.fromEntries(Object.entries(now).map(([id, px]) => [id, Math.max(px, known[id] ?? 0)])),
  }
}

/** In: what the table scrolls in. Out: how wide that is, in px; 0 before it is drawn. */
export function useRoom(scroller: RefObject<HTMLElement | null>): number {
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
