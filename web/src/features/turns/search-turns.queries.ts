import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { turnFilters } from '@bargah/contract/features/turns/turns.schema.ts'
import { apiQuery } from '../../kernel/api.ts'
import type { DateRange } from '../../ui/DateRangeFilter.tsx'

const queueLookedAtMs = 15_000

export type TurnView = (typeof turnFilters)[number]
export type TurnFilter = {
  dates: DateRange
  /** 1 active, 0 ended, 2 all. */
  view: TurnView
  hallId: number | null
  driverCard: string
  freighterCard: string
}

/** A page of the turns that a filter leaves. `enabled` is false for those who have to choose a hall first. */
export const useTurns = (
  filter: TurnFilter,
  { page, pageSize }: { page: number; pageSize: number },
  enabled: boolean,
) =>
  useQuery({
    ...apiQuery('searchTurns', {
      body: {
        FromDate: filter.dates.from,
        ToDate: filter.dates.to,
        IsActive: filter.view,
        LoadHallId: filter.hallId,
        DriverCardNumber: filter.driverCard,
        FreighterCardNumber: filter.freighterCard,
        Page: page,
        PageSize: pageSize,
      },
    }),
    enabled,
    placeholderData: keepPreviousData,
  })

/** The live turns of a hall in the order of service, looked at again every quarter of a minute. */
export const useQueue = (hallId: number | null, enabled: boolean) =>
  useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, LoadHallId: hallId } }),
    enabled,
    refetchInterval: queueLookedAtMs,
  })

export const useHalls = (enabled = true) =>
  useQuery({ ...apiQuery('listHalls'), staleTime: 30 * 60_000, enabled })
