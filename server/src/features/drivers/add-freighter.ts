import { addFreighterRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { truckAdded } from '@bargah/contract/features/notifications/account-notices.text.ts'
import type { Inquiry, KnownTruck } from '../../adapters/inquiry/inquiry.port.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { hasTruck } from './driver-acts.store.ts'
import { noDriver } from './driver-info.views.ts'
import { findLoaderType } from './drivers.rules.ts'
import {
  findDriver,
  findTruckByCard,
  giveTruck,
  insertTruck,
  listLoaderNames,
  lockDriver,
} from './drivers.store.ts'
import { tellOthers } from './tell-others.ts'

type Asked = { driverId: number; cardNumber: string }

/** Gives a driver a truck on record, or one that the inquiry confirms, and makes it his current one. Out: the link's id. */
export async function addFreighter(call: Call, inquiry: Inquiry, asked: Asked): Promise<number> {
  const { driverId, cardNumber } = asked
  if (!(await findDriver(call.db, { driverId }))) throw noDriver()
  // outside of any transaction: a service may take its time
  const known = await findTruckByCard(call.db, cardNumber)
  const found = known ? null : await inquireTruck(inquiry, cardNumber)
  return call.write(async (tx, now) => {
    await lockDriver(tx, { driverId })
    const freighterId = known?.id ?? (found && (await putOnRecord(tx, cardNumber, found, now)))
    if (freighterId === null || freighterId === undefined) throw new Error('a truck is known or was found')
    refuse((await hasTruck(tx, driverId, freighterId)) ? 'has_it' : null, addFreighterRefusals)
    const id = await giveTruck(tx, driverId, freighterId, now)
    await notify(tx, [{ to: { driverId }, ...truckAdded(cardNumber) }], now)
    await tellOthers(tx, { driverId, freighterId }, now)
    return id
  })
}

async function inquireTruck(inquiry: Inquiry, cardNumber: string): Promise<KnownTruck> {
  const answer = await inquiry.truck(cardNumber)
  if (answer.is === 'confirmed') return answer.value
  throw new Refusal(answer.is, addFreighterRefusals[answer.is])
}

async function putOnRecord(tx: Tx, cardNumber: string, truck: KnownTruck, at: Date): Promise<number> {
  const loaderType = findLoaderType(truck.loaderType, await listLoaderNames(tx))
  if (!loaderType) throw new Refusal('loader_unknown', addFreighterRefusals.loader_unknown)
  return insertTruck(tx, { cardNumber, plate: truck.plate, loaderTypeId: loaderType.id }, at)
}
