import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import type { RegisterDriverRefusal } from '@bargah/contract/features/registration/registration.text.ts'
import type { Plate } from '@bargah/contract/kernel/identity.ts'
import type { RegistryAnswer, KnownPerson, KnownTruck } from '../../adapters/inquiry/inquiry.port.ts'
import { findLoaderType, type LoaderType } from '../drivers/drivers.rules.ts'

type OwnTruck = Plate & { id: number; loaderTypeId: number }
/** Whether a driver on record has the national code, the mobile, or the card that the inquiry told. */
type Taken = { nationalId: boolean; mobile: boolean; card: boolean }

/** In: what drivers on record have already. Out: why somebody is not registered, or null. */
export function mayRegister(taken: Pick<Taken, 'nationalId' | 'mobile'>): RegisterDriverRefusal | null {
  if (taken.nationalId) return 'already_registered'
  return taken.mobile ? 'mobile_taken' : null
}

type Found = {
  person: RegistryAnswer<KnownPerson>
  truck: RegistryAnswer<KnownTruck>
  ownTruck: OwnTruck | undefined
  loaderTypes: readonly LoaderType[]
  isCardTaken: boolean
  isTruckDriven: boolean
}

/** What is known of a new driver. `truck` is null as long as plate or loader type is not known. */
export type NewDriver = {
  personInquiry: InquiryAnswer
  truckInquiry: InquiryAnswer
  firstName: string
  lastName: string
  cardNumber: string | null
  truck: { id: number | null; plate: Plate; loaderType: LoaderType } | null
  isActive: boolean
}

/**
 * In: what the inquiry said, and the truck as it is on record. Out: what is known of the driver, and whether he is active
 * at once: person and truck are confirmed, nothing is missing (rules 3.3), and nobody drives the truck, since many know
 * the number of a card (docs/decisions/0077). Of a truck on record our own word counts; a driver's card that another driver
 * has is nobody's to confirm.
 */
export function computeNewDriver(found: Found): NewDriver {
  const { person, truck, ownTruck, loaderTypes, isCardTaken, isTruckDriven } = found
  const known = person.is === 'confirmed' ? person.value : null
  const cardNumber = known && !isCardTaken ? known.cardNumber : null
  const whole = truckOf(truck, ownTruck, loaderTypes)
  return {
    personInquiry: known && isCardTaken ? 'not_confirmed' : person.is,
    truckInquiry: truck.is,
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    cardNumber,
    truck: whole,
    isActive: cardNumber !== null && truck.is === 'confirmed' && whole !== null && !isTruckDriven,
  }
}

function truckOf(
  truck: RegistryAnswer<KnownTruck>,
  ownTruck: OwnTruck | undefined,
  loaderTypes: readonly LoaderType[],
): NewDriver['truck'] {
  if (ownTruck) {
    const { id, loaderTypeId, ...plate } = ownTruck
    const loaderType = loaderTypes.find((one) => one.id === loaderTypeId)
    return loaderType ? { id, plate, loaderType } : null
  }
  if (truck.is !== 'confirmed') return null
  const loaderType = findLoaderType(truck.value.loaderType, loaderTypes)
  return loaderType ? { id: null, plate: truck.value.plate, loaderType } : null
}
