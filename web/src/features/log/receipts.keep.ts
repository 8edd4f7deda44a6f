import type { KeptReceipt } from './receipts.ts'

const store = () => import('../../kernel/device-store.ts')

const name = 'receipts'
const mostKept = 100

/** One after the other, so that none is lost when two come at once. */
let last: Promise<unknown> = Promise.resolve()
function inOrder<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act)
  last = next.catch(() => undefined)
  return next
}

async function load(): Promise<KeptReceipt[]> {
  const { openSealed } = await store()
  return ((await openSealed(name))?.value ?? []) as KeptReceipt[]
}
const save = async (receipts: readonly KeptReceipt[]) =>
  (await store()).keepSealed(name, receipts.slice(-mostKept))

/** The promises that this device was given, the oldest first; sealed, and gone with the session. */
export const listReceipts = (hallId: number): Promise<KeptReceipt[]> =>
  inOrder(async () => (await load()).filter((receipt) => receipt.hallId === hallId))

/** Keeps the receipt that the reply of a command carries, if it does. */
export const keepReceiptOf = (reply: unknown): void =>
  void inOrder(async () => {
    const { receiptIn } = await import('./receipts.ts')
    const receipt = receiptIn((reply as { data?: unknown } | undefined)?.data, Date.now())
    if (receipt) await save([...(await load()), receipt])
  }).catch(() => undefined)

/** Notes what was found out about receipts. */
export const noteFound = (found: readonly KeptReceipt[]): Promise<void> =>
  inOrder(async () => {
    const notes = new Set(found.filter(({ isFound }) => isFound).map(({ note }) => note))
    await save((await load()).map((one) => (notes.has(one.note) ? { ...one, isFound: true } : one)))
  })
