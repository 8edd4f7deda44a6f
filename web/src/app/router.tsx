import '../ui/layers.ts'
import { paths } from '../kernel/paths.ts'
import type { Address } from '../kernel/router/address.ts'
import { makeHistory } from '../kernel/router/make-history.ts'
import { makeRouter, type Target } from '../kernel/router/make-router.ts'
import type { Route } from '../kernel/router/routes.ts'
import { makeScrolling } from '../kernel/router/scrolling.ts'
import { currentSession, mayNow } from '../kernel/session.ts'
import { fetchPage } from './new-version.ts'
import { pages } from './pages.ts'
import { type Screen, screens } from './screens.ts'

/**
 * Lets in whom the screen's access names: others sign in first and come back, or learn that there is nothing here, or,
 * where the screen says so, that it is not for them. An address that is no screen is one that nobody may open (rules 20.1).
 */
function divert(screen: Route | null, address: Address): Target | null {
  const { path, access, refusedTo = paths.notFound } = (screen ?? nowhere) as Screen
  if (path === paths.login && currentSession()) return { to: paths.home }
  if (screen && mayNow(access)) return null
  return currentSession() ? { to: refusedTo } : { to: paths.login, search: returnTo(address.href) }
}

const nowhere = { path: '', access: 'public', title: '' } satisfies Screen
const returnTo = (href: string) => (href === paths.home ? {} : { returnTo: href })

const pageOf = new Map(
  Object.entries<Screen>(screens).map(([key, screen]) => [
    screen as Route,
    pages[key as keyof typeof screens],
  ]),
)

export const router = makeRouter({
  history: makeHistory(window),
  routes: [...pageOf.keys()],
  divert,
  load: (route) => {
    const page = pageOf.get(route)
    if (!page) throw new Error(`no page for ${route.path}`)
    return fetchPage(page)
  },
})

export const scrolling = makeScrolling('#main')
