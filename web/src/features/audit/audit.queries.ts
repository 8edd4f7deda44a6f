import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** A line whole; it never changes. */
export const useAuditEntry = (id: number) => useQuery(apiQuery('showAudit', { query: { Id: id } }))
