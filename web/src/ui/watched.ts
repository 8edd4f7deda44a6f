import { useSyncExternalStore } from 'react'

/** A value that stands outside of components and that they look at: setting it tells whoever subscribed. */
export function watched<T>(start: T) {
  let value = start
  const listeners = new Set<() => void>()
  return {
    now: (): T => value,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useWatched = <T>({ now, subscribe }: ReturnType<typeof watched<T>>): T =>
  useSyncExternalStore(subscribe, now)
