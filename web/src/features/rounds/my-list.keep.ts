import { isRemembered } from '../../kernel/session.ts'
import type { Keep, Kept } from './my-list.store.ts'

const prefix = 'bargah.list.'
/** What was unsent so long ago may be wanted no more. */
const goodForMs = 15 * 60_000
type OnDevice = { at: number; kept: Kept }

/**
 * Keeps the unsent changes of a turn's list on the device, for a quarter of an hour after the page was closed, or where
 * the device should not remember as long as the window is open. Tells when something was there that is too old.
 */
export function keepOnDevice(turnId: number, onTooOld: () => void): Keep {
  const name = `${prefix}${turnId}`
  const storage = isRemembered() ? localStorage : sessionStorage
  return {
    load() {
      const text = storage.getItem(name)
      forgetUnsent()
      const found = text === null ? null : read(text)
      if (!found) return null
      if (Date.now() - found.at <= goodForMs) return found.kept
      onTooOld()
      return null
    },
    save(kept) {
      try {
        if (kept) storage.setItem(name, JSON.stringify({ at: Date.now(), kept } satisfies OnDevice))
        else storage.removeItem(name)
      } catch {
        // storage is full or closed: the changes live as long as the page
      }
    },
  }
}

/** What another version of the panel kept may have another shape: it is let go. */
function read(text: string): OnDevice | null {
  try {
    const found = JSON.parse(text) as Partial<OnDevice>
    return found.at && found.kept ? { at: found.at, kept: found.kept } : null
  } catch {
    return null
  }
}

/** Forgets what was kept, of every turn: it is another turn now, or somebody else may sign in here. */
export function forgetUnsent(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name)
}
