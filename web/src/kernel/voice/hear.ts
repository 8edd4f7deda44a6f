import { useSyncExternalStore } from 'react'

/** Which sentence is being read aloud, and its words once they are known. One at a time; the player comes with the first. */
type Heard = { id: string; words: string }

let heard: Heard | null = null
let ending = new AbortController()
const listeners = new Set<() => void>()

function change(next: Heard | null) {
  heard = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHeard = (): Heard | null => useSyncExternalStore(subscribe, () => heard)

export function hush(id = heard?.id): void {
  if (heard?.id !== id) return
  ending.abort()
  change(null)
}

type Hearing = {
  /** Something has come, so a sound goes before it. */
  rings?: boolean
  /** Its words stand at least so long, whether or not a sound can be had: nobody asked for them, so nobody waits for them. */
  standsMs?: number
}

/** Reads a sentence aloud in the place of what is being read. */
export async function hear(
  id: string,
  sentence: string,
  { rings = false, standsMs = 0 }: Hearing = {},
): Promise<void> {
  hush()
  ending = new AbortController()
  const { signal } = ending
  // created inside the click: browsers block sound without a user gesture
  const sound = openSound()
  change({ id, words: '' })
  const stood = pause(standsMs)
  try {
    const { say } = await import('./player.ts')
    await say(sentence, { sound, rings, signal, onWords: (words) => change({ id, words }) })
  } finally {
    await stood
    if (!signal.aborted) change(null)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let opened: AudioContext | null = null

function openSound(): AudioContext {
  opened ??= new AudioContext()
  if (opened.state === 'suspended') void opened.resume()
  return opened
}
