import {
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
  useLoaderData,
} from '@tanstack/react-router'
import { currentSession, mayNow, useSession } from '../kernel/session.ts'
import '../ui/layers.ts'
import { fetchPage } from './fetch-page.ts'
import { type Page as FetchPage, pages } from './pages.ts'
import { PageError } from './PageError.tsx'
import { paths } from '../kernel/paths.ts'
import { Root } from './Root.tsx'
import { type Screen, screens } from './screens.ts'

/**
 * Lets in whom the screen's access names: others sign in first and come back, or learn that there is nothing here, or,
 * where the screen says so, that it is not for them.
 */
function admit({ access, path, refusedTo = paths.notFound }: Screen, location: ParsedLocation) {
  if (path === paths.login && currentSession()) throw redirect({ to: paths.home, replace: true })
  if (mayNow(access)) return
  if (!currentSession()) throw redirect({ to: paths.login, search: returnTo(location.href) })
  throw redirect({ to: refusedTo, replace: true })
}

const returnTo = (href: string) => (href === paths.home ? {} : { returnTo: href })

const root = createRootRoute({ component: Root, errorComponent: PageError })

/** The page whose code the loader fetched; a failed fetch shows PageError, and trying again fetches anew. */
function Page() {
  // what one may do may change while the page stands: it is drawn anew then
  useSession()
  const { default: Content }: Awaited<ReturnType<FetchPage>> = useLoaderData({ strict: false })
  return <Content />
}

/** An address that is no screen: whoever is signed in learns so, others sign in first (rules 20.1). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ location }) => {
    if (currentSession()) throw redirect({ to: paths.notFound, replace: true })
    throw redirect({ to: paths.login, search: returnTo(location.href), replace: true })
  },
})

const routes = Object.entries<Screen>(screens).map(([key, screen]) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    beforeLoad: ({ location }) => admit(screen, location),
    loader: () => fetchPage(pages[key as keyof typeof screens]),
    component: Page,
    staticData: { title: screen.title },
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([...routes, unknown]),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
  scrollRestoration: true,
  // the part of a desk that scrolls
  scrollToTopSelectors: ['#main'],
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}
