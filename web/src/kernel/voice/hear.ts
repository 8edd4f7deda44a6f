import { useWatched, watched } from '../../ui/watched.ts'

/** Which sentence is being read aloud, and its words once they are known. One at a time; the player comes with the first. */
type Heard = { id: string; words: string }

const heard = watched<Heard | null>(null)
let ending = new AbortController()

export const useHeard = (): Heard | null => useWatched(heard)

export function hush(id = heard.now()?.id): void {
  if (heard.now()?.id !== id) return
  ending.abort()
  heard.set(null)
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
  heard.set({ id, words: '' })
  const stood = pause(standsMs)
  try {
    const { say } = await import('./player.ts')
    await say(sentence, { sound, rings, signal, onWords: (words) => heard.set({ id, words }) })
  } finally {
    await stood
    if (!signal.aborted) heard.set(null)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let opened: AudioContext | null = null

function openSound(): AudioContext {
  opened ??= new AudioContext()
  if (opened.state === 'suspended') void opened.resume()
  return opened
}
