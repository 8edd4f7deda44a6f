import { weightToAsk } from './declare-rents.ts'
import { useEffect } from 'react'
import { computeCost } from './declare-costs.ts'
import { useCompanyHall, useQuote, useRoute } from './declare.queries.ts'
import type { DeclareForm, PlaceValue } from './declare-values.ts'

/** A cargo that is changed, as it was declared: where it stays as it was, so does what was found for it then. */
export type DeclaredBefore = {
  cargoId: number
  hallId: number | null
  isHall: boolean
  rangeKm: number
  from: PlaceValue
  to: PlaceValue
  distanceKm: number
  durationHours: number
}

type Of = { isCompany: boolean; before?: DeclaredBefore }

/** What is found for a declaration while it is written: the route, the range, the cost and what rents have been. */
export function useRouteFound(form: DeclareForm, { isCompany, before }: Of) {
  const { values, set } = form
  const [from, to] = [values.CargoSource.point, values.CargoDestination.point]
  const route = useRoute(from, to)
  const hall = useCompanyHall(values.LoadHallId, isCompany)
  const isHall = isCompany && values.IsLoadHall
  const staysAtHall = before?.isHall === isHall && before.hallId === values.LoadHallId
  const keepsRoute =
    before && isAt(before.from, values.CargoSource) && isAt(before.to, values.CargoDestination)
  const known = keepsRoute ? before : route.data
  const hallRangeKm = staysAtHall ? before.rangeKm : (hall?.reservationRange ?? null)
  useKnownRoute(set, { route: known, isPlaced: from !== null && to !== null })
  useEffect(() => {
    if (isHall) set({ CargoRange: hallRangeKm ?? 0 })
  }, [set, isHall, hallRangeKm])

  const quote = useQuote({
    cargoId: before?.cargoId,
    isHall,
    from,
    to,
    weightKg: weightToAsk(values.KalaWeight),
    hallId: isCompany ? values.LoadHallId : null,
    companyId: values.TransportationCompanyId,
    destinationCityId: values.CityDestinationId,
    distanceKm: known?.distanceKm,
    loaderCategory: values.loaderCategory,
    isWaiting: route.isLoading,
  }).data
  return {
    route,
    /** Whose rounds it joins: null before a hall is chosen, undefined for a free load, which joins none. */
    hall: isHall ? (hall ?? null) : undefined,
    /** Of a free load undefined: it says its own. */
    rangeKm: isHall ? hallRangeKm : isCompany && values.LoadHallId === null ? null : undefined,
    bounds: quote,
    // without the weight they would be those of any
    rents: values.KalaWeight === weightToAsk(values.KalaWeight) ? quote?.rents : undefined,
    officialToman: quote?.officialRentToman,
    cost: isCompany && quote ? computeCost(quote, values.FreighterNumber) : undefined,
    prices: isCompany ? quote : undefined,
  }
}

const isAt = (one: PlaceValue, other: PlaceValue) =>
  one.point?.latitude === other.point?.latitude && one.point?.longitude === other.point?.longitude

type Known = { route: { distanceKm: number; durationHours: number } | undefined; isPlaced: boolean }

/** The route that is known goes into the form; what was found for places that are gone leaves it. */
function useKnownRoute(set: DeclareForm['set'], { route, isPlaced }: Known) {
  const { distanceKm, durationHours } = route ?? {}
  useEffect(() => {
    if (!isPlaced) set({ CargoDistance: null, CargoDuration: null })
    else if (distanceKm !== undefined && durationHours !== undefined)
      set({ CargoDistance: distanceKm, CargoDuration: durationHours })
  }, [set, isPlaced, distanceKm, durationHours])
}
