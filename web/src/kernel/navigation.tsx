import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Address, Search } from './router/address.ts'
import type { Blocker } from './router/make-history.ts'
import type { Target } from './router/make-router.ts'
import { useRouter, useShown } from './router/RouterProvider.tsx'

export { useRouter } from './router/RouterProvider.tsx'

export const useLocation = (): Address => useShown().address

/** What its address asks for: `?open=12` as `{ open: 12 }`; the same object while that stays the same. */
export function useSearch(): Search {
  const { search, href } = useLocation()
  const asked = href.split('#')[0]?.split('?')[1]
  // oxlint-disable-next-line react/exhaustive-deps -- the same words say the same
  return useMemo(() => search, [asked])
}

/** The parts of its address that have names: `hallId`. */
export const useParams = (): Readonly<Record<string, string>> => useShown().params

/** What leads to another address; the promise is kept when its page stands. */
export function useNavigate() {
  const router = useRouter()
  return useCallback((target: Target) => router.navigate(target), [router])
}

export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    void navigate({ to, replace })
  }, [navigate, to, replace])
  return null
}

/** Asks before another address takes the place of this one. */
export function useBlocker({ shouldBlock, asksAtClosing }: Blocker): void {
  const { history } = useRouter()
  useLayoutEffect(() => history.block({ shouldBlock, asksAtClosing }), [history, shouldBlock, asksAtClosing])
}

const preloadAfterMs = 50

/** Whether one is where a link leads, or below it, with at least what it asks for. */
function isHere(here: Address, there: Address): boolean {
  const isBelow = there.pathname !== '/' && here.pathname.startsWith(`${there.pathname}/`)
  if (here.pathname !== there.pathname && !isBelow) return false
  return Object.entries(there.search).every(
    ([name, value]) => JSON.stringify(here.search[name]) === JSON.stringify(value),
  )
}

const isPlain = (event: MouseEvent<HTMLAnchorElement>) => {
  const { target } = event.currentTarget
  const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0
  return !event.defaultPrevented && !isOther && (!target || target === '_self')
}

type LinkProps = Target &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** Not current although the address fits: another link fits better. */
    isElsewhere?: boolean | undefined
  }

/** A link within the panel: its page is fetched when a finger or pointer comes to it. */
export function Link({
  to,
  search,
  state,
  replace,
  resetScroll,
  isElsewhere,
  children,
  ...props
}: LinkProps) {
  const router = useRouter()
  const here = useLocation()
  const target: Target = { to, search, state, replace, resetScroll }
  const there = router.addressOf(target, here)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => router.preload(target), preloadAfterMs)
  }
  const handlers = {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event)
      if (!isPlain(event)) return
      event.preventDefault()
      void router.navigate(target)
    },
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseEnter?.(event)
      soon()
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      props.onFocus?.(event)
      soon()
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseLeave?.(event)
      clearTimeout(timer.current)
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      props.onTouchStart?.(event)
      router.preload(target)
    },
  }
  const current = !isElsewhere && isHere(here, there) ? { 'aria-current': 'page' as const } : {}
  return (
    <a {...props} {...current} {...handlers} href={there.href}>
      {children}
    </a>
  )
}
