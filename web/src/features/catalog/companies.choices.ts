import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import type { Choices } from '../../ui/option.ts'
import { steady } from './steady.ts'

const none: Choices = []

export function useCompanyChoices(enabled = true): Choices {
  const rows = useQuery({ ...apiQuery('listCompanies', { query: {} }), ...steady, enabled }).data?.rows
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
