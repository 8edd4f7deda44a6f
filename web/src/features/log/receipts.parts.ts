import { personNow } from '../../kernel/session.ts'

/** What concerns receipts in the reply of a driver's act: its moment in the log, and the promise, null when none came. */
type Replied = { data?: { receivedAt: string; receipt: unknown } | null }

/** Asked for when there is something to keep: no screen waits for it. */
const keeping = () => import('./receipts.keep.ts')

/** Keeps the receipt of an act on a turn; when there is none, says so and has it asked for later. */
export function keepReceiptOf({ data }: Replied, turnId: number): void {
  if (!data) return
  // whose it is, is known now: his session may end before it is kept
  const person = personNow()
  const keep = async () => {
    const [{ keepReceipts, own }, { keptOf }] = await Promise.all([keeping(), import('./receipts.ts')])
    const receipt = keptOf(data.receipt, Date.now())
    if (receipt) return keepReceipts([receipt], own(person))
    const { noteMissing } = await import('./missing.ts')
    return noteMissing({ turnId, at: Date.parse(data.receivedAt) }, own(person))
  }
  void keep().catch(() => undefined)
}

/** Deletes all receipts of whoever is signed in on this phone. */
export async function removeReceipts(): Promise<void> {
  const { removeAll } = await keeping()
  await removeAll()
}
