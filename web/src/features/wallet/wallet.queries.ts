import { keepPreviousData } from '@tanstack/react-query'
import type { DateRange } from '../../ui/date-range.ts'
import { useRead } from '../../kernel/use-read.ts'

export type WalletOwner = { DriverId: number } | { TransportationCompanyId: number }

export const useBalanceOf = (owner: WalletOwner) => useRead('showBalanceOf', { query: owner })

export const useTransactions = (owner: WalletOwner, count: number) =>
  useRead('listTransactions', {
    body: { ...owner, Page: 1, PageSize: count },
    placeholderData: keepPreviousData,
  })

/** One's own wallet over days, both counted; of none, this month. */
export const useAccountReport = (days: DateRange | null) =>
  useRead('showAccountReport', {
    query: { ...(days?.from && { FromDate: days.from }), ...(days?.to && { ToDate: days.to }) },
    placeholderData: keepPreviousData,
  })
