import type { EnterTruckBody } from '@bargah/contract/features/drivers/driver-acts.schema.ts'
import { enterTruckRefusals, removeTruckRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { truckEntered, truckRemoved } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { formatPlateText } from '@bargah/contract/kernel/identity.ts'
import type { output } from 'zod/mini'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findBeside, findDriverTruck, hasTruck, setCurrent, unlinkTruck } from './driver-acts.store.ts'
import { mayTakeTruck } from './drivers.rules.ts'
import { findTruckByCard, insertTruck, linkTruck, listLoaderNames, lockDriver } from './drivers.store.ts'
import { tellOthers } from './tell-others.ts'

type Said = output<typeof EnterTruckBody>

/**
 * Gives a driver a truck as staff know it, put on record where it is not yet. It becomes his current one only where he has none: who
 * brings old records over would else move drivers from truck to truck. Out: the link's id.
 */
export const enterTruck = (call: Call, said: Said): Promise<number> =>
  call.write(async (tx, now) => {
    const driver = await mustFind(lockDriver(tx, { nationalId: said.NationalId }), 'راننده‌ای با این کد ملی')
    const driverId = driver.id
    const freighterId = await truckAs(tx, said, now)
    refuse((await hasTruck(tx, driverId, freighterId)) ? 'has_it' : null, enterTruckRefusals)
    const id = await linkTruck(tx, driverId, freighterId, now)
    if (driver.currentDriverFreighterId === null) await setCurrent(tx, driverId, id)
    await notify(tx, [{ to: { driverId }, ...truckEntered(said.FreighterCardNumber) }], now)
    await tellOthers(tx, { driverId, freighterId }, now)
    return id
  })

/** The truck of a card, on record as it is told or put there; throws where it is on record as another. */
async function truckAs(tx: Tx, said: Said, at: Date): Promise<number> {
  const {
    FreighterCardNumber: cardNumber,
    Plate: plate,
    LoaderTypeId: loaderTypeId,
    MadeYear: madeYear,
  } = said
  const loaders = await listLoaderNames(tx)
  if (!loaders.some(({ id }) => id === loaderTypeId))
    throw new Refusal('no_loader', enterTruckRefusals.no_loader)
  const known = await findTruckByCard(tx, cardNumber)
  if (!known) return insertTruck(tx, { cardNumber, plate, loaderTypeId, madeYear }, at)
  const told = formatPlateText(known)
  if (told === formatPlateText(plate) && known.loaderTypeId === loaderTypeId) return known.id
  const loader = loaders.find(({ id }) => id === known.loaderTypeId)?.fullName ?? ''
  throw new Refusal('other_facts', enterTruckRefusals.other_facts(`${told}، ${loader}`))
}

/** Takes a truck from a driver with which nothing was done, and the truck itself off the record where it came with him alone. */
export const removeEnteredTruck = (call: Call, id: number): Promise<void> =>
  call.write(async (tx, now) => {
    const link = await findDriverTruck(tx, id)
    const driver = link && (await lockDriver(tx, { driverId: link.driverId }))
    if (!driver) throw notFound('ناوگانی با این مشخصات')
    const beside = await findBeside(tx, link)
    const isCurrent = driver.currentDriverFreighterId === id
    refuse(mayTakeTruck({ isCurrent, ...beside }), removeTruckRefusals)
    if (!(await unlinkTruck(tx, link))) throw new Refusal('in_use', removeTruckRefusals.in_use)
    await notify(tx, [{ to: { driverId: driver.id }, ...truckRemoved(link.cardNumber) }], now)
  })
