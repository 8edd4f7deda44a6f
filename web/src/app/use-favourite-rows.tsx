import { Star } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useFavourites } from '../features/reports/favourites.queries.ts'
import { isSamePlace, keepPlace, shownFavourites } from '../features/reports/favourite-places.ts'
import { useLocation } from '../kernel/navigation.tsx'
import { serverNow } from '../kernel/now.ts'
import { mayNow } from '../kernel/session.ts'
import { routeFinder } from '../kernel/router/routes.ts'
import type { MenuPlace } from './menu-item.tsx'
import { type MenuRow, mostRows } from './menu-rows.tsx'
import { type Screen, screens } from './screens.ts'

const find = routeFinder(Object.values<Screen>(screens))
const state = { key: '', index: 0 }

/** Whether there is such a page, and the one signed in may open it. */
function mayOpen(path: string): boolean {
  const { route } = find({ pathname: path, search: {}, href: path, state })
  return route !== null && mayNow((route as Screen).access)
}

/** One's favourites as places of the menu, each with its key; of a page that is no more one's own, none. */
export function useFavouritePlaces(): MenuPlace[] {
  const { pathname, search } = useLocation()
  const here = keepPlace(pathname, search, serverNow())
  return useFavourites()
    .filter(({ path }) => mayOpen(path))
    .map(({ id, name, kept, path, search: asked }, at) => ({
      key: `favourite ${id}`,
      path,
      search: asked,
      label: name,
      icon: <Star />,
      isApart: false,
      current: isSamePlace(kept, here),
      group: 'برگزیده‌ها',
      words: name,
      shortcut: toPersianDigits(at + 1),
    }))
}

/** In: one's favourites, and how many rows there are beside them. Out: those in sight; the last leads to all when there are more. */
export function favouriteRows(places: readonly MenuPlace[], rows: number): MenuRow[] {
  const count = shownFavourites(rows, mostRows, places.length)
  return places.slice(0, count).map((place, at) => ({
    ...place,
    places: at === count - 1 && places.length > count ? places : [],
    placesLabel: 'برگزیده‌ها',
    isElsewhere: !place.current,
    isFolder: false,
    isLast: false,
  }))
}
