import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from '../kernel/navigation.tsx'
import { unlessTold } from '../kernel/live/told.ts'
import { currentSession } from '../kernel/session.ts'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import type { NavLinkProps } from '../ui/nav.ts'
import { Sidebar } from '../ui/Sidebar.tsx'
import { isHallStaff, type MenuPlace } from './menu-item.tsx'
import { type MenuRow, menuRows } from './menu-rows.tsx'
import { favouriteRows, useFavouritePlaces } from './use-favourite-rows.tsx'
import { rowCounts, type RowCounts } from './row-counts.rules.ts'
import { useRead } from '../kernel/use-read.ts'

/** The menu of the desk in few rows: one leads to its first place, and what else belongs to it stands in its flyout. */
export function DeskMenu({ onChosen }: { onChosen?: () => void }) {
  const here = useLocation().pathname
  const counts = useRowCounts()
  const places = useFavouritePlaces()
  const isFavourite = places.some(({ current }) => current)
  const rows = menuRows(here).map((row) => ({
    ...row,
    ...counts[row.key],
    current: row.current && !isFavourite,
    isElsewhere: isFavourite,
  }))
  return (
    <Sidebar<MenuRow>
      groups={[
        { key: 'main', items: rows.filter(({ isLast }) => !isLast) },
        { key: 'favourites', label: 'برگزیده‌ها', items: favouriteRows(places, rows.length) },
        { key: 'last', isLast: true, items: rows.filter(({ isLast }) => isLast) },
      ]}
      renderLink={(row, face, props) => <Row row={row} face={face} props={props} onChosen={onChosen} />}
    />
  )
}

type RowProps = { row: MenuRow; face: ReactNode; props: NavLinkProps; onChosen: (() => void) | undefined }

function Row({ row, face, props, onChosen }: RowProps) {
  const items = usePlaces(row, onChosen)
  if (row.isFolder)
    return (
      <Menu
        label={row.label}
        items={items}
        renderTrigger={(trigger) => (
          <button type="button" {...props} {...trigger}>
            {face}
            <span className="row label far subtle">
              <ChevronLeft className="i-sm" />
            </span>
          </button>
        )}
      />
    )
  return (
    <>
      <Link
        to={row.path}
        search={row.search}
        isElsewhere={row.isElsewhere}
        onClick={onChosen}
        {...(row.isApart && { target: '_blank' })}
        {...props}
      >
        {face}
      </Link>
      {row.places.length > 0 && (
        <Menu
          label={row.placesLabel ?? row.label}
          items={items}
          renderTrigger={(trigger) => (
            <button
              type="button"
              className="centred subtle nav-more"
              aria-label={`بیشتر از ${row.placesLabel ?? row.label}`}
              {...trigger}
            >
              <ChevronLeft className="i-sm" />
            </button>
          )}
        />
      )}
    </>
  )
}

/** What stands behind a row, as a menu takes it. */
function usePlaces(
  { label, placesLabel = label, places, isFolder }: MenuRow,
  onChosen: (() => void) | undefined,
): MenuItem[] {
  const navigate = useNavigate()
  const go = ({ path, search }: MenuPlace) => {
    onChosen?.()
    void navigate({ to: path, search })
  }
  return [
    { key: 'heading', heading: placesLabel },
    ...places.map((place) => ({
      key: place.key,
      label: place.label,
      ...(isFolder && { icon: place.icon }),
      ...(place.shortcut && { shortcut: place.shortcut }),
      checked: place.current,
      onSelect: () => go(place),
    })),
  ]
}

/** How much lies behind the rows of the menu, by one read that is made anew when something of it changes. */
function useRowCounts(): RowCounts {
  const counts = useRead('showMenuCounts', { refetchInterval: unlessTold(60_000) }).data
  return rowCounts(counts, { isHall: isHallStaff(), isAdmin: currentSession()?.member.role === 'Admin' })
}
