import { freeCargoRangeKm } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { DeclareCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import {
  type ColumnField,
  columnFields,
  inRows,
  loadShape,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { CustomerValue } from '../../customers/customers.parts.ts'
import type { WriteForm } from '../../../kernel/form/use-write-form.ts'

/** Where a cargo starts or ends: the address as typed, and the place of the gazetteer that it was chosen as. */
export type PlaceValue = { text: string; name: string; point: Point | null }

/** Fields of a load that the form holds in a way of its own; each other it holds as the wire does. */
const apart = [
  'TransportationCompanyId',
  'SenderCustomerAddressId',
  'ReceiverCustomerAddressId',
  'CargoSource',
  'CargoSourceLat',
  'CargoSourceLong',
  'CargoDestination',
  'CargoDestinationLat',
  'CargoDestinationLong',
] as const
export type PlainField = Exclude<ColumnField, (typeof apart)[number]>
export const plainFields = columnFields.filter(
  (wire): wire is PlainField => !(apart as readonly string[]).includes(wire),
)

type Held<Value> = Value extends number ? number | null : Value
type PlainValues = { [W in PlainField]: Held<NonNullable<DeclareCargo[W]>> } & { FreighterNumber: number }

/**
 * What the declare form holds, by the names of the wire. A place is one field, and so is a time, which stands in
 * `FutureHour`; the route and the range are found by the page. `cityName` is how the chosen city is called, and
 * `loaderCategory` only narrows the choice of loaders.
 */
export type DeclareValues = PlainValues & {
  cityName: string
  TransportationCompanyId: number | null
  /** Customers of a company's own, each with an address. */
  sender: CustomerValue | null
  receiver: CustomerValue | null
  CargoSource: PlaceValue
  CargoDestination: PlaceValue
  loaderCategory: number | null
  LoaderTypeIds: readonly number[]
  FutureDate: string | null
  FutureHour: string | null
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

/** In: an instant. Out: the day and hour to propose for the announcement: now. */
export const proposeAnnouncement = (now: Date): { FutureDate: string; FutureHour: string } => ({
  FutureDate: jalaliDate(now),
  FutureHour: clockTime(now),
})

/** What is filled in as the form opens. */
const filledIn: Partial<PlainValues> = {
  IsLoadHall: true,
  CargoRange: freeCargoRangeKm,
  BastebandyNumber: 1,
  FreighterNumber: 1,
}
/** And what stands in the others: an empty text, else nothing. */
const starts = Object.fromEntries(
  plainFields.map((wire) => [
    wire,
    filledIn[wire] ?? (noteOf(loadShape[wire])?.takes.type === 'string' ? '' : null),
  ]),
) as PlainValues

/** In: plain fields, and a row that tells them. Out: them as the form holds them; what is empty there, as it starts. */
export const plainOf = <W extends PlainField>(
  fields: readonly W[],
  row: { [Field in W as Uncapitalize<Field>]: PlainValues[Field] | null },
) => {
  const told: Readonly<Record<string, unknown>> = row
  return Object.fromEntries(fields.map((wire) => [wire, told[inRows(wire)] ?? starts[wire]])) as Pick<
    PlainValues,
    W
  >
}

export const emptyDeclaration = (now: Date): DeclareValues => ({
  ...starts,
  cityName: '',
  TransportationCompanyId: null,
  sender: null,
  receiver: null,
  CargoSource: emptyPlace,
  CargoDestination: emptyPlace,
  loaderCategory: null,
  LoaderTypeIds: [],
  ...proposeAnnouncement(now),
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

const dayMs = 86_400_000

/** In: a declaration just made. Out: another like it, to be announced tomorrow at this hour. */
export const declareAgain = (values: DeclareValues, now: Date): DeclareValues => ({
  ...values,
  ...proposeAnnouncement(new Date(now.getTime() + dayMs)),
})

/** In: a place and its new text. Out: the place, which is lost when its name no longer stands in the text. */
export function retypePlace(place: PlaceValue, text: string): PlaceValue {
  const isStillThere = place.name !== '' && normalizeText(text).includes(normalizeText(place.name))
  return isStillThere ? { ...place, text } : { text, name: '', point: null }
}

/** Truck counts have three digits; a longer one starts again from one (rules 9.17). */
export const readTruckCount = (count: number): number => (count > 999 ? 1 : count)
