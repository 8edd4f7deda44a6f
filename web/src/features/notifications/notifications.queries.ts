import type { CallData } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { useRead } from '../../kernel/use-read.ts'

export type Notice = CallData<'listNotifications'>[number]

/** One's notifications of the last 48 hours, the newest first. */
export const useNotices = () => useRead('listNotifications', keptLive)

/** How many of them are not read; 0 while that is not known. */
export const useUnread = (): number => useNotices().data?.filter(isUnread).length ?? 0

export const isUnread = ({ notificiation }: Notice) => !notificiation.isRead

export const useMarkRead = () => useWrite('markNotificationRead')
