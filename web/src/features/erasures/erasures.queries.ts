import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'

export type Erasure = CallData<'listErasures'>['rows'][number]

/** The requests to forget a driver that wait for a second administrator. */
export const useErasures = () => useQuery(apiQuery('listErasures'))
