import { useSyncExternalStore } from 'react'

export const PHONE = '(max-width: 600px)'
export const NARROW = '(max-width: 899px)'
/** A list and what is open of it have room beside each other. */
export const ROOMY = '(min-width: 1180px)'

/** Whether the window matches a media query, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
