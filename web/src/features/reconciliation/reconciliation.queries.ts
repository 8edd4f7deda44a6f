import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

/** All money, summed anew. */
export const useReconciliation = () => useQuery(apiQuery('showReconciliation'))
