import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../kernel/use-read.ts'

/** A line whole; it never changes. */
export const useAuditEntry = (id: number) => useRead('showAudit', { query: { Id: id } })

const lookedAtMs = 1_500

/** Whether the chain over all lines was whole when it was last computed anew; looked at often while that goes on. */
export const useChainCheck = (isUnderWay = false) =>
  useRead('showChainCheck', { refetchInterval: isUnderWay && lookedAtMs })

/** The lines that touched one row of the database, the newest first. */
export const useEventsOf = ({ table, rowId }: { table: string; rowId: number }, count: number) =>
  useRead('searchAudit', {
    body: { Table: table, RowId: String(rowId), Page: 1, PageSize: count },
    placeholderData: keepPreviousData,
  })
