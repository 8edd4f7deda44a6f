import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
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

/** How many loads the driver was given and has not lost again, and how many permits of his were voided; undefined until both are read. */
export function usePastLoads() {
  const all = useMyPermits(1).data?.total
  const voided = useRead('searchPermits', {
    body: { DriverReserveStatus: permitStatus.voided, Page: 1, PageSize: 1 },
    ...keptLive,
  }).data?.total
  return all === undefined || voided === undefined ? undefined : { carried: all - voided, voided }
}
