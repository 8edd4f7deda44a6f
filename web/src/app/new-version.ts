import { connectionLost } from '../kernel/api-error.ts'
import { useWatched, watched } from '../ui/watched.ts'

/** How to change to a newer version of the panel that waits, when there is one. */
const change = watched<(() => void) | null>(null)

/** A newer version waits; `take` changes to it. */
export const announceNewVersion = (take: () => void): void => change.set(take)

/** Changes to the version that waits, or null. */
export const useNewVersion = (): (() => void) | null => useWatched(change)

/** Whether the server now serves another build than this one: then the code of a page may be gone from it. */
export async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src')
  const page = await fetch('/index.html?newest', { cache: 'no-store' }).then((reply) => reply.text())
  return own !== null && own !== undefined && !page.includes(own)
}

/** Fetches the code of a page. Throws connectionLost, after offering the newer version when that is the reason. */
export async function fetchPage<Page>(fetch: () => Promise<Page>): Promise<Page> {
  try {
    return await fetch()
  } catch {
    if (await isReplaced().catch(() => false)) announceNewVersion(() => window.location.reload())
    throw connectionLost()
  }
}
