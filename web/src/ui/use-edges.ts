import { type RefObject, useLayoutEffect } from 'react'

/** Marks on what is around a scroller whether there is more beyond its start and its end: `data-more="start end"`. */
export function useEdges(around: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [frame, box] = [around.current, scroller.current]
    if (!frame || !box) return
    const look = () => {
      const from = Math.abs(box.scrollLeft)
      const left = box.scrollWidth - box.clientWidth - from
      frame.dataset.more = [from > 1 && 'start', left > 1 && 'end'].filter(Boolean).join(' ')
    }
    look()
    const watcher = new ResizeObserver(look)
    for (const one of [box, ...box.children]) watcher.observe(one)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [around, scroller])
}
