import { mayCall } from './calls.ts'
import { keptLive } from './kept-reads.ts'
import { useRead } from './use-read.ts'

type Options = { enabled?: boolean; refetchOnMount?: 'always' }

/** What is in one's own wallet; kept on the device, and told anew when it changes. Nobody without a wallet is asked. */
export const useMyBalance = (options: Options = {}) =>
  useRead('showMyBalance', { ...keptLive, enabled: mayCall('showMyBalance'), ...options })
