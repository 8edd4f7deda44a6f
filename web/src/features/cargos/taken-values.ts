import type { AddPreLoad } from '@bargah/contract/features/cargos/pre-loads.schema.ts'
import type { PreLoad, PreviousCargo } from './earlier-loads.queries.ts'
import { placeText } from '../../kernel/format.ts'
import { packagesOf } from './declare-body.ts'
import { type DeclareValues, partiesOf, type PlaceValue } from './declare-values.ts'

/** A declaration that stands, or was kept: what of it the form takes over. */
type Earlier = Pick<
  PreLoad | PreviousCargo,
  | 'isLoadHall'
  | 'loadHallId'
  | 'transportationCompanyHallId'
  | 'cityDestinationId'
  | 'cityDestinationName'
  | 'cargoSource'
  | 'cargoSourceLat'
  | 'cargoSourceLong'
  | 'cargoDestination'
  | 'cargoDestinationLat'
  | 'cargoDestinationLong'
  | 'cargoRange'
  | 'kalaId'
  | 'kalaValue'
  | 'kalaWeight'
  | 'bastebandyId'
  | 'bastebandyNumber'
  | 'typeCode'
  | 'loaderTypes'
  | 'freighterNumber'
  | 'cargoRent'
  | 'tel'
  | 'description'
>

/** What was typed beside the names; a kept declaration holds it in their place. */
type Typed = Partial<Pick<PreviousCargo, 'cargoSourceAddress' | 'cargoDestinationAddress'>>

/** The name of a place stands before the first comma of an address. */
function placeOf(text: string, latitude: number | null, longitude: number | null): PlaceValue {
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { text, name: point ? (text.split('،')[0] ?? text).trim() : '', point }
}

/**
 * In: an earlier declaration. Out: what it fills in: all but when it is announced, its identifiers, and what is found with
 * the way. A hall that the company has left since is not taken over.
 */
export function takenValues(
  earlier: Earlier & Typed & Parameters<typeof partiesOf>[0],
): Partial<DeclareValues> {
  const isAtHome = earlier.loadHallId === null || earlier.transportationCompanyHallId !== null
  return {
    IsLoadHall: earlier.isLoadHall,
    LoadHallId: isAtHome ? earlier.loadHallId : null,
    CityDestinationId: isAtHome ? earlier.cityDestinationId : null,
    cityName: isAtHome ? (earlier.cityDestinationName ?? '') : '',
    ...partiesOf(earlier),
    CargoSource: placeOf(
      placeText(earlier.cargoSource, earlier.cargoSourceAddress ?? ''),
      earlier.cargoSourceLat,
      earlier.cargoSourceLong,
    ),
    CargoDestination: placeOf(
      placeText(earlier.cargoDestination, earlier.cargoDestinationAddress ?? ''),
      earlier.cargoDestinationLat,
      earlier.cargoDestinationLong,
    ),
    // of a hall's load the hall says it
    ...(!earlier.isLoadHall && earlier.cargoRange !== null && { CargoRange: earlier.cargoRange }),
    KalaId: earlier.kalaId,
    KalaValue: earlier.kalaValue,
    KalaWeight: earlier.kalaWeight,
    BastebandyId: earlier.bastebandyId,
    BastebandyNumber: earlier.bastebandyNumber ?? 1,
    loaderCategory: earlier.typeCode,
    LoaderTypeIds: earlier.loaderTypes,
    FreighterNumber: earlier.freighterNumber,
    CargoRent: earlier.cargoRent,
    Tel: earlier.tel ?? '',
    Description: earlier.description,
  }
}

/** The tariff of now (toman), where it is another than the rent of then. */
export const tariffSince = (earlier: Pick<PreLoad, 'tariffToman' | 'cargoRent' | 'isLoadHall'>) =>
  earlier.isLoadHall && earlier.tariffToman !== null && earlier.tariffToman !== earlier.cargoRent
    ? earlier.tariffToman
    : null

type Body = { [Name in keyof AddPreLoad]: AddPreLoad[Name] | null | undefined }

/** In: the form and a name. Out: what keeps it; what is not filled in yet is left out. */
export function toPreLoadBody(values: DeclareValues, Name: string): AddPreLoad {
  const { CargoSource: from, CargoDestination: to } = values
  const body: Body = {
    Name,
    IsLoadHall: values.IsLoadHall,
    LoadHallId: values.LoadHallId,
    CityDestinationId: values.CityDestinationId,
    SenderCustomerAddressId: values.sender?.addressId,
    ReceiverCustomerAddressId: values.receiver?.addressId,
    CargoSource: from.text,
    CargoDestination: to.text,
    CargoSourceLat: from.point?.latitude,
    CargoSourceLong: from.point?.longitude,
    CargoDestinationLat: to.point?.latitude,
    CargoDestinationLong: to.point?.longitude,
    CargoDistance: values.CargoDistance,
    CargoDuration: values.CargoDuration,
    CargoRange: values.CargoRange,
    KalaId: values.KalaId,
    KalaValue: values.KalaValue,
    KalaWeight: values.KalaWeight,
    BastebandyId: values.BastebandyId,
    BastebandyNumber: packagesOf(values),
    LoaderTypeIds: [...values.LoaderTypeIds],
    FreighterNumber: values.FreighterNumber,
    CargoRent: values.CargoRent,
    Tel: values.Tel || null,
    Description: values.Description,
  }
  return body as AddPreLoad
}
