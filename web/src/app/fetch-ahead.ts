import { whenIdle } from '../kernel/when-idle.ts'

const afterMs = 6_000

/**
 * Fetches the code of a driver's other screens, file by file behind all else, when nothing is to do: only where a service
 * worker keeps it, and not on a network that he pays for by its bytes or that is slow. `leaving` stops it before the next file;
 * one that fails is left out.
 */
export async function fetchAhead(leaving: AbortSignal): Promise<void> {
  if (!navigator.serviceWorker) return
  // it takes a while until one is there, and never resolves where none comes
  await navigator.serviceWorker.ready
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  if (isDear()) return
  const files = await readList().catch(() => [])
  for (const file of files) {
    await whenIdle(afterMs)
    if (leaving.aborted || isDear()) return
    await fetchLast(`/${file}`).catch(() => undefined)
  }
}

const readList = async () => (await (await fetchLast('/ahead.json')).json()) as string[]
const fetchLast = (address: string) => fetch(address, { priority: 'low' })

type Network = { saveData?: boolean; type?: string; effectiveType?: string; metered?: boolean }

/** Where a browser says nothing of its network, it is taken for a free one. */
function isDear(): boolean {
  const network = (navigator as { connection?: Network }).connection
  if (!network) return false
  const { saveData, type, effectiveType, metered } = network
  return saveData === true || metered === true || type === 'cellular' || /2g|3g/.test(effectiveType ?? '')
}
