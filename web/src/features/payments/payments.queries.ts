import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import { mayCall } from '../../kernel/calls.ts'
import { unlessToldMs } from '../../kernel/live/told.ts'
import { useRead } from '../../kernel/use-read.ts'

/** How often what waits for the bank is looked at, where nobody tells of it. */
const pendingMs = 10_000

/** How one tops up, and one's latest payments. Nobody but the owner of a wallet is asked. */
export const usePayments = () =>
  useRead('listMyPayments', {
    enabled: mayCall('listMyPayments'),
    refetchInterval: ({ state }) =>
      state.data?.payments.some(({ status }) => status === 'pending') ? unlessToldMs(pendingMs) : false,
  })

export type { Payment }
