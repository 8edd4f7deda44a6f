import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { lookupQuery } from '../../kernel/lookups.ts'
import type { Choices } from '../../ui/option.ts'

const none: Choices = []

export function usePackagingChoices(): Choices {
  const rows = useQuery(lookupQuery('listPackagings')).data?.rows
  return useMemo(() => rows?.map((row) => ({ key: row.id, label: row.name })) ?? none, [rows])
}
