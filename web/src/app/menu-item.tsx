import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentSession } from '../kernel/session.ts'
import type { ReadyReport } from './ready-reports.ts'
import type { Screen } from './screens.ts'

export type Entry = {
  screen: Screen
  icon: LucideIcon
  label?: string
  /** As hall staff call it. */
  hallLabel?: string
  /** A page of one hall, which its staff open at their own; one for everybody opens beside their desk, in its own window. */
  ofHall?: boolean
  /** A page that has no place of its own and belongs to this one. */
  holds?: string
  /** The list in a state of its own, beside the list itself. */
  report?: ReadyReport
}

export const isHallStaff = () => currentSession()?.member.role === 'LoadHallAdmin'

export const labelOf = ({ screen, label = screen.title, hallLabel = label }: Omit<Entry, 'icon'>): string =>
  isHallStaff() ? hallLabel : label

/** In: the address shown, the group, and an entry. Out: what a bar draws of it. */
export const itemOf =
  (here: string, group = '') =>
  ({ screen, icon: Icon, ofHall = false, report, holds, ...words }: Entry) => {
    const path = ofHall
      ? screen.path.replace(/\{?-?\$hallId\}?/, String(currentSession()?.member.clientId))
      : screen.path
    return {
      key: report ? `${screen.path} ${report.key}` : screen.path,
      path,
      search: report?.view() ?? {},
      label: labelOf({ screen, ...words }),
      icon: (<Icon />) as ReactNode,
      isApart: ofHall && screen.access === 'public',
      current: !report && [path, holds].some((one) => one?.toLowerCase() === here.toLowerCase()),
      group,
      words: `${report?.label ?? screen.title} ${group} ${screen.path}`,
    }
  }
/** A place of the menu; `shortcut` is the key that leads there. */
export type MenuPlace = ReturnType<ReturnType<typeof itemOf>> & { shortcut?: string }
