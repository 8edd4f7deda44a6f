import { truckChosen } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { findDriverTruck, setCurrent } from './driver-acts.store.ts'
import { isTold } from './driver-info.views.ts'
import { lockDriver } from './drivers.store.ts'

/** Chooses the truck of a driver's next turn, who is told where staff did. Out: whether a turn lives, which keeps the one it was taken with (rules 5.6). */
export const setCurrentTruck = (call: Call, driverFreighterId: number): Promise<{ isLater: boolean }> =>
  call.write(async (tx, now) => {
    const session = sessionOf(call)
    const link = await findDriverTruck(tx, driverFreighterId)
    if (!link || !isTold(session, link.driverId)) throw notFound('ناوگانی با این مشخصات')
    const { driverId, cardNumber } = link
    const driver = await lockDriver(tx, { driverId })
    await setCurrent(tx, driverId, link.id)
    if (session.driverId === null && driver?.currentDriverFreighterId !== link.id)
      await notify(tx, [{ to: { driverId }, ...truckChosen(cardNumber) }], now)
    return { isLater: (await findLiveTurnOfDriver(tx, driverId)) !== undefined }
  })
