import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import { mayCall } from '../../kernel/calls.ts'
import { unlessToldMs } from '../../kernel/live/told.ts'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { useRead } from '../../kernel/use-read.ts'

/** How often what waits for the bank is looked at, where nobody tells of it. */
const pendingMs = 10_000

/** How one tops up, and one's latest payments, also that of a number, however old. Nobody but the owner of a wallet is asked. */
export const usePayments = (OrderId?: number) =>
  useRead('listMyPayments', {
    query: { OrderId },
    enabled: mayCall('listMyPayments'),
    refetchInterval: ({ state }) =>
      state.data?.payments.some(({ status }) => status === 'pending') ? unlessToldMs(pendingMs) : false,
  })

/** What the wallet holds, read since this was shown: what was kept of before says less than the payment that came. */
export function useBalanceSince() {
  const { data, isFetchedAfterMount } = useMyBalance({ refetchOnMount: 'always' })
  return isFetchedAfterMount ? data : undefined
}

export type { Payment }
