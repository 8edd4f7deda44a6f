import type { Plate } from '@bargah/contract/kernel/identity.ts'

/** A person as a registry of drivers has him. */
export type KnownPerson = { firstName: string; lastName: string; cardNumber: string }

/** A truck; `loaderType` is its id, code or name, as the registry says it. */
export type KnownTruck = { plate: Plate; loaderType: string }

/** What a driver's card says, and a truck's; days are Jalali, `1407/05/12`, null where the registry does not say. */
export type KnownDriverCard = KnownPerson & {
  nationalId: string
  mobile: string | null
  licence: string | null
  validUntil: string | null
  healthCardUntil: string | null
  isActive: boolean
}
export type KnownTruckCard = KnownTruck & {
  name: string | null
  madeYear: number | null
  mobile: string | null
  inspectionUntil: string | null
  vin: string | null
  isActive: boolean
}

/** What a registry of people has, and one of firms; and where a postal code is, city and province by their names. */
export type KnownCitizen = { firstName: string; lastName: string }
export type KnownFirm = { name: string }
export type KnownAddress = { province: string; city: string; address: string }

/** What an inquiry gives: confirmed with what is known, not confirmed, or the service did not answer. */
export type RegistryAnswer<T> = { is: 'confirmed'; value: T } | { is: 'not_confirmed' } | { is: 'away' }

/** Under whose name a service is asked: a company's own, where it has one. */
export type InquiryCredentials = { username: string; password: string; companyCode: string | null }

/** Asks who people and firms are, what trucks are, and where a postal code is. It never throws: a service that fails is away. */
export type Inquiry = {
  /** Whether the registry is a fictitious one, and what it says marked «نمایشی». */
  isDemo: boolean
  /** Who a driver is. In: a national code that is well formed. */
  person(nationalId: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownPerson>>
  /** In: the seven digits of a truck's smart card. */
  truck(cardNumber: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownTruck>>
  /** A driver's card, active or not. In: its seven digits, or the driver's national code. */
  driverCard(number: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownDriverCard>>
  /** A truck's card, active or not. In: its seven digits. */
  truckCard(cardNumber: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownTruckCard>>
  /** Who anybody is. In: a national code that is well formed. */
  citizen(nationalId: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownCitizen>>
  /** In: a firm's legal id that is well formed. */
  firm(legalId: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownFirm>>
  /** In: the ten digits of a postal code. */
  postalCode(code: string, as?: InquiryCredentials): Promise<RegistryAnswer<KnownAddress>>
}

/** The drivers, trucks and firms that this server has itself. */
export type OwnRegistry = {
  person(nationalId: string): Promise<KnownPerson | undefined>
  truck(cardNumber: string): Promise<KnownTruck | undefined>
  firm(legalId: string): Promise<KnownFirm | undefined>
  driverCard(number: string): Promise<KnownDriverCard | undefined>
  truckCard(cardNumber: string): Promise<KnownTruckCard | undefined>
}

export const notConfirmed = { is: 'not_confirmed' } as const
export const away = { is: 'away' } as const
export const confirmed = <T>(value: T): RegistryAnswer<T> => ({ is: 'confirmed', value })
