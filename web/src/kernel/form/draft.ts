import { draftPrefix } from '../session.ts'

/*
 * What somebody has typed, and how far he came, before he is signed in: nobody's key can seal it, so it stays in the storage
 * of this window alone, for an hour, and goes when somebody signs in or out (kernel/session.ts). Passwords are none of it.
 */
const livesMs = 60 * 60_000

/** Out: what was kept under a name; null where there is nothing, or nothing that can be read. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    const { at, draft } = JSON.parse(sessionStorage.getItem(draftPrefix + name) ?? 'null') as {
      at: number
      draft: Draft
    }
    return Date.now() - at < livesMs ? draft : null
  } catch {
    return null
  }
}

/** Keeps it, or forgets it (null). A window that keeps nothing goes on without. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(draftPrefix + name)
    else sessionStorage.setItem(draftPrefix + name, JSON.stringify({ at: Date.now(), draft }))
  } catch {
    // what is typed is seen as long as the page stands
  }
}
