import { inOrder } from '../../kernel/in-order.ts'
import { browserShelf } from '../../kernel/lasting-shelf.ts'
import { openLasting } from '../../kernel/lasting-store.ts'
import { personNow } from '../../kernel/session.ts'
import type { KeptReceipt } from './receipts.ts'

/** An act whose reply came without a receipt: by its turn and the moment that the log has for it, in ms. */
export type Missing = { turnId: number; at: number }
type Kept = { is: 'receipt'; receipt: KeptReceipt } | { is: 'missing'; missing: Missing }

const nameOf = (kept: Kept) =>
  kept.is === 'receipt' ? `receipt ${kept.receipt.note}` : `missing ${kept.missing.turnId} ${kept.missing.at}`

/** One after the other, so that what was found out of a receipt is not noted before it is kept. */
const oneByOne = inOrder()

/** Where a person keeps his receipts: it stays his though his session ends before anything is written. */
export function own(person = personNow()) {
  return person === null ? null : openLasting(browserShelf, person)
}
type Own = ReturnType<typeof own>

/** All that he keeps here; nothing where nobody is signed in or the browser keeps nothing. */
function listKept(): Promise<Kept[]> {
  const store = own()
  return oneByOne(async () => {
    const found = (await store?.list().catch(() => [])) ?? []
    return found.map(({ value }) => value as Kept)
  })
}

function keepAll(given: readonly Kept[], store: Own): Promise<void> {
  return oneByOne(async () => {
    for (const kept of given)
      await store?.keep(nameOf(kept), kept, kept.is === 'receipt' ? kept.receipt.keptAt : kept.missing.at)
  }).catch(() => undefined)
}

/** The promises that this phone was given, the oldest first, of one hall or of all. */
export async function listReceipts(hallId?: number): Promise<KeptReceipt[]> {
  const receipts = (await listKept()).flatMap((kept) => (kept.is === 'receipt' ? [kept.receipt] : []))
  return hallId === undefined ? receipts : receipts.filter((receipt) => receipt.hallId === hallId)
}

export const listMissing = async (): Promise<Missing[]> =>
  (await listKept()).flatMap((kept) => (kept.is === 'missing' ? [kept.missing] : []))

/** Keeps receipts; one that is here already is put in its own place. */
export const keepReceipts = (receipts: readonly KeptReceipt[], store = own()): Promise<void> =>
  keepAll(
    receipts.map((receipt) => ({ is: 'receipt', receipt })),
    store,
  )

export const keepMissing = (missing: Missing, store = own()): Promise<void> =>
  keepAll([{ is: 'missing', missing }], store)

function forget(given: readonly Kept[]): Promise<void> {
  const store = own()
  return oneByOne(async () => store?.forget(given.map(nameOf))).catch(() => undefined)
}

/** What is missing no more. */
export const forgetMissing = (found: readonly Missing[]): Promise<void> =>
  forget(found.map((missing) => ({ is: 'missing', missing })))

/** Deletes receipts, since their owner wants it. */
export const removeReceipts = (receipts: readonly KeptReceipt[]): Promise<void> =>
  forget(receipts.map((receipt) => ({ is: 'receipt', receipt })))

/** Deletes all that he who is signed in keeps here, and his key. */
export function removeAll(store = own()): Promise<void> {
  return oneByOne(async () => store?.forgetAll()).catch(() => undefined)
}

/** Takes over what this session kept before receipts outlived sessions. */
export async function adoptOfSession(): Promise<void> {
  const store = own()
  const { keepSealed, openSealed } = await import('../../kernel/device-store.ts')
  const found = await openSealed('receipts')
  if (!found) return
  await keepReceipts(found.value as KeptReceipt[], store)
  await keepSealed('receipts', undefined)
}
