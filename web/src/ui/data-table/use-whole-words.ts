import { type RefObject, useEffect } from 'react'

const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth

/** A cell that is cut, and only that, says itself in whole when one points at it. */
export function useWholeWords(scroller: RefObject<HTMLElement | null>) {
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
