import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { keptWhole } from '../../kernel/kept-reads.ts'

export type PermitPass = CallData<'showPermitPass'>

const permitPass = (id: number) => ({ ...apiQuery('showPermitPass', { query: { Id: id } }), ...keptWhole })

/**
 * One of the driver's permits as he carries it; it opens without a network once it was read. Whoever opens it where there
 * is one reads it anew: it may be void by now.
 */
export const usePermitPass = (id: number) => useQuery({ ...permitPass(id), refetchOnMount: 'always' })
