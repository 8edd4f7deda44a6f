import type { Inquiry } from '../../adapters/inquiry/inquiry.port.ts'
import { registerDriverRefusals } from '@bargah/contract/features/registration/registration.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { refuse } from '../../kernel/errors.ts'
import { inquiresAs } from '../company-settings/company-settings.api.ts'
import { findTaken, findTruckByCard, listDriversOfTruck, listLoaderNames } from '../drivers/drivers.api.ts'
import { computeNewDriver, mayRegister, type NewDriver } from './registration.rules.ts'

export type Outside = { inquiry: Inquiry; keys: KeyRing }
export type WhoRegisters = { mobile: string; nationalId: string; carSmartCard: string }

/** Asks outside of any transaction, by the company's own credentials where it has some. Refuses whom it would not register. */
export async function inquire(call: Call, { inquiry, keys }: Outside, who: WhoRegisters): Promise<NewDriver> {
  const { db } = call
  const { mobile, nationalId } = who
  refuse(mayRegister(await findTaken(db, { mobile, nationalId, cardNumber: null })), registerDriverRefusals)
  const as = await inquiresAs(call, keys)
  const [person, truck, ownTruck, loaderTypes] = await Promise.all([
    inquiry.person(nationalId, as),
    inquiry.truck(who.carSmartCard, as),
    findTruckByCard(db, who.carSmartCard),
    listLoaderNames(db),
  ])
  const cardNumber = person.is === 'confirmed' ? person.value.cardNumber : null
  const taken = await findTaken(db, { mobile, nationalId, cardNumber })
  const isTruckDriven = ownTruck !== undefined && (await listDriversOfTruck(db, ownTruck.id, null)).length > 0
  return computeNewDriver({ person, truck, ownTruck, loaderTypes, isCardTaken: taken.card, isTruckDriven })
}
