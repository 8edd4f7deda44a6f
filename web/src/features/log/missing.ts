import { call } from '../../kernel/api.ts'
import { onSession } from '../../kernel/session.ts'
import { toast } from '../../ui/toast.ts'
import {
  adoptOfSession,
  forgetMissing,
  keepMissing,
  keepReceipts,
  listMissing,
  listReceipts,
  type Missing,
  type own,
} from './receipts.keep.ts'
import { keptOf, type KeptReceipt } from './receipts.ts'
import { useWatched, watched } from '../../ui/watched.ts'

/** When the entry of a receipt was told, in ms; null when it cannot be read. */
function toldAt({ entry }: Pick<KeptReceipt, 'entry'>): number | null {
  try {
    const { at } = JSON.parse(entry) as { at?: unknown }
    return typeof at === 'number' ? at : null
  } catch {
    return null
  }
}

/**
 * In: what is missing of one turn, and the receipts that the server gives of it. Out: those acts whose own entry is among
 * them, and those of which the log has none: another entry of the same turn is no proof of them.
 */
export function computeFound(
  missing: readonly Missing[],
  receipts: readonly Pick<KeptReceipt, 'entry'>[],
): { found: Missing[]; denied: Missing[] } {
  const moments = new Set(receipts.map(toldAt))
  return {
    found: missing.filter(({ at }) => moments.has(at)),
    denied: missing.filter(({ at }) => !moments.has(at)),
  }
}

const waits = [5_000, 15_000, 60_000, 300_000]

/** In: how often it was asked in vain. Out: how long until it is asked again, in ms. */
export const computeWait = (tries: number): number => waits[Math.min(tries, waits.length - 1)] as number

/** Receipts that did not come. `isDenied`: the server gave the turn's others, and the log has no such entry. */
export type MissingNow = { count: number; since: number; isDenied: boolean } | null

const missingNow = watched<MissingNow>(null)
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** What is missing of whoever is signed in, as it was last asked for. */
export const useMissing = (): MissingNow => useWatched(missingNow)

onSession((change) => {
  if (change === 'renewed') return
  clearTimeout(timer)
  tries = 0
  missingNow.set(null)
})

/** Asks for the receipts of one turn. Out: which acts stay without one, and whether the log denies them. */
async function askOfTurn(turnId: number, missing: readonly Missing[]) {
  const given = await call('showReceipts', { query: { DriverTurnId: turnId } }).catch(() => null)
  if (!given) return { left: missing, isDenied: false }
  const [known, fresh] = [await listReceipts(), given.flatMap((one) => keptOf(one, Date.now()) ?? [])]
  const notes = new Set(known.map(({ note }) => note))
  await keepReceipts(fresh.filter(({ note }) => !notes.has(note)))
  const { found, denied } = computeFound(missing, fresh)
  await forgetMissing(found)
  return { left: denied, isDenied: denied.length > 0 }
}

/** Asks for every receipt that did not come, and again after a while, ever longer, until all are there. */
export async function askAgain(): Promise<void> {
  clearTimeout(timer)
  await adoptOfSession()
  const missing = await listMissing()
  const asked = []
  for (const turnId of new Set(missing.map((one) => one.turnId)))
    asked.push(
      await askOfTurn(
        turnId,
        missing.filter((one) => one.turnId === turnId),
      ),
    )
  const left = asked.flatMap((one) => one.left)
  const since = Math.min(...left.map(({ at }) => at))
  missingNow.set(
    left.length > 0 ? { count: left.length, since, isDenied: asked.some((one) => one.isDenied) } : null,
  )
  if (left.length === 0) {
    tries = 0
    return
  }
  timer = setTimeout(() => void askAgain(), computeWait(tries))
  tries += 1
}

/** Says that a reply had no receipt, notes it, and asks for it by itself. */
export async function noteMissing(missing: Missing, store: ReturnType<typeof own>): Promise<void> {
  // whoever leaves the page when he is told must not lose the note
  await keepMissing(missing, store)
  toast({
    tone: 'warning',
    title: 'رسید نیامد',
    detail: 'کارتان ثبت شد. رسید آن خودکار دوباره خواسته می‌شود.',
  })
  const before = missingNow.now() ?? { count: 0, since: missing.at, isDenied: false }
  missingNow.set({ ...before, count: before.count + 1 })
  clearTimeout(timer)
  timer = setTimeout(() => void askAgain(), computeWait(0))
}
