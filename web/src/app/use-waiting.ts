import { useQuery } from '@tanstack/react-query'
import { isHallStaff } from './menu-item.tsx'
import { rowCounts, type RowCounts } from './row-counts.rules.ts'
import { apiQuery } from '../kernel/api.ts'
import { unlessTold } from '../kernel/live/told.ts'
import { currentSession } from '../kernel/session.ts'

/** How much lies behind the rows of the menu, by one read that is made anew when something of it changes. */
export function useRowCounts(): RowCounts {
  const counts = useQuery({ ...apiQuery('showMenuCounts'), refetchInterval: unlessTold(60_000) }).data
  return rowCounts(counts, { isHall: isHallStaff(), isAdmin: currentSession()?.member.role === 'Admin' })
}
