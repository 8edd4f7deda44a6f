import {
  phoneFreed,
  sessionsEndedByAdmin,
} from '@bargah/contract/features/notifications/account-notices.text.ts'
import { changeDriverRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import type { Call } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { endAllSessions, givePassword, hashPassword, tellPasswordSet } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { findUserOf, forgetPhone, setMobile } from './driver-acts.store.ts'
import { noDriver } from './driver-info.views.ts'
import { findDriver, findTaken, lockForReview } from './drivers.store.ts'

type Named = { driverId: number; nationalId: string }

/** Sets a password that the driver must change, and ends his sessions. The driver is named twice, lest it be another's. */
export async function changeDriverPassword(
  call: Call,
  keys: KeyRing,
  { driverId, nationalId, wanted }: Named & { wanted: string },
): Promise<void> {
  const driver = await findDriver(call.db, { driverId })
  if (!driver) throw noDriver()
  refuse(driver.nationalId === nationalId ? null : 'other_person', changeDriverRefusals)
  const passwordHash = await hashPassword(wanted)
  await call.write(async (tx, now) => {
    const user = await findUserOf(tx, driverId)
    if (!user) throw new Refusal('no_account', changeDriverRefusals.no_account)
    await givePassword(tx, { userId: user.id, passwordHash, mustChange: true }, now)
    await tellPasswordSet(tx, keys, user.id, now)
  })
}

export async function changeDriverMobile(
  call: Call,
  keys: KeyRing,
  { driverId, nationalId, mobile }: Named & { mobile: string },
): Promise<void> {
  try {
    await call.write(async (tx, now) => {
      const driver = await lockForReview(tx, driverId)
      if (!driver) throw noDriver()
      refuse(driver.nationalId === nationalId ? null : 'other_person', changeDriverRefusals)
      refuse(await whyNotHis(tx, driver.mobile, mobile), changeDriverRefusals)
      await setMobile(tx, driverId, mobile)
      const values = { name: `${driver.firstName} ${driver.lastName}`.trim(), mobile }
      for (const to of [driver.mobile, mobile])
        await sendSms(tx, keys, { to, kind: 'driver_mobile_changed', values }, now)
    })
  } catch (error) {
    // another driver was given the number at the same moment
    if (violates(error, 'drivers_mobile_key'))
      throw new Refusal('mobile_taken', changeDriverRefusals.mobile_taken)
    throw error
  }
}

async function whyNotHis(tx: Tx, was: string, mobile: string) {
  if (was === mobile) return 'same_mobile'
  const taken = await findTaken(tx, { nationalId: '', mobile, cardNumber: null })
  return taken.mobile ? 'mobile_taken' : null
}

/** Frees a driver of his phone, so that the next one becomes his. */
export const emptyPhone = (call: Call, keys: KeyRing, driverId: number): Promise<void> =>
  call.write((tx, now) => freePhone(tx, keys, driverId, now))

/** The same, and signs him out. */
export const removePhone = (call: Call, keys: KeyRing, driverId: number): Promise<void> =>
  call.write(async (tx, now) => {
    await freePhone(tx, keys, driverId, now)
    await signOut(tx, driverId, now)
  })

/** He is told on his own phone: the next one needs no more than his password. */
async function freePhone(tx: Tx, keys: KeyRing, driverId: number, at: Date): Promise<void> {
  const driver = await lockForReview(tx, driverId)
  if (!driver) throw noDriver()
  if (!(await forgetPhone(tx, driverId))) return
  const values = { name: `${driver.firstName} ${driver.lastName}`.trim() }
  await sendSms(tx, keys, { to: driver.mobile, kind: 'driver_phone_freed', values }, at)
  await notify(tx, [{ to: { driverId }, ...phoneFreed }], at)
}

/** Ends a driver's sessions and tells him. Out: how many there were. */
export const logOutDriver = (call: Call, driverId: number): Promise<number> =>
  call.write(async (tx, now) => {
    if (!(await findDriver(tx, { driverId }))) throw noDriver()
    return signOut(tx, driverId, now)
  })

async function signOut(tx: Tx, driverId: number, at: Date): Promise<number> {
  const user = await findUserOf(tx, driverId)
  const ended = user ? await endAllSessions(tx, user.id, 'ended_by_admin', at) : 0
  if (user && ended > 0) await notify(tx, [{ to: { userId: user.id }, ...sessionsEndedByAdmin(ended) }], at)
  return ended
}
