import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'

export type MyFactors = CallData<'showMyFactors'>
export type FactorRemoval = CallData<'listFactorRemovals'>['rows'][number]

export const useMyFactors = () => useQuery(apiQuery('showMyFactors'))

/** The requests to take away somebody's lost factors that wait for a second administrator. */
export const useFactorRemovals = () => useQuery(apiQuery('listFactorRemovals'))
