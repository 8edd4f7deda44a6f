import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { apiQuery } from '../../kernel/api.ts'
import type { DateRange } from '../../ui/DateRangeFilter.tsx'

const steady = { staleTime: 30 * 60_000 }

export type PermitFilter = {
  dates: DateRange
  status: PermitStatus | null
  goodsIds: number[]
  driverCard: string
  freighterCard: string
  companyId: number | null
  hallCityId: number | null
}

/** A page of the permits that a filter leaves; the page before stays in sight while a new one comes. */
export const usePermits = (filter: PermitFilter, { page, pageSize }: { page: number; pageSize: number }) =>
  useQuery({
    ...apiQuery('searchPermits', {
      body: {
        FromDate: filter.dates.from,
        ToDate: filter.dates.to,
        DriverReserveStatus: filter.status,
        KalaId: filter.goodsIds.length > 0 ? filter.goodsIds : null,
        DriverCardNumber: filter.driverCard,
        FreighterCardNumber: filter.freighterCard,
        TransportationCompanyId: filter.companyId,
        LoadHallCityId: filter.hallCityId,
        Page: page,
        PageSize: pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  })

export const usePermit = (id: number) => useQuery(apiQuery('showPermit', { query: { Id: id } }))

export const usePermitsOf = (cargoId: number) =>
  useQuery(apiQuery('listPermitsOfCargo', { query: { CargoId: cargoId } }))

export const useVerified = (code: string) =>
  useQuery({ ...apiQuery('verifyPermit', { query: { Code: code } }), staleTime: 0 })

export const useGoods = () => useQuery({ ...apiQuery('listGoods'), ...steady })
export const useCompanyNames = (enabled: boolean) =>
  useQuery({ ...apiQuery('listCompanies'), ...steady, enabled })

/** The cities that have halls, each once. */
export const useHallCities = () =>
  useQuery({
    ...apiQuery('listHalls'),
    ...steady,
    select: ({ rows }) => [...new Map(rows.map((row) => [row.loadHallCityId, row.cityName]))],
  })
