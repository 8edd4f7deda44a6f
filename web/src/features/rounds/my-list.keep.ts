import { inOrder } from '../../kernel/in-order.ts'
import type { Keep, Kept } from './my-list.store.ts'

const store = () => import('../../kernel/device-store.ts')

/** What was unsent so long ago may be wanted no more. */
const goodForMs = 15 * 60_000

/**
 * Keeps the unsent changes of a turn's list on the device, sealed, for a quarter of an hour after the page was closed and
 * as long as the session lives. Tells when something was there that is too old.
 */
export function keepOnDevice(turnId: number, onTooOld: () => void): Keep {
  const name = `unsent ${turnId}`
  // one after the other: the last that was to be kept is what is kept
  const oneByOne = inOrder()
  return {
    load: () =>
      oneByOne(async () => {
        const { openSealed, keepSealed } = await store()
        const found = await openSealed(name)
        if (!found) return null
        if (Date.now() - found.at <= goodForMs) return found.value as Kept
        onTooOld()
        await keepSealed(name, undefined)
        return null
      }),
    save: (kept) =>
      void oneByOne(async () => (await store()).keepSealed(name, kept ?? undefined)).catch(() => undefined),
  }
}
