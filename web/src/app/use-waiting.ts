import { useHallNow } from '../features/rounds/desk.queries.ts'
import { useWaitingMessages } from '../features/messages/messages.queries.ts'
import { useUnread } from '../features/notifications/notifications.queries.ts'
import type { Waiting } from './menu.tsx'
import { paths } from '../kernel/paths.ts'

/** How much lies behind the places of the menu: what waits for whoever is signed in, and of hall staff what stands in their hall. */
export function useWaiting(): Waiting {
  const messages = useWaitingMessages().data?.waiting ?? 0
  const notices = useUnread()
  const hall = useHallNow().data
  const counts: [string, number, string][] = [
    [paths.messages, messages, 'پیام'],
    [paths.adminMessages, messages, 'پیام'],
    [paths.notifications, notices, 'اعلان تازه'],
    [paths.turns, hall?.liveTurns ?? 0, 'نوبت در صف'],
    [paths.hallCargos, hall?.loads.length ?? 0, 'بار در تابلو'],
  ]
  const some = counts.filter(([, count]) => count > 0)
  return Object.fromEntries(some.map(([path, count, countNoun]) => [path, { count, countNoun }]))
}
