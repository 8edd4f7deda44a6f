import { formatToman } from '@bargah/contract/kernel/money.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
import type { CallData } from '../../../kernel/api.ts'
import type { Option } from '../../../ui/option.ts'
import { type DeclareValues, emptyPlace, type PlaceValue } from './declare-values.ts'

type Tariff = CallData<'listTariffs'>['rows'][number]
type Found = CallData<'findPlaces'>['rows'][number]
/** A city that a cargo may go to: the place, and the rent that the hall's tariff proposes, if it has one. */
export type DestinationCity = {
  id: number
  place: PlaceValue
  rentToman: number | null
  option: Option<number>
}

/**
 * In: the tariffs of a hall, the cities found for what is typed, and that. Out: what can be chosen: the cities with a
 * tariff first, then any other, whose rent is simply not proposed (rules 7.7).
 */
export function listCities(
  tariffs: readonly Tariff[],
  found: readonly Found[],
  typed: string,
): DestinationCity[] {
  const wanted = compactText(typed)
  const priced = tariffs.map(withTariff)
  const known = new Set(priced.map(({ id }) => id))
  return [
    ...priced.filter(({ place }) => compactText(place.name).includes(wanted)),
    ...(wanted === '' ? [] : found.filter(({ cityId }) => !known.has(cityId)).map(withoutTariff)),
  ]
}

type City = { id: number; place: PlaceValue }

/**
 * In: the form, the tariffs of its hall and the city chosen (null: none). Out: what changes: city, destination, and the rent
 * by the tariff; a rent that a tariff had proposed goes with its city.
 */
export function goTo(
  values: DeclareValues,
  tariffs: readonly Tariff[],
  city: City | null,
): Pick<DeclareValues, 'CityDestinationId' | 'cityName' | 'CargoDestination' | 'CargoRent' | 'receiver'> {
  const priceOf = (id: number | null) => tariffs.find((row) => row.cityDestinationId === id)?.price
  const rent = values.CargoRent
  const wasProposed = rent !== null && rent === priceOf(values.CityDestinationId)
  return {
    CityDestinationId: city?.id ?? null,
    cityName: city?.place.name ?? '',
    CargoDestination: city?.place ?? emptyPlace,
    // who receives it does so at his own address
    receiver: null,
    CargoRent: priceOf(city?.id ?? null) ?? (wasProposed ? null : rent),
  }
}

export const placeOfRow = ({ cityName, latitude, longitude }: Found): PlaceValue =>
  placeAt(cityName, latitude, longitude)

const placeAt = (name: string, latitude: number, longitude: number): PlaceValue => ({
  text: name,
  name,
  point: { latitude, longitude },
})

const withTariff = (row: Tariff): DestinationCity => ({
  id: row.cityDestinationId,
  place: placeAt(row.cityDestinationName, row.cityDestinationLat, row.cityDestinationLong),
  rentToman: row.price,
  option: {
    key: row.cityDestinationId,
    label: row.cityDestinationName,
    detail: `کرایهٔ پایه ${formatToman(row.price)}`,
  },
})

const withoutTariff = (row: Found): DestinationCity => ({
  id: row.cityId,
  place: placeAt(row.cityName, row.latitude, row.longitude),
  rentToman: null,
  option: { key: row.cityId, label: row.cityName, detail: `${row.provinceName}، بدون تعرفه` },
})
