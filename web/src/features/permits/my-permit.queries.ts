import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'

export type MyPermit = NonNullable<CallData<'showMyPermit'>>
export type PermitRow = CallData<'searchPermits'>['rows'][number]

/** The driver's open permit, or null. */
export const useMyPermit = () => useQuery({ ...apiQuery('showMyPermit'), ...keptLive })

/** The driver's own permits, the newest first. */
export const useMyPermits = (count: number) =>
  useQuery({
    ...apiQuery('searchPermits', { body: { Page: 1, PageSize: count } }),
    ...keptLive,
    placeholderData: keepPreviousData,
  })
