/**
 * The newest checkpoint of each hall's log that this browser saw, and the key that signed it: public words, so they lie
 * open, and outlive every session. What comes later must agree with them.
 */
export type LogSeen = { vkey: string; checkpoint: string }

const nameOf = (hallId: number) => `bargah.log.${hallId}`
const unseenName = (hallId: number) => `${nameOf(hallId)}.unseen`

/** Since when the log was not to be seen though the server was, in ms; null when it was seen last. */
export function findUnseen(hallId: number): number | null {
  try {
    return Number(localStorage.getItem(unseenName(hallId))) || null
  } catch {
    return null
  }
}

/** Notes that a log was seen (null), or that it was not, from then on unless it was not before. Out: since when. */
export function noteUnseen(hallId: number, at: number | null): number | null {
  const since = at === null ? null : (findUnseen(hallId) ?? at)
  try {
    if (since === null) localStorage.removeItem(unseenName(hallId))
    else localStorage.setItem(unseenName(hallId), String(since))
  } catch {
    // storage is closed: each sight is the first
  }
  return since
}

export function findSeen(hallId: number): LogSeen | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(hallId)) ?? 'null') as LogSeen | null
  } catch {
    return null
  }
}

export function keepSeen(hallId: number, seen: LogSeen | null): void {
  try {
    if (seen) localStorage.setItem(nameOf(hallId), JSON.stringify(seen))
    else localStorage.removeItem(nameOf(hallId))
  } catch {
    // storage is closed: each sight is the first
  }
}
