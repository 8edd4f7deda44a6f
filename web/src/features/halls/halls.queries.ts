import { keepPreviousData } from '@tanstack/react-query'
import { steady } from '../../kernel/query-client.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import type { LatLon } from '../../ui/map-projection.ts'
import type { ExampleRoute } from './hall-effects.rules.ts'
import { useRead } from '../../kernel/use-read.ts'

const lookedAtMs = 15_000

/** A hall with all that its settings page shows; without an id one's own. */
export const useHall = (LoadHallId: number | undefined) =>
  useRead('showHall', { query: { LoadHallId }, refetchInterval: unlessTold(lookedAtMs) })

export const useClosing = (Id: number) =>
  useRead('previewDeactivation', { query: { Id }, refetchInterval: unlessTold(lookedAtMs) })

/** Towns that are found by what is typed, each with where it is. */
export const useTowns = (typed: string) =>
  useRead('findPlaces', {
    query: { Text: typed },
    enabled: typed.trim().length > 1,
    placeholderData: keepPreviousData,
  })

export const useTariffsOf = (LoadHallId: number) => useRead('listTariffs', { query: { LoadHallId } })

const usual = 'تهران'

/** A route from the hall to a town of its tariffs, as an example: to the capital where it goes there, else the first. */
export function useExampleRoute(hallId: number | undefined, from: LatLon | null): ExampleRoute | null {
  const tariffs = useRead('listTariffs', {
    query: { LoadHallId: hallId ?? 0 },
    enabled: hallId !== undefined,
  }).data?.rows
  const to = tariffs?.find((row) => row.cityDestinationName === usual) ?? tariffs?.[0]
  const route = useRead('findRoute', {
    query: {
      FromLat: from?.[0] ?? 0,
      FromLong: from?.[1] ?? 0,
      ToLat: to?.cityDestinationLat ?? 0,
      ToLong: to?.cityDestinationLong ?? 0,
    },
    ...steady,
    enabled: from !== null && to !== undefined,
    retry: false,
  }).data
  return to && route ? { to: to.cityDestinationName, hours: route.durationHours } : null
}
