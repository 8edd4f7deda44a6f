import type { Keep, Kept } from './my-list.store.ts'

const prefix = 'bargah.list.'
/** What was unsent so long ago may be wanted no more. */
const goodForMs = 15 * 60_000
type OnDevice = { at: number; kept: Kept }

/** Keeps the unsent changes of a turn's list on the device, for a quarter of an hour after the page was closed. */
export function keepOnDevice(turnId: number): Keep {
  const name = `${prefix}${turnId}`
  return {
    load() {
      const text = localStorage.getItem(name)
      if (text === null) return []
      const { at, kept } = JSON.parse(text) as OnDevice
      return Date.now() - at > goodForMs ? [] : kept
    },
    save(kept) {
      try {
        if (kept.length === 0) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify({ at: Date.now(), kept } satisfies OnDevice))
      } catch {
        // storage is full or closed: the changes live as long as the page
      }
    },
  }
}

/** Forgets what was kept, of every turn: somebody else may sign in here. */
export function forgetUnsent(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
}
