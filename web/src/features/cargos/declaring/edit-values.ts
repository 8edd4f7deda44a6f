import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { placeText, splitPlace } from '../../../kernel/format.ts'
import { type DeclareValues, partiesOf, plainFields, plainOf, type PlaceValue } from './declare-values.ts'
import type { DeclaredBefore } from './use-found.ts'

type Categories = readonly { code: number; options: readonly { key: number }[] }[]

/** In: a declared cargo, how its city is called, and the categories of loaders. Out: the form that it was declared with. */
export function valuesOf(cargo: CargoSheet, cityName: string, categories: Categories): DeclareValues {
  const announcedAt = new Date(cargo.announcedAt)
  return {
    ...plainOf(plainFields, cargo),
    cityName,
    TransportationCompanyId: null,
    ...partiesOf(cargo),
    CargoSource: placeAt(cargo, 'Source'),
    CargoDestination: placeAt(cargo, 'Destination'),
    loaderCategory: categories.find(({ options }) => hasAll(options, cargo.loaderTypes))?.code ?? null,
    LoaderTypeIds: cargo.loaderTypes,
    FutureDate: jalaliDate(announcedAt),
    FutureHour: clockTime(announcedAt),
  }
}

const hasAll = (options: readonly { key: number }[], ids: readonly number[]) =>
  ids.every((id) => options.some(({ key }) => key === id))

function placeAt(cargo: CargoSheet, end: 'Source' | 'Destination'): PlaceValue {
  const text = placeText(cargo[`cargo${end}`], cargo[`cargo${end}Address`])
  const point = { latitude: cargo[`cargo${end}Lat`], longitude: cargo[`cargo${end}Long`] }
  return { text, name: splitPlace(text).town, point }
}

/** What of a cargo stays as it is while it stays where it was. */
export const declaredBefore = (cargo: CargoSheet, values: DeclareValues): DeclaredBefore => ({
  cargoId: cargo.id,
  hallId: cargo.loadHallId,
  isHall: cargo.isLoadHall,
  rangeKm: cargo.cargoRange,
  from: values.CargoSource,
  to: values.CargoDestination,
  distanceKm: cargo.cargoDistance,
  durationHours: cargo.cargoDuration,
})
