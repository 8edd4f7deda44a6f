import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  type ParsedLocation,
  redirect,
  useLoaderData,
} from '@tanstack/react-router'
import { connectionLost } from '../kernel/api-error.ts'
import { currentSession, mayNow } from '../kernel/session.ts'
import { PageError } from './PageError.tsx'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { type Screen, screens } from './screens.ts'

/** Lets in whom the screen's access names: others sign in first and come back, or learn that there is nothing here. */
function admit({ access, path }: Screen, location: ParsedLocation) {
  if (path === paths.login && currentSession()) throw redirect({ to: paths.home, replace: true })
  if (mayNow(access)) return
  if (!currentSession()) throw redirect({ to: paths.login, search: returnTo(location.href) })
  throw redirect({ to: paths.notFound, replace: true })
}

const returnTo = (href: string) => (href === paths.home ? {} : { returnTo: href })

const root = createRootRoute({ component: Root, errorComponent: PageError })

/** The page whose code the loader fetched; a failed fetch shows PageError, and trying again fetches anew. */
function Page() {
  const { default: Content }: Awaited<ReturnType<Screen['page']>> = useLoaderData({ strict: false })
  return <Content />
}

const routes = Object.values<Screen>(screens).map((screen) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    beforeLoad: ({ location }) => admit(screen, location),
    loader: () => screen.page().catch(() => Promise.reject(connectionLost())),
    component: Page,
    staticData: { title: screen.title },
  }),
)

export const router = createRouter({
  routeTree: root.addChildren(routes),
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: () => <Navigate to={paths.notFound} replace />,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}
