import { useEffect, useState } from 'react'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { apiQuery, type CallData } from '../../../kernel/api.ts'
import { chosen } from '../../../kernel/lookups.ts'
import { steady } from '../../../kernel/query-client.ts'
import { inFrontMs } from '../../../kernel/kept-reads.ts'
import { unlessTold } from '../../../kernel/live/told.ts'
import { useMyBalance } from '../../../kernel/use-my-balance.ts'
import type { DeclareValues, PlaceValue } from './declare-values.ts'
import { useRead } from '../../../kernel/use-read.ts'

const typingPauseMs = 200
const shortestName = 2

export const useCompanyHalls = (enabled: boolean) =>
  useRead('listCompanyHalls', { ...steady, ...chosen, enabled })

export const useCompanyHall = (hallId: number | null, enabled = true) =>
  useCompanyHalls(enabled).data?.rows.find((hall) => hall.loadHallId === hallId)

/** What a hall pays to each city, in toman. */
export const useTariffs = (hallId: number | null) =>
  useRead('listTariffs', {
    query: { LoadHallId: hallId ?? 0 },
    ...steady,
    ...chosen,
    enabled: hallId !== null,
  })

/** Places whose names are like what is typed, once the typing pauses; of a hall those where its loads may be loaded. */
export function usePlaces(typed: string, enabled: boolean, hallId: number | null = null) {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const wanted = text.trim()
  return useRead('findPlaces', {
    query: { Text: wanted, LoadHallId: hallId },
    ...steady,
    enabled: enabled && wanted.length >= shortestName,
    placeholderData: keepPreviousData,
  })
}

/** The route by road between two points, once both are known. */
export function useRoute(from: Point | null, to: Point | null) {
  const known = from !== null && to !== null
  const route = apiQuery('findRoute', {
    query: {
      FromLat: from?.latitude ?? 0,
      FromLong: from?.longitude ?? 0,
      ToLat: to?.latitude ?? 0,
      ToLong: to?.longitude ?? 0,
    },
  })
  return useQuery({ ...route, ...steady, ...(!known && { queryFn: skipToken }) })
}

type QuoteAsked = {
  cargoId: number | undefined
  isHall: boolean
  from: Point | null
  to: Point | null
  weightKg: number | null
  hallId: number | null
  destinationCityId: number | null
  companyId: number | null
  distanceKm: number | undefined
  loaderCategory: number | null
  /** The route is on its way: what it costs would change at once. */
  isWaiting: boolean
}

const pointsOf = (from: Point | null, to: Point | null) => ({
  CargoSourceLat: from?.latitude,
  CargoSourceLong: from?.longitude,
  CargoDestinationLat: to?.latitude,
  CargoDestinationLong: to?.longitude,
})

export const useLastRange = (enabled: boolean) => useRead('showLastRange', { ...steady, enabled })

/** No answer stands for another: what a hall or a route costs is not shown until it is known. */
export const useQuote = (asked: QuoteAsked) =>
  useRead('quoteCargo', {
    query: {
      LoadHallId: asked.hallId,
      CityDestinationId: asked.destinationCityId,
      TransportationCompanyId: asked.companyId,
      CargoDistance: asked.distanceKm,
      TypeCode: asked.loaderCategory,
      CargoId: asked.cargoId,
      IsLoadHall: asked.isHall,
      KalaWeight: asked.weightKg,
      ...pointsOf(asked.from, asked.to),
    },
    enabled: !asked.isWaiting && (asked.hallId !== null || asked.companyId !== null),
  })

/** What lies before a load that was just declared: its round, and who in the queue could carry it. */
export const useLoadAhead = (cargoId: number) =>
  useRead('showLoadAhead', { query: { CargoId: cargoId }, refetchInterval: unlessTold(inFrontMs) })

/** What of the caller's wallet is free, in rials; undefined until it was read anew, and where he has none. */
export function useFreeBalance(): number | undefined {
  const { data, isFetchedAfterMount } = useMyBalance({ refetchOnMount: 'always' })
  return isFetchedAfterMount ? data?.availableBalance : undefined
}

export type LoadingHall = Pick<
  CallData<'listCompanyHalls'>['rows'][number],
  'loadHallId' | 'loadHallName' | 'loadHallLat' | 'loadHallLong' | 'cargoOriginKm'
>

/** The hall near which a load is loaded; a free load, and a product owner's, is of none. */
export function useLoadingHall(values: DeclareValues, by: Declarer): LoadingHall | undefined {
  return useCompanyHall(values.IsLoadHall ? values.LoadHallId : null, by === 'company')
}

/** Whether a place is farther from the hall than its loads may be loaded. */
export const isTooFarFrom = (hall: LoadingHall, { point }: Pick<PlaceValue, 'point'>): boolean =>
  point !== null &&
  greatCircleKm({ latitude: hall.loadHallLat, longitude: hall.loadHallLong }, point) > hall.cargoOriginKm
