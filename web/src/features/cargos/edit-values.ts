import type { CargoSheet } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { updateRefusals } from '@bargah/contract/features/cargos/update-cargo.text.ts'
import { clockTime, formatTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { placeText, splitPlace } from '../../kernel/format.ts'
import { type DeclareValues, partiesOf, type PlaceValue } from './declare-values.ts'
import type { DeclaredBefore } from './use-found.ts'

type Categories = readonly { code: number; options: readonly { key: number }[] }[]

/** In: a declared cargo, how its city is called, and the categories of loaders. Out: the form that it was declared with. */
export function valuesOf(cargo: CargoSheet, cityName: string, categories: Categories): DeclareValues {
  const announcedAt = new Date(cargo.announcedAt)
  return {
    IsLoadHall: cargo.isLoadHall,
    LoadHallId: cargo.loadHallId,
    CityDestinationId: cargo.cityDestinationId,
    cityName,
    TransportationCompanyId: null,
    ...partiesOf(cargo),
    CargoSource: placeAt(cargo, 'Source'),
    CargoDestination: placeAt(cargo, 'Destination'),
    CargoDistance: cargo.cargoDistance,
    CargoDuration: cargo.cargoDuration,
    CargoRange: cargo.cargoRange,
    KalaId: cargo.kalaId,
    BastebandyId: cargo.bastebandyId,
    BastebandyNumber: cargo.bastebandyNumber ?? 1,
    KalaWeight: cargo.kalaWeight,
    KalaValue: cargo.kalaValue,
    loaderCategory: categories.find(({ options }) => hasAll(options, cargo.loaderTypes))?.code ?? null,
    LoaderTypeIds: cargo.loaderTypes,
    FreighterNumber: cargo.freighterNumber,
    CargoRent: cargo.cargoRent,
    FutureDate: jalaliDate(announcedAt),
    FutureHour: clockTime(announcedAt),
    Tel: cargo.tel,
    Description: cargo.description,
    Isg: cargo.isg ?? '',
    ShippingOrder: cargo.shippingOrder ?? '',
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

type Standing = Pick<
  CargoSheet,
  'cargoStatus' | 'freighterNumber' | 'remaining' | 'loadHallId' | 'frozenUntil'
>

/** Why a cargo cannot be changed as it stands, or null; the server looks again (rules 9.14). */
export function whyUnchangeable(cargo: Standing): string | null {
  // a product owner's load is of no hall
  if (cargo.loadHallId === null) return updateRefusals.of_owner
  if (cargo.cargoStatus === cargoStatus.finished) return updateRefusals.not_sending
  if (cargo.remaining < cargo.freighterNumber) return updateRefusals.has_permit
  if (cargo.frozenUntil === null) return null
  return `این بار در دوری است که باز است و تا پایان تخصیص آن، ${formatTime(cargo.frozenUntil)}، ویرایش نمی‌شود.`
}

/** Whether a row leads to its edit form: a hall's load of one's own that no truck has taken (rules 9.18). */
export const mayLeadToEdit = (
  cargo: Omit<Standing, 'frozenUntil'> & Pick<CargoSheet, 'isLoadHall'>,
): boolean => cargo.isLoadHall && whyUnchangeable({ ...cargo, frozenUntil: null }) === null
