import type { SmsValues } from '@bargah/contract/features/outbox/outbox.states.ts'
import { type Database, transaction } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { lockUnwritten, setWritten } from './told-by-sms.store.ts'

/** After a large round thousands are told: a part of them in each transaction. */
const atOnce = 100

/** Puts all that drivers are told by text message into the outbox, each once. May run twice, and two at a time. */
export async function writeTold(database: Database, keys: KeyRing): Promise<void> {
  let count = atOnce
  while (count === atOnce) count = await writeSome(database, keys)
}

const writeSome = (database: Database, keys: KeyRing): Promise<number> =>
  transaction(database, async (tx) => {
    const waiting = await lockUnwritten(tx, atOnce)
    for (const { kind, said, toldAt, mobile } of waiting) {
      const values = said as SmsValues[typeof kind]
      await sendSms(tx, keys, { to: mobile, kind, values, priority: 'patient' }, toldAt)
    }
    await setWritten(
      tx,
      waiting.map(({ id }) => id),
    )
    return waiting.length
  })
