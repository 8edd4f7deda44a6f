import type { ComponentType } from 'react'
import { type Address, type EntryState, readAddress, type Search, writeSearch } from './address.ts'
import type { makeHistory } from './make-history.ts'
import { type Route, routeFinder, type Where } from './routes.ts'

export type Target = {
  /** A path of the panel's own; the same as now when missing or `.`. */
  to?: string
  /** Nothing unless it is given; `true` keeps what is asked for now. */
  search?: object | true | ((now: Search) => object)
  state?: EntryState | true | ((now: EntryState) => EntryState)
  replace?: boolean | undefined
  /** False where the page stays as far down as it is. */
  resetScroll?: boolean
}

/** What stands: where, which page, or by what it failed. */
export type ShownPage = Where & {
  Page?: ComponentType
  failed?: { error: unknown }
  resetScroll: boolean
}

type Loaded = { default: ComponentType }
type Options = {
  routes: readonly Route[]
  history: ReturnType<typeof makeHistory>
  /** In: a route, null for an address that is none. Out: where somebody goes instead who may not open it. */
  divert: (route: Route | null, address: Address) => Target | null
  load: (route: Route) => Promise<Loaded>
}

/** The page before stands until the next one may be opened and was fetched. */
export function makeRouter({ routes, history, divert, load }: Options) {
  const find = routeFinder(routes)
  let pages = new Map<Route, Loaded>()
  const watchers = new Set<(shown: ShownPage) => Promise<void>>()
  let resetScroll = true
  let shown: ShownPage | null = null
  let turn = 0
  let latest: Promise<void> | null = null

  async function pageOf(route: Route): Promise<Loaded> {
    const page = await load(route)
    pages.set(route, page)
    return page
  }

  function open(isAnew: boolean): Promise<void> {
    turn += 1
    const mine = turn
    const address = history.here()
    const where = find(address)
    const instead = divert(where.route, address)
    if (instead) return navigate({ replace: true, ...instead })
    const { route } = where
    if (!route) return Promise.resolve()
    const known = isAnew ? undefined : pages.get(route)
    const show = async (found: Pick<ShownPage, 'Page' | 'failed'>) => {
      if (mine !== turn) return latest ?? undefined
      const next = { ...where, ...found, resetScroll }
      shown = next
      resetScroll = true
      await Promise.all([...watchers].map((watch) => watch(next)))
    }
    if (known) return show({ Page: known.default })
    return pageOf(route).then(
      (page) => show({ Page: page.default }),
      (error: unknown) => show({ failed: { error } }),
    )
  }
  function begin(isAnew = false): Promise<void> {
    latest = open(isAnew)
    return latest
  }
  history.follow(() => void begin())

  function read({ to = '.', search, state }: Target, now: Address): { href: string; state: EntryState } {
    const { key: _key, index: _index, ...entry } = now.state
    const asked = typeof search === 'function' ? search(now.search) : search === true ? now.search : search
    const path = to === '.' ? now.pathname : to
    return {
      href: asked === undefined ? path : `${path}${writeSearch(asked)}`,
      state: (typeof state === 'function' ? state(entry) : state === true ? entry : state) ?? {},
    }
  }

  /** In: where a link leads, and where it stands. Out: the address of it. */
  const addressOf = (target: Target, now: Address) => readAddress(read(target, now).href, now.state)

  /** Goes there. Out: a promise that is kept when its page stands. */
  function navigate(target: Target): Promise<void> {
    const { href, state } = read(target, history.here())
    resetScroll = target.resetScroll ?? true
    latest = null
    history[target.replace ? 'replace' : 'push'](href, state)
    return latest ?? Promise.resolve()
  }

  return {
    history,
    navigate,
    addressOf,
    begin,
    /** What stands; before the first page is there, where it will be. */
    shown: (): ShownPage => shown ?? { ...find(history.here()), resetScroll: true },
    /** Whether it may be opened is asked anew, and its page is fetched anew. */
    invalidate: () => begin(true),
    forgetPages: () => {
      pages = new Map()
    },
    /** Fetches a page that is likely to be opened next; what fails is fetched again when it is. */
    preload(target: Target): void {
      const { route, address } = find(addressOf(target, history.here()))
      if (!route || pages.has(route) || divert(route, address)) return
      pageOf(route).catch(() => undefined)
    },
    /** In: who shows what is to stand; his promise is kept when it does. Out: what ends it. */
    watch(watcher: (shown: ShownPage) => Promise<void>) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

export type Router = ReturnType<typeof makeRouter>
