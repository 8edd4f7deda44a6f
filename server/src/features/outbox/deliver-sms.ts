import type { SmsKind, SmsValues } from '@bargah/contract/features/outbox/outbox.states.ts'
import { smsFailures } from '@bargah/contract/features/outbox/outbox.text.ts'
import { type Sms, SmsRefused } from '../../adapters/sms/sms.port.ts'
import type { Database } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import { open } from '../../kernel/seal.ts'
import { isTooLate } from './outbox.rules.ts'
import { findUnsent, outboxColumns, setFailed, setSent } from './outbox.store.ts'

export type Delivery = { keys: KeyRing; sms: Sms }
type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** What is sealed in a message: whom it is for, and what its text says. */
export const openSms = <K extends SmsKind>(
  keys: KeyRing,
  row: { id: number; kind: K; toSealed: string; valuesSealed: string },
) => ({
  to: open(keys, outboxColumns.to, row.id, row.toSealed),
  values: JSON.parse(open(keys, outboxColumns.values, row.id, row.valuesSealed)) as SmsValues[K],
})

/**
 * Hands a message to the provider, once: one that left, or that comes too late, is left alone. Throws when the provider is
 * away, for the queue to try again; what it refuses is written down and given up.
 */
export async function deliverSms(database: Database, { keys, sms }: Delivery, id: number): Promise<void> {
  const message = await findUnsent(database.db, id)
  if (!message) return
  const now = await database.clock.now(database.db)
  if (isTooLate(message.kind, message.createdAt, now)) return setFailed(database.db, id, smsFailures.too_late)
  try {
    const how = await hand(sms, keys, message)
    if (how === 'sent') await setSent(database.db, id, now)
  } catch (error) {
    if (error instanceof SmsRefused) return setFailed(database.db, id, smsFailures[error.why])
    if (error instanceof OutsideFault) await setFailed(database.db, id, error.sentences.join(' '))
    throw error
  }
}

const hand = (sms: Sms, keys: KeyRing, message: Unsent) =>
  sms.send({ kind: message.kind, ...openSms(keys, message) })
