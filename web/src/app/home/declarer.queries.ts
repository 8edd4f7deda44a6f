import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { countedPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { CallInput } from '../../kernel/api.ts'
import { mayCall } from '../../kernel/calls.ts'
import { inFrontMs, keptLive } from '../../kernel/kept-reads.ts'
import { unlessTold } from '../../kernel/live/told.ts'
import { serverNow } from '../../kernel/now.ts'
import { useRead } from '../../kernel/use-read.ts'

const onlyCount = { Page: 1, PageSize: 1 }
const today = () => ({ FromDate: jalaliDate(serverNow()), ToDate: jalaliDate(serverNow()) })

export const useCompanyStatistics = () => useRead('showCompanyStatistics', keptLive)

/** The halls in which one's own loads look for trucks. */
export const useMyRounds = () =>
  useRead('listMyRounds', {
    refetchInterval: unlessTold(inFrontMs),
    enabled: mayCall('listMyRounds'),
  })

const useCargoCount = (body: CallInput<'searchCargos'>['body']) =>
  useRead('searchCargos', {
    body: { ...body, ...onlyCount },
    ...keptLive,
    enabled: mayCall('searchCargos'),
  })

const usePermitCount = (body: CallInput<'searchPermits'>['body']) =>
  useRead('searchPermits', {
    body: { ...body, ...onlyCount },
    ...keptLive,
    enabled: mayCall('searchPermits'),
  })

/** How many rows the lists have of what is sent and what is delivered, as those lists ask for them. */
export function useDeclarerCounts() {
  const sending = useCargoCount({ Statuses: [cargoStatus.sending] })
  const delivered = usePermitCount({ DriverReserveStatus: permitStatus.delivered })
  return { sending, delivered }
}

/** How many loads of an owner await the review of their company. */
export const useReviewedCount = () => useCargoCount({ Statuses: [cargoStatus.awaitingReview] })

const counted = JSON.stringify([{ field: 'status', op: 'in', value: countedPermitStatuses }])

/** How many loads were announced, and permits issued, today; voided ones are none. */
export function useTodaysCounts() {
  const cargos = useCargoCount(today())
  const permits = usePermitCount({ ...today(), Filter: counted })
  return { cargos, permits }
}
