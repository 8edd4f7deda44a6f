import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'

const field = 'input[type=search]'
const anyAct = 'button:not(:disabled), a[href]'

/** Where arrows stop, in order: the search, and of each row its first act. */
function stopsOf(place: Element, acts: string): HTMLElement[] {
  const all = [...place.querySelectorAll<HTMLElement>(`${field}, ${acts}`)]
  return all.filter((stop) => {
    const row = stop.closest('li')
    return !row || !place.contains(row) || row.querySelector(acts) === stop
  })
}

/** In: what has the focus. Out: which stop that is; of a second act in a row, the row's. */
const stopAt = (stops: HTMLElement[], target: Element) =>
  stops.findIndex((stop) => stop === target || stop.closest('li')?.contains(target))

/**
 * Keys of a search and the rows under it, for the element around both: arrows walk them, Enter in the search leads to the
 * first that is found, or presses it (`picks`), and never sends a form that it all stands in. What was pressed may be gone
 * when it is done: the focus then goes to what stands in its place. `acts`: what arrows stop at, where other buttons stand
 * around.
 */
export function useSearchWalk<E extends HTMLElement>(enter: 'leads' | 'picks' = 'leads', acts = anyAct) {
  const ref = useRef<E>(null)
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (last.current === null || !ref.current || document.activeElement !== document.body) return
    const stops = stopsOf(ref.current, acts)
    const search = ref.current.parentElement?.querySelector<HTMLElement>(field)
    ;(stops[Math.min(last.current, stops.length - 1)] ?? search)?.focus()
  })
  const onKeyDown = (event: KeyboardEvent<E>) => {
    const { key, target, currentTarget: place } = event
    const isOver = target instanceof Element && target.closest('dialog') !== place.closest('dialog')
    // a field in it may have keys of its own
    if (!(target instanceof Element) || isOver || event.defaultPrevented) return
    const stops = stopsOf(place, acts)
    const now = stopAt(stops, target)
    last.current = now < 0 ? null : now
    const isSearch = target.matches(field)
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? (key === 'Enter' && isSearch ? 1 : 0)
    if (now < 0 || step === 0) return
    event.preventDefault()
    const next = stops[now + step]
    if (!next) return
    if (key === 'Enter' && enter === 'picks') {
      const search = target as HTMLInputElement
      if (search.value.trim() !== '') next.click()
      // what is typed next looks for another
      search.select()
      return
    }
    last.current = now + step
    next.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<E>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) last.current = null
  }
  // who presses anything by a pointer walks no more, wherever it is
  useEffect(() => {
    const forget = () => {
      last.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])
  return { ref, onKeyDown, onBlur }
}
