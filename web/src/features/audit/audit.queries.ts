import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** A line whole; it never changes. */
export const useAuditEntry = (id: number) => useQuery(apiQuery('showAudit', { query: { Id: id } }))

/** Whether the chain over all lines was whole when it was last computed anew. */
export const useChainCheck = () => useQuery(apiQuery('showChainCheck'))

/** The lines that touched one row of the database, the newest first. */
export const useEventsOf = ({ table, rowId }: { table: string; rowId: number }, count: number) =>
  useQuery({
    ...apiQuery('searchAudit', { body: { Table: table, RowId: String(rowId), Page: 1, PageSize: count } }),
    placeholderData: keepPreviousData,
  })
