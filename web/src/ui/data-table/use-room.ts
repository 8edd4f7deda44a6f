import { type RefObject, useLayoutEffect, useState } from 'react'

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
