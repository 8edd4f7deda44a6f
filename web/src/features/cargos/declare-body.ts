import {
  type DeclareCargo,
  DeclareCargoBody,
  type DeclareCargoInput,
  type Declarer,
  declarationFaults,
} from '@bargah/contract/features/cargos/cargos.schema.ts'
import { bulkPackagingId } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import type { DeclareField, DeclareValues } from './declare-values.ts'

/** What a declaration needs and the form does not hold: who declares, the way found and the range of choosing. */
export type DeclareFacts = {
  by: Declarer
  route: { distanceKm: number; durationHours: number } | null
  rangeKm: number
}

type Body = { [Name in keyof DeclareCargo]: DeclareCargoInput[Name] | null | undefined }

/** In: the form and its facts. Out: the wire's body, with null for what is missing. */
export function toDeclareBody(values: DeclareValues, { by, route, rangeKm }: DeclareFacts): Body {
  const { origin, destination, time } = values
  const [hour, minute] = time?.split(':') ?? []
  const isCompany = by === 'company'
  return {
    IsLoadHall: isCompany && values.kind === 'hall',
    LoadHallId: isCompany ? values.hallId : null,
    CityDestinationId: isCompany ? values.destinationCityId : null,
    TransportationCompanyId: isCompany ? null : values.companyId,
    CargoSource: origin.text,
    CargoDestination: destination.text,
    CargoSourceLat: origin.point?.latitude,
    CargoSourceLong: origin.point?.longitude,
    CargoDestinationLat: destination.point?.latitude,
    CargoDestinationLong: destination.point?.longitude,
    CargoDistance: route?.distanceKm,
    CargoDuration: route?.durationHours,
    CargoRange: rangeKm,
    KalaId: values.goodsId,
    KalaValue: values.goodsValueToman,
    KalaWeight: values.weightKg,
    BastebandyId: values.packagingId,
    BastebandyNumber: values.packagingId === bulkPackagingId ? null : values.packageCount,
    LoaderTypeIds: values.loaderTypeIds.length > 0 ? values.loaderTypeIds : null,
    FreighterNumber: values.truckCount,
    CargoRent: values.rentToman,
    Tel: values.tel,
    Description: values.description,
    FutureDate: values.day,
    FutureHour: hour,
    FutureMinute: minute,
  }
}

/** Which field of the form stands for a field of the wire, in the order in which they are read on the page. */
const fieldOf: Record<keyof DeclareCargo, DeclareField> = {
  LoadHallId: 'hallId',
  CityDestinationId: 'destinationCityId',
  TransportationCompanyId: 'companyId',
  IsLoadHall: 'kind',
  CargoSource: 'origin',
  CargoSourceLat: 'origin',
  CargoSourceLong: 'origin',
  CargoDestination: 'destination',
  CargoDestinationLat: 'destination',
  CargoDestinationLong: 'destination',
  CargoDistance: 'destination',
  CargoDuration: 'destination',
  KalaId: 'goodsId',
  BastebandyId: 'packagingId',
  BastebandyNumber: 'packageCount',
  KalaWeight: 'weightKg',
  KalaValue: 'goodsValueToman',
  CargoRange: 'goodsValueToman',
  LoaderTypeIds: 'loaderTypeIds',
  FreighterNumber: 'truckCount',
  CargoRent: 'rentToman',
  FutureDate: 'day',
  FutureHour: 'time',
  FutureMinute: 'time',
  Tel: 'tel',
  Description: 'description',
}
const wireNames = Object.keys(fieldOf) as (keyof DeclareCargo)[]

export type DeclareFault = { field: DeclareField; message: string }

/** In: the form and its facts. Out: every fault with its sentence, one for a field, in the order of the page. */
export function declareFaults(values: DeclareValues, facts: DeclareFacts): DeclareFault[] {
  const body = toDeclareBody(values, facts)
  const read = DeclareCargoBody.safeParse(body)
  const said = new Map<PropertyKey | undefined, string>(declarationFaults(given(body), facts.by))
  for (const { path, message } of read.error?.issues ?? []) said.set(path[0], message)
  if (!values.day) said.set('FutureDate', 'تاریخ اعلام را وارد کنید.')

  const faults = new Map<DeclareField, string>()
  for (const name of wireNames) {
    const message = said.get(name)
    const field = fieldOf[name]
    const isOfTheWay = name === 'CargoDistance' || name === 'CargoDuration'
    if (message === undefined || faults.has(field) || (isOfTheWay && !values.origin.point)) continue
    faults.set(field, message)
  }
  return [...faults].map(([field, message]) => ({ field, message }))
}

/** The fields that are there; those that do not read well have their own fault, which stands before all others. */
const given = (body: Body) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value ?? undefined]),
  ) as Partial<DeclareCargo>
