import { useState } from 'react'
import type { TableState } from './table-state.rules.ts'

/** The rows that are chosen, kept from page to page; other filters, words or another view choose anew. */
export function useChosen<Key>({ view, search, filters }: TableState) {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const about = JSON.stringify([view, search, filters])
  const [chosenOf, setChosenOf] = useState(about)
  const clear = () => setKeys(new Set())
  if (chosenOf !== about) {
    setChosenOf(about)
    clear()
  }
  const choose = (some: readonly Key[], on: boolean) =>
    setKeys((known) => {
      const next = new Set(known)
      for (const key of some)
        if (on) next.add(key)
        else next.delete(key)
      return next
    })
  return { keys, choose, clear }
}
