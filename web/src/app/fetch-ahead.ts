import { paths } from '../kernel/paths.ts'

const afterMs = 3_000
const screens = [
  paths.home,
  paths.announcedLoads,
  paths.myList,
  paths.myPermits,
  paths.myPermit(0),
  paths.myResult,
  paths.me,
  paths.myLook,
  paths.noticeChoices,
  paths.help,
  paths.helpTurn,
  paths.writeMessage,
  paths.freeLoads,
  paths.turn,
  paths.turns,
  paths.myWallet,
  paths.accountReport,
  paths.notifications,
  paths.profile,
]

/**
 * Fetches the code of a driver's screens one after another, when nothing else is to do, and only where a service worker keeps
 * it and the phone is not told to save data. `leaving` stops it before the next screen; one that fails is left out.
 */
export async function fetchAhead(
  preload: (to: string) => Promise<unknown>,
  leaving: AbortSignal,
): Promise<void> {
  if (!(await isKept())) return
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  for (const to of screens) {
    await whenIdle()
    if (leaving.aborted) return
    await preload(to).catch(() => undefined)
  }
}

type Network = { connection?: { saveData?: boolean } }

/** Whether a service worker keeps what is fetched, which takes a while; never resolves where none comes. */
async function isKept(): Promise<boolean> {
  if ((navigator as Network).connection?.saveData || !navigator.serviceWorker) return false
  await navigator.serviceWorker.ready
  return true
}

// Safari has no requestIdleCallback
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: afterMs })
    else setTimeout(resolve, 200)
  })
