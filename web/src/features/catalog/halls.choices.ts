import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptSteady } from '../../kernel/kept-reads.ts'
import type { Choices } from '../../ui/option.ts'
import { steady } from './steady.ts'

const none: Choices = []
const useRows = (enabled: boolean) =>
  useQuery({ ...apiQuery('listHalls'), ...steady, ...keptSteady, enabled }).data?.rows

export function useHallChoices(enabled = true): Choices {
  const rows = useRows(enabled)
  return useMemo(() => rows?.map((row) => ({ key: row.loadHallId, label: row.name })) ?? none, [rows])
}

export function useHallCityChoices(enabled = true): Choices {
  const rows = useRows(enabled)
  return useMemo(() => {
    const nameOf = new Map(rows?.map((row) => [row.loadHallCityId, row.cityName]))
    return [...nameOf].map(([key, label]) => ({ key, label }))
  }, [rows])
}
