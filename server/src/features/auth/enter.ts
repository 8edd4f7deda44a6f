import { newDevice } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { notify } from '../notifications/notifications.api.ts'
import { newDevices } from './auth.rules.ts'
import { openSession } from './auth.store.ts'
import { readDevice } from './device.rules.ts'
import { keepDevice } from './known-devices.store.ts'
import { isNewDevice } from './my-account.store.ts'

/** By what a device is known from now on, or null: no account makes an end of devices that tries do not slow down. */
export async function markOf(call: Call, userId: number, knownMark: string | null): Promise<string | null> {
  const mayBeKnown = async () =>
    (await call.tries.spend({ what: 'new device', who: userId, ...newDevices }, await call.now())) === null
  return knownMark !== null || (await mayBeKnown()) ? call.markDevice() : null
}

type Coming = {
  account: { id: number; role: Role }
  deviceId: string
  mark: string | null
  tokenHash: Buffer
  /** When a password and a second factor were given; null where none was. */
  passwordAt: Date | null
  factorAt: Date | null
}

/** Opens the session of an account that may come in; a new device is told of, and known from then on. */
export async function enter(
  call: Call,
  tx: Tx,
  { account: { id: userId, role }, deviceId, mark, ...given }: Coming,
  at: Date,
): Promise<void> {
  const device = { deviceId, ...readDevice(call.from.agent) }
  const told = newDevice({ ...device, address: call.from.address })
  if (await isNewDevice(tx, userId, deviceId)) await notify(tx, [{ to: { userId }, ...told }], at)
  const sessionId = await openSession(tx, { ...given, userId, ...device, at }, role === 'Driver')
  call.isBy({ userId, sessionId })
  if (mark !== null) await keepDevice(tx, userId, mark, at)
}
