import { useHallNow } from '../features/rounds/desk.queries.ts'
import { useWaitingMessages } from '../features/messages/messages.queries.ts'

/** What stands beside a row of the menu, by its key: how much, of what, and whether the person is waited for. */
export type RowCounts = Readonly<Record<string, { count: number; countNoun: string; isWaiting: boolean }>>

/** How much lies behind the rows of the menu: what waits for whoever is signed in, and of hall staff what stands in their hall. */
export function useRowCounts(): RowCounts {
  const messages = useWaitingMessages().data?.waiting ?? 0
  const hall = useHallNow().data
  const counts: [string, number, string, boolean][] = [
    ['messages', messages, 'پیام بی‌پاسخ', true],
    ['halls', hall?.liveTurns ?? 0, 'نوبت در صف', false],
    ['loads', hall?.loads.length ?? 0, 'بار در تابلو', false],
  ]
  const some = counts.filter(([, count]) => count > 0)
  return Object.fromEntries(
    some.map(([key, count, countNoun, isWaiting]) => [key, { count, countNoun, isWaiting }]),
  )
}
