import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Router, ShownPage } from './make-router.ts'
import type { makeScrolling } from './scrolling.ts'

const RouterContext = createContext<Router | null>(null)
const ShownContext = createContext<ShownPage | null>(null)

function within<T>(value: T | null): T {
  if (value === null) throw new Error('this stands outside of RouterProvider')
  return value
}
export const useRouter = (): Router => within(useContext(RouterContext))
export const useShown = (): ShownPage => within(useContext(ShownContext))

export type PageErrorProps = { error: unknown; reset: () => void }
type RouterProviderProps = {
  router: Router
  scrolling: ReturnType<typeof makeScrolling>
  children: ReactNode
}

/** Hands down where one is. The page before stands until the next is drawn, which is then scrolled to its place. */
export function RouterProvider({ router, scrolling, children }: RouterProviderProps) {
  const [shown, setShown] = useState(() => router.shown())
  const drawn = useRef<(() => void)[]>([])
  const key = useRef<string>(undefined)
  const page = useRef<ShownPage['Page']>(undefined)
  useEffect(() => {
    const show = (next: ShownPage) => {
      if (key.current) scrolling.note(key.current)
      return new Promise<void>((resolve) => {
        drawn.current.push(resolve)
        // a change within the same page is shown at once
        if (next.Page && next.Page === page.current) setShown(next)
        else startTransition(() => setShown(next))
      })
    }
    // the page may have arrived before this effect ran
    if (router.shown().Page) void show(router.shown())
    return router.watch(show)
  }, [router, scrolling])
  useLayoutEffect(() => {
    for (const resolve of drawn.current.splice(0)) resolve()
    if (!shown.Page && !shown.failed) return
    const isElsewhere = key.current !== shown.address.state.key
    key.current = shown.address.state.key
    page.current = shown.Page
    if (isElsewhere && shown.resetScroll) scrolling.show(shown.address)
  }, [shown, scrolling])
  useEffect(() => {
    const keep = () => key.current && scrolling.keep(key.current)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [scrolling])
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  )
}

/** The page of the address; nothing before the first is there. */
export function Outlet({ Failed }: { Failed: ComponentType<PageErrorProps> }) {
  const shown = useShown()
  const { Page, failed, route } = shown
  if (failed) return <Failed error={failed.error} reset={() => undefined} />
  if (!Page) return null
  return (
    <Boundary of={shown} Failed={Failed}>
      <Page key={route?.path} />
    </Boundary>
  )
}

type BoundaryProps = {
  /** When this changes, rendering is tried again. */
  of: unknown
  Failed: ComponentType<PageErrorProps>
  children: ReactNode
}
type BoundaryState = { of: unknown; broken?: { error: unknown } | undefined }

/** Shows what failed in the place of what it holds. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, broken: undefined }
  }
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } }
  }

  override render() {
    const { Failed, children } = this.props
    const { broken } = this.state
    if (!broken) return children
    return <Failed error={broken.error} reset={() => this.setState({ broken: undefined })} />
  }
}
