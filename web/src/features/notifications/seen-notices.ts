import { useEffect, useSyncExternalStore } from 'react'
import { personNow } from '../../kernel/session.ts'
import { isUnread, type Notice, useNotices } from './notifications.queries.ts'

/** The newest notice that this device has shown, and to whom: what somebody saw calls him no more, read or not. */
const key = 'bargah.notices'
const looking = new Set<() => void>()

const idOf = ({ notificiation }: Notice) => notificiation.dashboardNotificationId

function seenId(): number {
  const [person, id] = localStorage.getItem(key)?.split('|') ?? []
  return person === personNow() ? Number(id) : 0
}

function subscribe(look: () => void) {
  looking.add(look)
  return () => void looking.delete(look)
}

/** Whether there is something unread that was not shown here yet. */
export function useIsNew(): boolean {
  const seen = useSyncExternalStore(subscribe, seenId)
  return useNotices().data?.some((notice) => isUnread(notice) && idOf(notice) > seen) ?? false
}

export function useShowing(): void {
  const newest = Math.max(0, ...(useNotices().data?.map(idOf) ?? []))
  useEffect(() => {
    if (newest <= seenId()) return
    localStorage.setItem(key, `${personNow()}|${newest}`)
    for (const look of looking) look()
  }, [newest])
}
