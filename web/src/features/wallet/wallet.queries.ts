import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** Whose wallet it is, by the names of the wire. */
export type WalletOwner = { DriverId: number } | { TransportationCompanyId: number }

export const useBalanceOf = (owner: WalletOwner) => useQuery(apiQuery('showBalanceOf', { query: owner }))

/** The latest lines of a statement. */
export const useTransactions = (owner: WalletOwner, count: number) =>
  useQuery({
    ...apiQuery('listTransactions', { body: { ...owner, Page: 1, PageSize: count } }),
    placeholderData: keepPreviousData,
  })
