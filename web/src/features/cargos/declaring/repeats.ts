import type { DeclareCargoInput, Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toDeclareBody } from './declare-body.ts'
import type { DeclareValues, PlaceValue } from './declare-values.ts'

const furthestDays = 30

/** A destination of a repeated load; without a city of our list its id is null. */
export type Target = { cityId: number | null; place: PlaceValue; rentToman: number | null }
export type RouteLength = { distanceKm: number; durationHours: number }
/** One of the loads: where it goes, on which day, and what is known of its route and cost (rials of all its trucks). */
export type Repeat = {
  target: Target
  day: string
  route: RouteLength | undefined
  holdRial: number | undefined
}

/** In: now. Out: the days on which a load can be announced, as `1405/08/30`. */
export const announceDays = (now: Date): string[] => [
  ...new Set(
    Array.from({ length: furthestDays }, (_, ahead) => jalaliDate(new Date(now.getTime() + ahead * dayMs))),
  ),
]

/** In: what goes by the city, and the days. Out: a load for each city on each day, by day. */
export const repeatsOf = (targets: readonly Omit<Repeat, 'day'>[], days: readonly string[]): Repeat[] =>
  days.toSorted().flatMap((day) => targets.map((target) => ({ ...target, day })))

/** In: the form, and one of its repetitions. Out: the wire's body of it. */
export function toRepeatBody(
  values: DeclareValues,
  by: Declarer,
  { target, day, route }: Repeat,
): DeclareCargoInput {
  const repeated = {
    ...values,
    // who receives is where the form's own destination is
    receiver: target.cityId === values.CityDestinationId ? values.receiver : null,
    CityDestinationId: target.cityId,
    CargoDestination: target.place,
    CargoRent: target.rentToman,
    CargoDistance: route?.distanceKm ?? null,
    CargoDuration: route?.durationHours ?? null,
    FutureDate: day,
  }
  return toDeclareBody(repeated, by)
}

/** What all of them hold, in rials; undefined while that of one is not known. */
export const sumOfHolds = (repeats: readonly Repeat[]): number | undefined =>
  repeats.some(({ holdRial }) => holdRial === undefined)
    ? undefined
    : repeats.reduce((sum, { holdRial = 0 }) => sum + holdRial, 0)

/** Why they cannot be sent yet, or null. */
export function lacksOf(repeats: readonly Repeat[], most: number): 'none' | 'many' | 'rent' | 'route' | null {
  if (repeats.length === 0) return 'none'
  if (repeats.length > most) return 'many'
  if (repeats.some(({ target }) => !target.rentToman)) return 'rent'
  return repeats.some(({ route }) => route === undefined) ? 'route' : null
}
