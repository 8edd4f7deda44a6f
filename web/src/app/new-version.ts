import { useSyncExternalStore } from 'react'

/** How to change to a newer version of the panel that waits, when there is one. */
let change: (() => void) | null = null
const listeners = new Set<() => void>()

/** A newer version waits; `take` changes to it. */
export function announceNewVersion(take: () => void): void {
  change = take
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes to the version that waits, or null. */
export const useNewVersion = (): (() => void) | null => useSyncExternalStore(subscribe, () => change)
