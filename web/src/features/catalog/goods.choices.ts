import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { lookupQuery } from '../../kernel/lookups.ts'
import type { Choices } from '../../ui/option.ts'

const none: Choices = []

/** Kinds of goods; the detail is how they are carried. */
export function useGoodsChoices(): Choices {
  const rows = useQuery(lookupQuery('listGoods')).data?.rows
  return useMemo(
    () => rows?.map((row) => ({ key: row.id, label: row.kalaDesc, detail: row.logesticDesc })) ?? none,
    [rows],
  )
}
