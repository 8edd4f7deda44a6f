import { useEffect } from 'react'
import { isForPage } from '../ui/letter-keys.ts'

/** Calls back with the place of 1 to 9 outside of fields. By the key's place, so that a Persian keyboard works too. */
export function useFavouriteKeys(open: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? []
      if (digit && isForPage(event)) open(Number(digit) - 1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
