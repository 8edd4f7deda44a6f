import type { CompleteDriver } from '@bargah/contract/features/drivers/drivers.schema.ts'
import { completeDriverRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import type { Call } from '../../kernel/call.ts'
import { type Tx, violates } from '../../kernel/database.ts'
import { mustFind, notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { mayComplete } from './drivers.rules.ts'
import {
  findTruckByCard,
  giveTruck,
  insertTruck,
  isCardOfAnother,
  listLoaderNames,
  lockForReview,
  setWhoHeIs,
} from './drivers.store.ts'

/** Writes what the inquiry did not tell of an inactive driver, and puts his truck on record when it is not (rules 3.5). */
export async function completeDriver(call: Call, asked: CompleteDriver): Promise<void> {
  try {
    await call.write((tx, now) => writeDown(tx, asked, now))
  } catch (error) {
    // another driver was given the card at the same moment
    if (violates(error, 'drivers_card_number_key'))
      throw new Refusal('card_taken', completeDriverRefusals.card_taken)
    throw error
  }
}

async function writeDown(tx: Tx, asked: CompleteDriver, now: Date): Promise<void> {
  const driver = await mustFind(lockForReview(tx, asked.driverId), 'راننده‌ای با این شناسه')
  const truckCard = asked.freighterCardNumber ?? driver.truckCardSaid
  const hasTruck = driver.currentDriverFreighterId !== null
  const facts = {
    isActive: driver.isActive,
    isCardTaken: await isCardOfAnother(tx, driver.id, asked.cardNumber),
    isTruckKnown: hasTruck || (truckCard !== null && (await canHaveTruck(tx, truckCard, asked))),
  }
  refuse(mayComplete(facts), completeDriverRefusals)
  const { name: firstName, family: lastName, cardNumber } = asked
  await setWhoHeIs(tx, driver.id, { firstName, lastName, cardNumber })
  if (hasTruck || truckCard === null) return
  await giveTruck(tx, driver.id, await truckOf(tx, truckCard, asked, now), now)
}

const isTold = ({ plaqueNumber, loaderTypeId }: CompleteDriver) =>
  plaqueNumber !== undefined && loaderTypeId !== undefined

const canHaveTruck = async (tx: Tx, cardNumber: string, asked: CompleteDriver) =>
  isTold(asked) || (await findTruckByCard(tx, cardNumber)) !== undefined

/** The truck of a card: the one on record, or a new one as it was told. */
async function truckOf(tx: Tx, cardNumber: string, asked: CompleteDriver, at: Date): Promise<number> {
  const known = await findTruckByCard(tx, cardNumber)
  if (known) return known.id
  const loaderType = (await listLoaderNames(tx)).find(({ id }) => id === asked.loaderTypeId)
  if (!loaderType) throw notFound('بارگیری با این شناسه')
  const plate = parsePlate(asked.plaqueNumber ?? '', asked.plaqueSerialNumber)
  if (!plate) throw new Error('a plate that the contract let through is one')
  return insertTruck(tx, { cardNumber, plate, loaderTypeId: loaderType.id }, at)
}
