import {
  type DeclareCargo,
  DeclareCargoBody,
  type DeclareCargoInput,
  type Declarer,
  declarationFaults,
  declarerOf,
} from '@bargah/contract/features/cargos/cargos.schema.ts'
import { UpdateCargoBody } from '@bargah/contract/features/cargos/update-cargo.endpoints.ts'
import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import type { Checks } from '../../kernel/form/form-faults.rules.ts'
import type { DeclareValues } from './declare-values.ts'

type Body = { [Name in keyof DeclareCargo]: DeclareCargoInput[Name] | null | undefined }

/** How many packages each truck takes; bulk has none. */
export const packagesOf = ({ BastebandyId, BastebandyNumber }: DeclareValues) =>
  BastebandyId === bulkPackagingId ? null : BastebandyNumber

/** In: the form and who declares. Out: the wire's body; it is whole once the checks have found nothing missing. */
export function toDeclareBody(values: DeclareValues, by: Declarer): DeclareCargoInput {
  const { CargoSource: from, CargoDestination: to, loaderCategory: _, sender, receiver, ...same } = values
  const [hour, minute] = values.FutureHour?.split(':') ?? []
  const isCompany = by === 'company'
  // without a place to start from there is no way to miss
  const unfound = from.point ? null : 0
  const body: Body = {
    ...same,
    IsLoadHall: isCompany && values.IsLoadHall,
    LoadHallId: isCompany ? values.LoadHallId : null,
    CityDestinationId: isCompany ? values.CityDestinationId : null,
    TransportationCompanyId: isCompany ? null : values.TransportationCompanyId,
    SenderCustomerAddressId: isCompany ? sender?.addressId : null,
    ReceiverCustomerAddressId: isCompany ? receiver?.addressId : null,
    CargoSource: from.text,
    CargoDestination: to.text,
    CargoSourceLat: from.point?.latitude,
    CargoSourceLong: from.point?.longitude,
    CargoDestinationLat: to.point?.latitude,
    CargoDestinationLong: to.point?.longitude,
    CargoDistance: values.CargoDistance ?? unfound,
    CargoDuration: values.CargoDuration ?? unfound,
    BastebandyNumber: packagesOf(values),
    LoaderTypeIds: values.LoaderTypeIds.length > 0 ? [...values.LoaderTypeIds] : null,
    FutureHour: hour,
    FutureMinute: minute,
  }
  return body as DeclareCargoInput
}

/** In: the form, and the cargo that it changes. Out: the wire's body; the hour is said while it is still to come. */
export const toUpdateBody = (values: DeclareValues, cargoId: number, isAnnounced: boolean) => ({
  ...toDeclareBody(isAnnounced ? { ...values, FutureDate: null, FutureHour: null } : values, 'company'),
  Id: cargoId,
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
    ...(body.FutureDate ? [] : [['FutureDate', 'تاریخ اعلام را وارد کنید.'] as [string, string]]),
    ...declarationFaults(body, declarerOf(role)),
  ],
}
