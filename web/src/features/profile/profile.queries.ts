import { useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { keptOwn } from '../../kernel/kept-reads.ts'

export type Me = CallData<'showMe'>

/** Who is signed in as he now is, and the company, cargo owner or driver behind the account. */
export const useMe = () => useQuery({ ...apiQuery('showMe'), ...keptOwn })

export const useMySessions = () => useQuery(apiQuery('listMySessions'))
