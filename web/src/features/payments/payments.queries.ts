import { useQuery } from '@tanstack/react-query'
import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import { apiQuery } from '../../kernel/api.ts'
import { calls } from '../../kernel/calls.ts'
import { unlessToldMs } from '../../kernel/live/told.ts'
import { mayNow } from '../../kernel/session.ts'

/** How often what waits for the bank is looked at, where nobody tells of it. */
const pendingMs = 10_000

/** How one tops up, and one's latest payments. Nobody but the owner of a wallet is asked. */
export const usePayments = () =>
  useQuery({
    ...apiQuery('listMyPayments'),
    enabled: mayNow(calls.listMyPayments.access),
    refetchInterval: ({ state }) =>
      state.data?.payments.some(({ status }) => status === 'pending') ? unlessToldMs(pendingMs) : false,
  })

export type { Payment }
