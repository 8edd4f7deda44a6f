import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { useRead } from '../../kernel/use-read.ts'
import { useMyPermits } from './my-permit.queries.ts'

/** How many loads the driver was given and has not lost again, and how many permits of his were voided; undefined until both are read. */
export function usePastLoads() {
  const all = useMyPermits(1).data?.total
  const voided = useRead('searchPermits', {
    body: { DriverReserveStatus: permitStatus.voided, Page: 1, PageSize: 1 },
    ...keptLive,
  }).data?.total
  return all === undefined || voided === undefined ? undefined : { carried: all - voided, voided }
}
