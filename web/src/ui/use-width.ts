import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element, kept up to date. Out: its ref, and the width in px (`before` until it is measured). */
export function useWidth(before: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(before)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
