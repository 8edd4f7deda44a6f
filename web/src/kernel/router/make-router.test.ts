import { beforeEach, expect, it, vi } from 'vitest'
import { type Host, makeHistory } from './make-history.ts'
import { makeRouter, type ShownPage } from './make-router.ts'
import type { Route } from './routes.ts'

/** A window with a history; a step in it is told at once. */
function makeWindow(start: string): Host & { step: (by: number) => void; urls: () => string[] } {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: start }]
  let at = 0
  let tell: (event: Event) => void = () => undefined
  const url = () => new URL(entries[at]?.url ?? '', 'http://x')
  const step = (by: number) => {
    at += by
    tell(new Event('popstate'))
  }
  const host = {
    history: {
      get state(): unknown {
        return entries[at]?.state
      },
      go: (by = 0) => queueMicrotask(() => step(by)),
      back: () => step(-1),
      pushState: (state: unknown, _: string, to?: string | URL | null) => {
        at += 1
        entries.splice(at, entries.length, { state, url: String(to) })
      },
      replaceState: (state: unknown, _: string, to?: string | URL | null) => {
        entries[at] = { state, url: to ? String(to) : (entries[at]?.url ?? '') }
      },
    },
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    addEventListener: (kind: string, listener: (event: Event) => void) => {
      if (kind === 'popstate') tell = listener
    },
  }
  return { ...(host as unknown as Host), step, urls: () => entries.map((entry) => entry.url) }
}

const routes: Route[] = ['/', '/login', '/list', '/row/$id'].map((path) => ({ path, title: path }))
const Page = () => null
let isIn = true
let slow: Record<string, Promise<unknown>> = {}
beforeEach(() => {
  isIn = true
  slow = {}
})

function start(at: string) {
  const host = makeWindow(at)
  const seen: ShownPage[] = []
  const load = vi.fn<(route: Route) => Promise<{ default: typeof Page }>>(async (route) => {
    await slow[route.path]
    return { default: Page }
  })
  const router = makeRouter({
    history: makeHistory(host),
    routes,
    divert: (route, { href }) =>
      isIn && route ? null : route?.path === '/login' ? null : { to: '/login', search: { returnTo: href } },
    load,
  })
  router.watch(async (shown) => void seen.push(shown))
  return {
    router,
    host,
    seen,
    load,
    shown: () => seen.map(({ address, failed }) => (failed ? 'failed' : address.href)),
  }
}

it('shows the page of each address, and keeps the promise when it stands', async () => {
  const { router, shown, host } = start('/')
  await router.begin()
  await router.navigate({ to: '/row/7', search: { open: 12 } })
  expect(shown()).toEqual(['/', '/row/7?open=12'])
  host.step(-1)
  await Promise.resolve()
  expect(shown()).toEqual(['/', '/row/7?open=12', '/'])
})

it('a page that comes late does not take the place of a later one', async () => {
  let come: (value: unknown) => void = () => undefined
  slow['/list'] = new Promise((resolve) => {
    come = resolve
  })
  const { router, shown } = start('/')
  await router.begin()
  const first = router.navigate({ to: '/list' })
  await router.navigate({ to: '/row/7' })
  come(null)
  await first
  expect(shown()).toEqual(['/', '/row/7'])
})

it('who may not open it goes elsewhere, and no entry of the history leads there', async () => {
  isIn = false
  const { router, shown, host } = start('/list?open=3')
  await router.begin()
  expect(shown()).toEqual(['/login?returnTo=%2Flist%3Fopen%3D3'])
  expect(host.urls()).toEqual(['/login?returnTo=%2Flist%3Fopen%3D3'])
})

it('what is asked for is kept only where that is said', async () => {
  const { router } = start('/list?open=3')
  await router.begin()
  await router.navigate({ to: '.', search: (now) => ({ ...now, view: 'all' }), state: { step: 'two' } })
  expect(router.history.here()).toMatchObject({ href: '/list?open=3&view=all', state: { step: 'two' } })
  await router.navigate({ search: true, state: true, replace: true })
  expect(router.history.here()).toMatchObject({ href: '/list?open=3&view=all', state: { step: 'two' } })
  await router.navigate({ to: '.' })
  expect(router.history.here()).toMatchObject({ href: '/list', state: { index: 2 } })
})

it('says by what a page failed, and tries anew', async () => {
  slow['/list'] = Promise.reject(new Error('away'))
  const { router, shown, seen } = start('/')
  await router.begin()
  await router.navigate({ to: '/list' })
  expect(seen.at(-1)?.failed?.error).toEqual(new Error('away'))
  slow = {}
  await router.invalidate()
  expect(shown()).toEqual(['/', 'failed', '/list'])
})

it('fetches a page once, and another time when the session changed', async () => {
  const { router, load } = start('/')
  await router.begin()
  router.preload({ to: '/list' })
  await new Promise((resolve) => setTimeout(resolve))
  await router.navigate({ to: '/list' })
  await router.navigate({ to: '/' })
  expect(load).toHaveBeenCalledTimes(2)
  router.forgetPages()
  await router.navigate({ to: '/list' })
  expect(load).toHaveBeenCalledTimes(3)
})

it('asks before it leaves, by a link and by Back, and goes back to where it was', async () => {
  const { router, shown, host } = start('/')
  await router.begin()
  await router.navigate({ to: '/list' })
  const asked: string[] = []
  const end = router.history.block({
    shouldBlock: ({ next, action }) => asked.push(`${action} ${next.href}`) > 0,
    asksAtClosing: () => false,
  })
  await router.navigate({ to: '/row/7' })
  host.step(-1)
  await Promise.resolve()
  expect(asked).toEqual(['PUSH /row/7', 'BACK /'])
  expect(host.location.pathname).toBe('/list')
  expect(shown()).toEqual(['/', '/list'])
  end()
  host.step(-1)
  await Promise.resolve()
  expect(shown()).toEqual(['/', '/list', '/'])
})

it('an entry that a link within the page made has its place after this one', async () => {
  const { router, host } = start('/list')
  await router.begin()
  host.history.pushState(null, '', '/list#main')
  host.step(0)
  expect(router.history.here()).toMatchObject({ href: '/list#main', state: { index: 1 } })
})
