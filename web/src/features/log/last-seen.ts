/**
 * The newest checkpoint of each hall's log that this browser saw, and the key that signed it: public words, so they lie
 * open, and outlive every session. What comes later must agree with them.
 */
export type Seen = { vkey: string; checkpoint: string }

const nameOf = (hallId: number) => `bargah.log.${hallId}`

export function findSeen(hallId: number): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(hallId)) ?? 'null') as Seen | null
  } catch {
    return null
  }
}

export function keepSeen(hallId: number, seen: Seen | null): void {
  try {
    if (seen) localStorage.setItem(nameOf(hallId), JSON.stringify(seen))
    else localStorage.removeItem(nameOf(hallId))
  } catch {
    // storage is closed: each sight is the first
  }
}
