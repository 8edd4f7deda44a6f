import { type RefObject, useLayoutEffect, useRef } from 'react'

const motion = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-cargo]') ?? [])]

/** Rows of a list that change places by a press go there before one's eyes. Out: to be called before the change. */
export function useSwap(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<string | undefined, number> | null>(null)
  useLayoutEffect(() => {
    const tops = before.current
    before.current = null
    if (!tops || isCalm()) return
    for (const row of rowsOf(list.current)) {
      const from = tops.get(row.dataset.cargo)
      const by = from === undefined ? 0 : from - row.offsetTop
      if (by !== 0) row.animate([{ translate: `0 ${by}px` }, { translate: '0' }], motion)
    }
  })
  return () => {
    before.current = new Map(rowsOf(list.current).map((row) => [row.dataset.cargo, row.offsetTop]))
  }
}
