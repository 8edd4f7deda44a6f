import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { hallTitle } from '../../kernel/format.ts'
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

/** The halls for whoever gives a turn: one that is closed gives none, and says so. */
export function useTurnHallChoices(enabled = true): Choices {
  const rows = useRows(enabled)
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
  const rows = useRows(enabled)
  return useMemo(() => {
    const nameOf = new Map(rows?.map((row) => [row.loadHallCityId, row.cityName]))
    return [...nameOf].map(([key, label]) => ({ key, label }))
  }, [rows])
}
