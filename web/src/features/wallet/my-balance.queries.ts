import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { calls } from '../../kernel/calls.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { mayNow } from '../../kernel/session.ts'

/** What is in one's own wallet; kept on the device, and told anew when it changes. */
export const useMyBalance = () =>
  useQuery({ ...apiQuery('showMyBalance'), ...keptLive, enabled: mayNow(calls.showMyBalance.access) })

const latestLines = 3

export const useMyLatestLines = () =>
  useQuery({ ...apiQuery('listTransactions', { body: { Page: 1, PageSize: latestLines } }), ...keptLive })
