import type { DriverCard, TruckCard } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { plateFields } from '@bargah/contract/kernel/identity.ts'
import type {
  RegistryAnswer,
  Inquiry,
  KnownDriverCard,
  KnownTruckCard,
} from '../../adapters/inquiry/inquiry.port.ts'
import type { Call } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { inquiresAs } from '../company-settings/company-settings.api.ts'
import { findLoaderTypeName } from './inquiries.store.ts'

export type Registry = { inquiry: Inquiry; keys: KeyRing }

const verdictOf = ({ is }: RegistryAnswer<unknown>, { isDemo }: Inquiry) => ({
  isSuccessful: is === 'confirmed',
  isAway: is === 'away',
  isDemo,
})

/** What a driver's card says, by its number or the driver's national code; a number that is none is asked of nobody. */
export async function inquireDriverCard(
  call: Call,
  { inquiry, keys }: Registry,
  number: string,
): Promise<DriverCard> {
  const answer = await inquiry.driverCard(number, await inquiresAs(call, keys))
  return {
    ...(answer.is === 'confirmed' ? presentDriver(answer.value) : noDriver),
    ...verdictOf(answer, inquiry),
  }
}

export async function inquireTruckCard(
  call: Call,
  { inquiry, keys }: Registry,
  number: string,
): Promise<TruckCard> {
  const answer = await inquiry.truckCard(number, await inquiresAs(call, keys))
  if (answer.is !== 'confirmed') return { ...noTruck, ...verdictOf(answer, inquiry) }
  const name = await findLoaderTypeName(call.db, answer.value.loaderType)
  return { ...presentTruck(answer.value, name), ...verdictOf(answer, inquiry) }
}

const noDriver = {
  cardNumber: null,
  name: null,
  family: null,
  nationalId: null,
  mobile: null,
  licenceType: null,
  cardValidationYear: null,
  cardValidationMonth: null,
  cardValidationDay: null,
  healthCardExpiryDate: null,
  isActive: null,
}

function presentDriver(card: KnownDriverCard) {
  const [year = null, month = null, day = null] =
    card.validUntil?.split('/').map((part) => Number(toLatinDigits(part))) ?? []
  return {
    cardNumber: card.cardNumber,
    name: card.firstName,
    family: card.lastName,
    nationalId: card.nationalId,
    mobile: card.mobile,
    licenceType: card.licence,
    cardValidationYear: year,
    cardValidationMonth: month,
    cardValidationDay: day,
    healthCardExpiryDate: card.healthCardUntil,
    isActive: card.isActive,
  }
}

const noTruck = {
  loadingTypeTitle: null,
  name: null,
  plaqueNumber: null,
  plaqueSerialNumber: null,
  madeYear: null,
  mobile: null,
  technicalInspectionExpiryDate: null,
  vinCode: null,
  isActive: null,
}

function presentTruck(card: KnownTruckCard, loaderType: string | undefined) {
  const { plaqueNumber, plaqueSerialNumber } = plateFields(card.plate)
  return {
    loadingTypeTitle: loaderType ?? card.loaderType,
    name: card.name,
    plaqueNumber,
    plaqueSerialNumber,
    madeYear: card.madeYear,
    mobile: card.mobile,
    technicalInspectionExpiryDate: card.inspectionUntil,
    vinCode: card.vin,
    isActive: card.isActive,
  }
}
