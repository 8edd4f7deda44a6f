import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { findDriverTruck, setCurrent } from './driver-acts.store.ts'
import { isTold } from './driver-info.views.ts'
import { lockDriver } from './drivers.store.ts'

/** Chooses the truck of a driver's next turn. Out: whether a turn lives, which keeps the one it was taken with (rules 5.6). */
export const setCurrentTruck = (call: Call, driverFreighterId: number): Promise<{ isLater: boolean }> =>
  call.write(async (tx) => {
    const link = await findDriverTruck(tx, driverFreighterId)
    if (!link || !isTold(sessionOf(call), link.driverId)) throw notFound('ناوگانی با این مشخصات')
    await lockDriver(tx, { driverId: link.driverId })
    await setCurrent(tx, link.driverId, link.id)
    return { isLater: (await findLiveTurnOfDriver(tx, link.driverId)) !== undefined }
  })
