import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import type { DateRange } from '../../ui/date-range.ts'

export type WalletOwner = { DriverId: number } | { TransportationCompanyId: number }

export const useBalanceOf = (owner: WalletOwner) => useQuery(apiQuery('showBalanceOf', { query: owner }))

export const useTransactions = (owner: WalletOwner, count: number) =>
  useQuery({
    ...apiQuery('listTransactions', { body: { ...owner, Page: 1, PageSize: count } }),
    placeholderData: keepPreviousData,
  })

/** One's own wallet over days, both counted; of none, this month. */
export const useAccountReport = (days: DateRange | null) =>
  useQuery({
    ...apiQuery('showAccountReport', {
      query: { ...(days?.from && { FromDate: days.from }), ...(days?.to && { ToDate: days.to }) },
    }),
    placeholderData: keepPreviousData,
  })
