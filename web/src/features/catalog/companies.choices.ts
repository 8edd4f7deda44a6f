import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
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
