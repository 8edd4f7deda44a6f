import { useState } from 'react'

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
