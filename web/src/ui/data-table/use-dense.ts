import { useEffect, useState } from 'react'
import { PHONE, useMedia } from '../use-media.ts'
import { rowsThatFit, rowsUnfitted } from './pages.rules.ts'
import { useRest } from './use-rest.ts'

/** Heights of a row, in px; the sheets know them as `--row`. */
export const rowPx = { plain: 44, dense: 36 }

/** Whether the rows of a list are low: by the choice of each person, which this device remembers for each list. */
export function useDense(list: string, person: number): [isDense: boolean, setDense: (on: boolean) => void] {
  const key = `bargah.dense.${person}.${list}`
  const [isDense, keep] = useState(() => localStorage.getItem(key) !== null)
  const set = (on: boolean) => {
    if (on) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
    keep(on)
  }
  return [isDense, set]
}

/** How many rows of a list the window shows, once it rests; cards of a phone are not fitted. */
export function useFit(isDense: boolean, above: number): number {
  const isPhone = useMedia(PHONE)
  const [height, setHeight] = useState(window.innerHeight)
  const onRest = useRest(setHeight)
  useEffect(() => {
    const onResize = () => onRest(window.innerHeight)
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  })
  return isPhone ? rowsUnfitted : rowsThatFit(height, isDense ? rowPx.dense : rowPx.plain, above)
}
