import { keepPreviousData } from '@tanstack/react-query'
import type { CallData } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { useRead } from '../../kernel/use-read.ts'

export type MyPermit = NonNullable<CallData<'showMyPermit'>>
export type PermitRow = CallData<'searchPermits'>['rows'][number]

/** The driver's open permit, or null. */
export const useMyPermit = () => useRead('showMyPermit', keptLive)

/** The driver's own permits, the newest first. */
export const useMyPermits = (count: number) =>
  useRead('searchPermits', {
    body: { Page: 1, PageSize: count },
    ...keptLive,
    placeholderData: keepPreviousData,
  })
