import { useEffect, useRef } from 'react'

/** Says in `--keyboard` of the element how much of the window's foot the keyboard of a phone covers. */
export function useKeyboardInset<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      element.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return element
}
