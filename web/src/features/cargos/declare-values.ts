import { clockTime, jalaliDate, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { CustomerValue } from '../customers/customers.parts.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'

/** Where a cargo starts or ends: the address as typed, and the place of the gazetteer that it was chosen as. */
export type PlaceValue = { text: string; name: string; point: Point | null }

/**
 * What the declare form holds, by the names of the wire. A place is one field, and so is a time, which stands in
 * `FutureHour`; the way and the range are found by the page. `cityName` is how the chosen city is called, and
 * `loaderCategory` only narrows the choice of loaders.
 */
export type DeclareValues = {
  IsLoadHall: boolean
  LoadHallId: number | null
  CityDestinationId: number | null
  cityName: string
  TransportationCompanyId: number | null
  /** Customers of a company's own, each with an address. */
  sender: CustomerValue | null
  receiver: CustomerValue | null
  CargoSource: PlaceValue
  CargoDestination: PlaceValue
  CargoDistance: number | null
  CargoDuration: number | null
  CargoRange: number | null
  KalaId: number | null
  BastebandyId: number | null
  BastebandyNumber: number | null
  KalaWeight: number | null
  KalaValue: number | null
  loaderCategory: number | null
  LoaderTypeIds: readonly number[]
  FreighterNumber: number
  CargoRent: number | null
  FutureDate: string | null
  FutureHour: string | null
  Tel: string
  Description: string
  Isg: string
  ShippingOrder: string
}
export type DeclareForm = WriteForm<DeclareValues>

/** Which field shows the faults of what is found with it. */
export const shownBy = {
  CargoSourceLat: 'CargoSource',
  CargoSourceLong: 'CargoSource',
  CargoDestinationLat: 'CargoDestination',
  CargoDestinationLong: 'CargoDestination',
  CargoDistance: 'CargoDestination',
  CargoDuration: 'CargoDestination',
  FutureMinute: 'FutureHour',
  SenderCustomerAddressId: 'sender',
  ReceiverCustomerAddressId: 'receiver',
} as const

export const emptyPlace: PlaceValue = { text: '', name: '', point: null }

/** Free cargo may be chosen within this many kilometres, unless its company says otherwise (rules 9.7). */
export const freeCargoRangeKm = 45

/** In: an instant. Out: the day and hour to propose for the announcement: now, but never within hour 00. */
export function proposeAnnouncement(now: Date): { FutureDate: string; FutureHour: string } {
  const { hour } = jalaliParts(now)
  return { FutureDate: jalaliDate(now), FutureHour: hour === 0 ? '01:00' : clockTime(now) }
}

/** The form as it opens. */
export const emptyDeclaration = (now: Date): DeclareValues => ({
  IsLoadHall: true,
  LoadHallId: null,
  CityDestinationId: null,
  cityName: '',
  TransportationCompanyId: null,
  sender: null,
  receiver: null,
  CargoSource: emptyPlace,
  CargoDestination: emptyPlace,
  CargoDistance: null,
  CargoDuration: null,
  CargoRange: freeCargoRangeKm,
  KalaId: null,
  BastebandyId: null,
  BastebandyNumber: 1,
  KalaWeight: null,
  KalaValue: null,
  loaderCategory: null,
  LoaderTypeIds: [],
  FreighterNumber: 1,
  CargoRent: null,
  ...proposeAnnouncement(now),
  Tel: '',
  Description: '',
  Isg: '',
  ShippingOrder: '',
})

type Party = {
  senderCustomerId: number | null
  senderCustomerAddressId: number | null
  senderCustomerName: string | null
  receiverCustomerId: number | null
  receiverCustomerAddressId: number | null
  receiverCustomerName: string | null
}

/** In: who sends and receives a cargo, as its row tells. Out: as the form holds them; nobody where none was named. */
export const partiesOf = (row: Partial<Party>): Pick<DeclareValues, 'sender' | 'receiver'> => ({
  sender: partyOf(row.senderCustomerId, row.senderCustomerAddressId, row.senderCustomerName),
  receiver: partyOf(row.receiverCustomerId, row.receiverCustomerAddressId, row.receiverCustomerName),
})

type Maybe<Of> = Of | null | undefined
const partyOf = (customerId: Maybe<number>, addressId: Maybe<number>, name: Maybe<string>) =>
  customerId && addressId ? { customerId, addressId, name: name ?? '', code: null } : null

/** In: a declaration just made. Out: another like it, to be announced now. */
export const declareAgain = (values: DeclareValues, now: Date): DeclareValues => ({
  ...values,
  ...proposeAnnouncement(now),
})

/** In: a place and its new text. Out: the place, which is lost when its name no longer stands in the text. */
export function retypePlace(place: PlaceValue, text: string): PlaceValue {
  const isStillThere = place.name !== '' && normalizeText(text).includes(normalizeText(place.name))
  return isStillThere ? { ...place, text } : { text, name: '', point: null }
}

/** Truck counts have three digits; a longer one starts again from one (rules 9.17). */
export const readTruckCount = (count: number): number => (count > 999 || count < 1 ? 1 : count)
