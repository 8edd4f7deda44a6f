import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CallData } from '../../kernel/api.ts'
import { lookupQuery } from '../../kernel/lookups.ts'

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
