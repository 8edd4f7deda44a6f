import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { apiQuery } from '../../kernel/api.ts'
import type { DateRange } from '../../ui/DateRangeFilter.tsx'

/** The views of the list, each with the statuses that it shows. */
export const cargoViews = {
  all: [],
  sending: [0, 2, 3],
  review: [-1],
  finished: [1],
} as const satisfies Record<string, readonly CargoStatus[]>
export type CargoView = keyof typeof cargoViews

export type CargoFilter = {
  dates: DateRange
  goodsIds: number[]
  companyId: number | null
  hallCityId: number | null
}

const bodyOf = ({ dates, goodsIds, companyId, hallCityId }: CargoFilter, view: CargoView) => ({
  FromDate: dates.from,
  ToDate: dates.to,
  KalaId: goodsIds.length > 0 ? goodsIds : null,
  Statuses: view === 'all' ? null : [...cargoViews[view]],
  TransportationCompanyId: companyId,
  LoadHallCityId: hallCityId,
})

/** A page of the cargos that filter and view leave; the page before stays in sight while a new one comes. */
export const useCargos = (filter: CargoFilter, view: CargoView, page: { page: number; pageSize: number }) =>
  useQuery({
    ...apiQuery('searchCargos', {
      body: { ...bodyOf(filter, view), Page: page.page, PageSize: page.pageSize },
    }),
    placeholderData: keepPreviousData,
  })

/** How many cargos of a view the filter leaves. */
export const useCargoCount = (filter: CargoFilter, view: CargoView) =>
  useQuery({
    ...apiQuery('searchCargos', { body: { ...bodyOf(filter, view), Page: 1, PageSize: 1 } }),
    placeholderData: keepPreviousData,
    select: ({ total }) => total,
  }).data

export const useRequestsOf = (cargoId: number) =>
  useQuery(apiQuery('listPrioritiesOfCargo', { query: { CargoId: cargoId } }))

/** The cities that have halls, each once. */
export const useHallCities = () =>
  useQuery({
    ...apiQuery('listHalls'),
    staleTime: 30 * 60_000,
    select: ({ rows }) => [...new Map(rows.map((row) => [row.loadHallCityId, row.cityName]))],
  })
