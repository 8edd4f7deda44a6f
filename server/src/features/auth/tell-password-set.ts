import { passwordSetByStaff } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { findDriverBehind } from './accounts.store.ts'

/** Tells a driver whose password somebody of the administration set: in the panel, and on his phone, since who set it could come in by it. */
export async function tellPasswordSet(tx: Tx, keys: KeyRing, userId: number, at: Date): Promise<void> {
  const driver = await findDriverBehind(tx, userId)
  if (!driver) return
  const values = { name: `${driver.firstName} ${driver.lastName}`.trim() }
  await sendSms(tx, keys, { to: driver.mobile, kind: 'driver_password_set', values }, at)
  await notify(tx, [{ to: { userId }, ...passwordSetByStaff }], at)
}
