import type { Keep, Kept } from './my-list.store.ts'

const prefix = 'bargah.list.'

/** Keeps the unsent changes of a turn's list on the device. */
export function keepOnDevice(turnId: number): Keep {
  const name = `${prefix}${turnId}`
  return {
    load() {
      const text = localStorage.getItem(name)
      return text === null ? [] : (JSON.parse(text) as Kept)
    },
    save(kept) {
      try {
        if (kept.length === 0) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify(kept))
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
