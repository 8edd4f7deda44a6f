import { useCallback, useMemo } from 'react'
import { useNavigate, useSearch } from './navigation.tsx'
import { readAddress, type TableFacts, writeAddress } from '../ui/data-table/table-address.rules.ts'
import type { TableState } from '../ui/data-table/table-state.rules.ts'

/** A table's state, kept in the address of the page, so that a link or a reload shows the same. */
export function useTableAddress(facts: TableFacts, start: TableState) {
  const search: Readonly<Record<string, unknown>> = useSearch()
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(search, start, facts), [search, start, facts])
  const setState = useCallback(
    (next: TableState) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...writeAddress(next, start, facts) }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, start, facts],
  )
  return [state, setState] as const
}
