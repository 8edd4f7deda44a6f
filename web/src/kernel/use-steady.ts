import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function on every drawing, which does what the newest one given does: for screens of lists, which stay the same. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
