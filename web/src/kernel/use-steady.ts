import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function on every render, which calls the newest one given: for screens of lists, which must not change. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
