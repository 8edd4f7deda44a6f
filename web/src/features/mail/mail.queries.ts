import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'

export type MyMail = CallData<'showMyMail'>

/** One's own mail address, once it is proven. */
export const useMyMail = () => useQuery(apiQuery('showMyMail'))
