import { useQueries } from '@tanstack/react-query'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import type { Reading } from '../../../kernel/Read.tsx'
import { apiQuery } from '../../../kernel/api.ts'
import { steady } from '../../../kernel/query-client.ts'
import { useTariffs } from './declare.queries.ts'
import type { DeclareValues } from './declare-values.ts'
import type { Repeat, Target } from './repeats.ts'

/** Where the load can go: the form's own destination, and for a hall's cities their tariff. */
export function useTargets(
  values: DeclareValues,
  by: Declarer,
): { targets: Target[]; read: Reading<unknown> } {
  const read = useTariffs(by === 'company' ? values.LoadHallId : null)
  const tariffs = read.data?.rows ?? []
  const own = {
    cityId: by === 'company' ? values.CityDestinationId : null,
    place: values.CargoDestination,
    rentToman: values.CargoRent,
  }
  const others = tariffs
    .filter(({ cityDestinationId }) => cityDestinationId !== own.cityId)
    .map(
      ({ cityDestinationId, cityDestinationName: name, price, cityDestinationLat, cityDestinationLong }) => ({
        cityId: cityDestinationId,
        place: { text: name, name, point: { latitude: cityDestinationLat, longitude: cityDestinationLong } },
        rentToman: price,
      }),
    )
  return { targets: [own, ...others], read }
}

/** What is found for each destination: the route, and what declaring would hold; and what is in the wallet. */
export function useFoundForEach(values: DeclareValues, by: Declarer, targets: readonly Target[]) {
  const from = values.CargoSource.point
  const routes = useQueries({
    queries: targets.map(({ place: { point } }) => ({
      ...apiQuery('findRoute', {
        query: {
          FromLat: from?.latitude ?? 0,
          FromLong: from?.longitude ?? 0,
          ToLat: point?.latitude ?? 0,
          ToLong: point?.longitude ?? 0,
        },
      }),
      ...steady,
      enabled: from !== null && point !== null,
    })),
  })
  const quotes = useQueries({
    queries: targets.map(({ cityId }, at) => ({
      ...apiQuery('quoteCargo', {
        query: {
          IsLoadHall: values.IsLoadHall,
          LoadHallId: by === 'company' ? values.LoadHallId : null,
          TransportationCompanyId: values.TransportationCompanyId,
          CityDestinationId: cityId,
          CargoDistance: routes[at]?.data?.distanceKm,
          FreighterNumber: values.FreighterNumber,
        },
      }),
      enabled: routes[at]?.data !== undefined,
    })),
  })
  const found = targets.map(
    (target, at): Omit<Repeat, 'day'> => ({
      target,
      route: routes[at]?.data,
      holdRial: quotes[at]?.data?.holdRial,
    }),
  )
  return { found, balanceRial: quotes[0]?.data?.balanceRial ?? null, reads: [...routes, ...quotes] }
}

/** In: reads that are needed together. Out: those that did not come as one read that failed; null where none did. */
export function missingOf(reads: readonly Reading<unknown>[]): Reading<unknown> | null {
  const missing = reads.filter(({ data, isError }) => isError && data === undefined)
  if (!missing[0]) return null
  return {
    data: undefined,
    isError: true,
    error: missing[0].error,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => missing.map(({ refetch }) => refetch()),
  }
}
