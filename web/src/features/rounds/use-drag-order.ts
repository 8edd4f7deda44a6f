import { type PointerEvent, type RefObject, useState } from 'react'
import { placeWhileDragged } from './my-list.rules.ts'

type Drag = { from: number; to: number; startY: number; rowHeight: number }
type DragOrder = {
  count: number
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/** How a row stands while a list is being ordered by hand: its place from 0, how far it is shifted, whether it is held. */
export type DraggedRow = { place: number; shiftPx: number; held: boolean; dragging: boolean }

/**
 * Moves a row of a list by its grip, with finger or mouse. The rows stay where they are in the page and are only
 * shifted, so that the grip keeps the pointer; letting go calls `onMove`.
 */
export function useDragOrder({ count, list, onMove }: DragOrder) {
  const [drag, setDrag] = useState<Drag | null>(null)

  const gripOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const [first, second] = list.current?.children ?? []
      if (!first || !second || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rowHeight = second.getBoundingClientRect().top - first.getBoundingClientRect().top
      setDrag({ from: index, to: index, startY: event.clientY, rowHeight })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return
      const rows = Math.round((event.clientY - drag.startY) / drag.rowHeight)
      const to = Math.min(count - 1, Math.max(0, drag.from + rows))
      if (to !== drag.to) setDrag({ ...drag, to })
    },
    onPointerUp: () => {
      if (drag) onMove(drag.from, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })

  const rowOf = (index: number): DraggedRow => {
    if (!drag) return { place: index, shiftPx: 0, held: false, dragging: false }
    const place = placeWhileDragged(index, drag)
    return { place, shiftPx: (place - index) * drag.rowHeight, held: index === drag.from, dragging: true }
  }
  return { gripOf, rowOf }
}
