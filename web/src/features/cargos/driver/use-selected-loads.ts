import { useSyncExternalStore } from 'react'
import { onSession } from '../../../kernel/session.ts'

/** The free loads that the driver has marked, by number: to compare, to call about, to take. Gone with the page or him. */
let selected: readonly number[] = []
const listeners = new Set<() => void>()
const show = (next: readonly number[]) => {
  selected = next
  for (const listener of listeners) listener()
}
onSession((change) => {
  if (change === 'left' || change === 'expired') show([])
})
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSelectedLoads = (): readonly number[] => useSyncExternalStore(subscribe, () => selected)

/** Marks a load, or takes the mark off it. */
export const toggleSelected = (id: number) =>
  show(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
