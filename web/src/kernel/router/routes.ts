import type { Address } from './address.ts'

/** A page's place: `/LoadHalls/$hallId`; `{-$code}` at the end may be missing. */
export type Route = { path: string; title: string }
export type Where = { address: Address; route: Route | null; params: Readonly<Record<string, string>> }

const fold = (path: string) => path.toLowerCase()

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // a malformed escape is kept as it is; the page then finds nothing by it
    return part
  }
}

function readerOf(route: Route) {
  const names: string[] = []
  const pattern = route.path.replaceAll(/\/(?:\{-\$(\w+)\}|\$(\w+))/g, (_all, optional, name) => {
    names.push(optional ?? name)
    return optional ? '(?:/([^/]+))?' : '/([^/]+)'
  })
  const whole = new RegExp(`^${pattern}$`, 'i')
  return ({ pathname }: Address): Where['params'] | null => {
    const found = whole.exec(pathname)
    if (!found) return null
    const given = names.map((name, at) => [name, found[at + 1]] as const)
    return Object.fromEntries(given.flatMap(([name, value]) => (value ? [[name, decoded(value)]] : [])))
  }
}

/** In: the routes. Out: which of them an address is, in letters of any case; one without parameters comes before those with. */
export function routeFinder(routes: readonly Route[]) {
  const plain = new Map(routes.map((route) => [fold(route.path), route]))
  const open = routes
    .filter(({ path }) => path.includes('$'))
    .map((route) => ({ route, read: readerOf(route) }))
  return (address: Address): Where => {
    const route = plain.get(fold(address.pathname))
    if (route) return { address, route, params: {} }
    for (const each of open) {
      const params = each.read(address)
      if (params) return { address, route: each.route, params }
    }
    return { address, route: null, params: {} }
  }
}
