import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CatalogVersions } from '@bargah/contract/features/catalog/catalog.endpoints.ts'
import { type CallData, send } from './api.ts'

/** Of a read that fields choose from: a form says it when it did not come (`MissingChoices`). */
export const chosen = { meta: { isChosen: true } } as const

/** The lists that forms choose from, each with the version it follows. They change seldom: read once in a session. */
const versionOf = {
  listGoods: 'goods',
  listPackagings: 'packagings',
  listLoaderTypes: 'loaderTypes',
  listLoaderCategories: 'loaderTypes',
  listCities: 'cities',
} as const satisfies Record<string, keyof CatalogVersions>
type LookupKey = keyof typeof versionOf

const nameOf = (key: LookupKey) => `lookup.${key}`
const versionsName = 'lookup.versions'

function read<T>(name: string): T | undefined {
  const text = sessionStorage.getItem(name)
  return text === null ? undefined : (JSON.parse(text) as T)
}

function write(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // storage is full: the list stays in memory alone
  }
}

/** A lookup as TanStack Query takes it: from this window's storage, else from the server, and then never stale by itself. */
export function lookupQuery<K extends LookupKey>(key: K) {
  return queryOptions({
    queryKey: [key, {}] as const,
    queryFn: async ({ signal }) => {
      const data = await send(key, { signal })
      write(nameOf(key), data)
      return data
    },
    initialData: () => read<CallData<K>>(nameOf(key)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    ...chosen,
  })
}

/** In: the versions that the server has now. Lists whose version is another than when last asked are read anew. */
export function renewLookups(client: QueryClient, versions: CatalogVersions): void {
  const known = read<CatalogVersions>(versionsName)
  write(versionsName, versions)
  if (!known) return
  for (const [key, name] of Object.entries(versionOf)) {
    if (versions[name] === known[name]) continue
    sessionStorage.removeItem(nameOf(key as LookupKey))
    void client.invalidateQueries({ queryKey: [key] })
  }
}

/** Forgets them: the next one signed in reads his own. */
export function forgetLookups(): void {
  for (const name of [versionsName, ...Object.keys(versionOf).map((key) => nameOf(key as LookupKey))])
    sessionStorage.removeItem(name)
}
