import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { steady } from '../../kernel/query-client.ts'
import { hallTitle } from '../../kernel/format.ts'
import { keptSteady } from '../../kernel/kept-reads.ts'
import { chosen, lookupQuery } from '../../kernel/lookups.ts'
import type { Choices } from '../../ui/option.ts'
import { useRead } from '../../kernel/use-read.ts'

const none: Choices = []
/** Kinds of goods; the detail is how they are carried. `own`: only these, where it is known which. */
export function useGoodsChoices(own?: readonly number[]): Choices {
  const rows = useQuery(lookupQuery('listGoods')).data?.rows
  return useMemo(
    () =>
      rows
        ?.filter((row) => own?.includes(row.id) ?? true)
        .map((row) => ({ key: row.id, label: row.kalaDesc, detail: row.logesticDesc })) ?? none,
    [rows, own],
  )
}

export function usePackagingChoices(): Choices {
  const rows = useQuery(lookupQuery('listPackagings')).data?.rows
  return useMemo(() => rows?.map((row) => ({ key: row.id, label: row.name })) ?? none, [rows])
}

type LoaderType = CallData<'listLoaderTypes'>['rows'][number]
type LoaderGroup = { code: number; label: string; options: { key: number; label: string }[] }

/** Loader types under their categories, in the order in which they come. */
export function useLoaderGroups(): readonly LoaderGroup[] {
  const rows = useQuery(lookupQuery('listLoaderTypes')).data?.rows
  return useMemo(() => groupByCategory(rows ?? []), [rows])
}

/** In: loader types. Out: them by category; a name that several categories have bears its own: «تریلی کفی». */
export function groupByCategory(types: readonly LoaderType[]): LoaderGroup[] {
  const groups = new Map<number, LoaderGroup>()
  const isShared = (name: string) => types.filter(({ loaderTypeDesc }) => loaderTypeDesc === name).length > 1
  for (const { id, typeCode, loaderTypeName, loaderTypeDesc } of types) {
    const group = groups.get(typeCode) ?? { code: typeCode, label: loaderTypeName, options: [] }
    group.options.push({
      key: id,
      label: isShared(loaderTypeDesc) ? `${loaderTypeName} ${loaderTypeDesc}` : loaderTypeDesc,
    })
    groups.set(typeCode, group)
  }
  return [...groups.values()]
}

export function useCompanyChoices(enabled = true): Choices {
  const rows = useRead('listCompanies', { query: {}, ...steady, ...chosen, enabled }).data?.rows
  return useMemo(
    () =>
      rows
        // what awaits approval has declared nothing that could be looked for
        ?.filter((row) => row.isAccept !== false)
        .map((row) => ({ key: row.transportationCompanyId, label: row.transportationCompanyName })) ?? none,
    [rows],
  )
}

const shown = 20

/** The query for the accepted companies that a search finds, the first of them by name. */
export const acceptedCompanies = (Search: string) => ({
  ...apiQuery('listCompanies', {
    query: {
      Search,
      PageSize: shown,
      Page: 1,
      Sort: 'transportationCompanyName',
      Filter: JSON.stringify([{ field: 'isAccept', op: 'eq', value: true }]),
    },
  }),
  placeholderData: keepPreviousData,
})

const useHallRows = (enabled: boolean) =>
  useRead('listHalls', { ...steady, meta: { ...keptSteady.meta, ...chosen.meta }, enabled }).data?.rows

export function useHallChoices(enabled = true): Choices {
  const rows = useHallRows(enabled)
  return useMemo(() => rows?.map((row) => ({ key: row.loadHallId, label: row.name })) ?? none, [rows])
}

/** The halls for whoever gives a turn: one that is closed gives none, and says so. */
export function useTurnHallChoices(enabled = true): Choices {
  const rows = useHallRows(enabled)
  return useMemo(
    () =>
      rows?.map(({ loadHallId: key, name, isActive }) => ({
        key,
        label: isActive ? hallTitle(name) : `${hallTitle(name)}، غیرفعال`,
        disabled: !isActive,
      })) ?? none,
    [rows],
  )
}

export function useHallCityChoices(enabled = true): Choices {
  const rows = useHallRows(enabled)
  return useMemo(() => {
    const nameOf = new Map(rows?.map((row) => [row.loadHallCityId, row.cityName]))
    return [...nameOf].map(([key, label]) => ({ key, label }))
  }, [rows])
}
