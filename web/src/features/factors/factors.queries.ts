import type { CallData } from '../../kernel/api.ts'
import { useRead } from '../../kernel/use-read.ts'

export type MyFactors = CallData<'showMyFactors'>
export type FactorRemoval = CallData<'listFactorRemovals'>['rows'][number]

export const useMyFactors = () => useRead('showMyFactors')

/** The requests to take away somebody's lost factors that wait for a second administrator. */
export const useFactorRemovals = () => useRead('listFactorRemovals')
