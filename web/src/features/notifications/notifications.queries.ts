import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { useWrite } from '../../kernel/use-write.ts'

export type Notice = CallData<'listNotifications'>[number]

/** One's notifications of the last 48 hours, the newest first. */
export const useNotices = () => useQuery({ ...apiQuery('listNotifications'), ...keptLive })

/** How many of them are not read; 0 while that is not known. */
export const useUnread = (): number => useNotices().data?.filter(isUnread).length ?? 0

export const isUnread = ({ notificiation }: Notice) => !notificiation.isRead

export const useMarkRead = () => useWrite('markNotificationRead')
