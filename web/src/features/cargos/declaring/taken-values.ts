import type { AddPreLoad } from '@bargah/contract/features/cargos/pre-loads.schema.ts'
import { type KeptField, keptFields } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import type { PreLoad, PreviousCargo } from './earlier-loads.queries.ts'
import { placeText } from '../../../kernel/format.ts'
import { bodyOf, pick } from './declare-body.ts'
import {
  type DeclareValues,
  partiesOf,
  type PlainField,
  plainFields,
  plainOf,
  type PlaceValue,
} from './declare-values.ts'

type KeptPlain = PlainField & KeptField
const keptPlain = plainFields.filter((wire): wire is KeptPlain =>
  (keptFields as readonly PlainField[]).includes(wire),
)

type Place = `cargo${'Source' | 'Destination'}${'' | 'Lat' | 'Long'}`
/** A declaration that stands, or was kept: what of it the form takes over. */
type Earlier = Pick<
  PreLoad | PreviousCargo,
  | Uncapitalize<KeptPlain>
  | Place
  | 'transportationCompanyHallId'
  | 'cityDestinationName'
  | 'typeCode'
  | 'loaderTypes'
>

/** What a declared load says beside: whose it is, and what was typed beside the names, in place of which a kept one holds it. */
type Declared = Partial<
  Pick<PreviousCargo, 'transportationCompanyId' | 'cargoSourceAddress' | 'cargoDestinationAddress'>
>

/** The name of a place stands before the first comma of an address. */
function placeOf(text: string, latitude: number | null, longitude: number | null): PlaceValue {
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { text, name: point ? (text.split('،')[0] ?? text).trim() : '', point }
}

/**
 * In: an earlier declaration. Out: what it fills in: all but when it is announced, its identifiers, and what is found with
 * the route. A hall that the company has left since is not taken over.
 */
export function takenValues(
  earlier: Earlier & Declared & Parameters<typeof partiesOf>[0],
): Partial<DeclareValues> {
  const isAtHome = earlier.loadHallId === null || earlier.transportationCompanyHallId !== null
  const { CargoDistance: _, CargoDuration: __, CargoRange, ...taken } = plainOf(keptPlain, earlier)
  return {
    ...taken,
    cityName: earlier.cityDestinationName ?? '',
    ...(!isAtHome && { LoadHallId: null, CityDestinationId: null, cityName: '' }),
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
    // who declares for a company of his own names none
    ...(earlier.transportationCompanyId !== undefined && {
      TransportationCompanyId: earlier.transportationCompanyId,
    }),
    // of a hall's load the hall says it
    ...(!earlier.isLoadHall && earlier.cargoRange !== null && { CargoRange }),
    loaderCategory: earlier.typeCode,
    LoaderTypeIds: earlier.loaderTypes,
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
  const said = bodyOf(values)
  const body: Body = { Name, ...pick(said, keptFields), LoaderTypeIds: said.LoaderTypeIds }
  return body as AddPreLoad
}
