import { useSyncExternalStore } from 'react'

const key = 'bargah.sound'
const listeners = new Set<() => void>()

/** Whether what comes (a round, a result, a message) is read aloud by itself on this phone; off until it is chosen. */
export const isSoundOn = (): boolean => localStorage.getItem(key) === 'on'

export function setSound(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSound = (): boolean => useSyncExternalStore(subscribe, isSoundOn)
