import {
  type DeclareCargo,
  DeclareCargoBody,
  type DeclareCargoInput,
  type Declarer,
  declarationFaults,
  declarerOf,
  UpdateCargoBody,
} from '@bargah/contract/features/cargos/cargos.schema.ts'
import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import type { Checks } from '../../../kernel/form/form-faults.rules.ts'
import { type DeclareValues, plainFields } from './declare-values.ts'
import { notEntered } from '@bargah/contract/kernel/not-given.ts'

type Body = { [Name in keyof DeclareCargo]: DeclareCargoInput[Name] | null | undefined }

/** How many packages each truck takes; bulk has none. */
export const packagesOf = ({ BastebandyId, BastebandyNumber }: DeclareValues) =>
  BastebandyId === bulkPackagingId ? null : BastebandyNumber

/** In: fields and the names of some. Out: those. */
export const pick = <Fields, Name extends keyof Fields & string>(fields: Fields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>

/** What the form says of a load, by the names of the wire. */
export const bodyOf = (values: DeclareValues) => {
  const { CargoSource: from, CargoDestination: to, sender, receiver } = values
  return {
    ...pick(values, plainFields),
    TransportationCompanyId: values.TransportationCompanyId,
    SenderCustomerAddressId: sender?.addressId,
    ReceiverCustomerAddressId: receiver?.addressId,
    CargoSource: from.text,
    CargoDestination: to.text,
    CargoSourceLat: from.point?.latitude,
    CargoSourceLong: from.point?.longitude,
    CargoDestinationLat: to.point?.latitude,
    CargoDestinationLong: to.point?.longitude,
    BastebandyNumber: packagesOf(values),
    LoaderTypeIds: [...values.LoaderTypeIds],
  }
}

/** What a company says and a product owner does not. */
const notOfOwners = {
  IsLoadHall: false,
  LoadHallId: null,
  CityDestinationId: null,
  SenderCustomerAddressId: null,
  ReceiverCustomerAddressId: null,
}

/** In: the form and who declares. Out: the wire's body; it is whole once the checks have found nothing missing. */
export function toDeclareBody(values: DeclareValues, by: Declarer): DeclareCargoInput {
  const [hour, minute] = values.FutureHour?.split(':') ?? []
  // without a place to start from there is no way to miss
  const unfound = values.CargoSource.point ? null : 0
  const body: Body = {
    ...bodyOf(values),
    ...(by === 'company' ? { TransportationCompanyId: null } : notOfOwners),
    CargoDistance: values.CargoDistance ?? unfound,
    CargoDuration: values.CargoDuration ?? unfound,
    FutureDate: values.FutureDate,
    FutureHour: hour,
    FutureMinute: minute,
  }
  return body as DeclareCargoInput
}

/** The cargo that is changed, and from which state of it. */
type Changed = { cargoId: number; editCount: number; isAnnounced: boolean }

/** In: the form, and what it changes. Out: the wire's body; the hour is said while it is still to come. */
export const toUpdateBody = (values: DeclareValues, { cargoId, editCount, isAnnounced }: Changed) => ({
  ...toDeclareBody(isAnnounced ? { ...values, FutureDate: null, FutureHour: null } : values, 'company'),
  Id: cargoId,
  EditCount: editCount,
})

/** The same checks as of a declaration, but of the hour, which stays where nothing is said (rules 9.14). */
export const updateChecks: Checks = {
  body: UpdateCargoBody,
  faults: (body) => declarationFaults(body, 'company'),
}

/** The contract's checks; a form also asks for the day, which an old client may leave out. */
export const declareChecks: Checks = {
  body: DeclareCargoBody,
  faults: (body, role) => [
    ...(body.FutureDate ? [] : [['FutureDate', notEntered('تاریخ اعلام')] as [string, string]]),
    ...declarationFaults(body, declarerOf(role)),
  ],
}
