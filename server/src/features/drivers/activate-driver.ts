import { missingOf } from '@bargah/contract/features/drivers/drivers.states.ts'
import { activateDriverRefusals, driverIncomplete } from '@bargah/contract/features/drivers/drivers.text.ts'
import { panelOpened } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Call } from '../../kernel/call.ts'
import { mustFind, Refusal, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { findDriverTruck } from './driver-acts.store.ts'
import { lockForReview, setActive } from './drivers.store.ts'
import { tellOthers } from './tell-others.ts'

/** Opens the panel to an inactive driver of whom all is known, and tells him. */
export const activateDriver = (call: Call, keys: KeyRing, driverId: number): Promise<void> =>
  call.write(async (tx, now) => {
    const driver = await mustFind(lockForReview(tx, driverId), 'راننده‌ای با این شناسه')
    refuse(driver.isActive ? 'is_active' : null, activateDriverRefusals)
    const { firstName: name, lastName: family, cardNumber, currentDriverFreighterId } = driver
    const missing = missingOf({ name, family, cardNumber, hasTruck: currentDriverFreighterId !== null })
    if (missing.length > 0) throw new Refusal('incomplete', driverIncomplete(missing))
    await setActive(tx, driver.id)
    const link = await findDriverTruck(tx, currentDriverFreighterId ?? 0)
    if (link) await tellOthers(tx, link, now)
    await notify(tx, [{ to: { driverId: driver.id }, ...panelOpened }], now)
    await sendSms(
      tx,
      keys,
      { to: driver.mobile, kind: 'driver_activated', values: { username: driver.nationalId } },
      now,
    )
  })
