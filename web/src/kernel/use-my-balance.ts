import { useQuery } from '@tanstack/react-query'
import { apiQuery } from './api.ts'
import { calls } from './calls.ts'
import { keptLive } from './kept-reads.ts'
import { mayNow } from './session.ts'

type Options = { enabled?: boolean; refetchOnMount?: 'always' }

/** What is in one's own wallet; kept on the device, and told anew when it changes. Nobody without a wallet is asked. */
export const useMyBalance = (options: Options = {}) =>
  useQuery({
    ...apiQuery('showMyBalance'),
    ...keptLive,
    enabled: mayNow(calls.showMyBalance.access),
    ...options,
  })
