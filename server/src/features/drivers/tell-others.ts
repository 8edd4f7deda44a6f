import { truckShared } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findDriver, listDriversOfTruck } from './drivers.store.ts'

/** Tells the other active drivers of a truck who drives it too from now on, by the administration's word. */
export async function tellOthers(
  tx: Tx,
  { driverId, freighterId }: { driverId: number; freighterId: number },
  at: Date,
): Promise<void> {
  const others = await listDriversOfTruck(tx, freighterId, driverId)
  const driver = await findDriver(tx, { driverId })
  const shared = truckShared(`${driver?.firstName} ${driver?.lastName}`)
  await notify(
    tx,
    others.map(({ id }) => ({ to: { driverId: id }, ...shared })),
    at,
  )
}
