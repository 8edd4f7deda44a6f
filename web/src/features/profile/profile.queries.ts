import type { CallData } from '../../kernel/api.ts'
import { keptOwn } from '../../kernel/kept-reads.ts'
import { useRead } from '../../kernel/use-read.ts'

export type Me = CallData<'showMe'>

/** Who is signed in as he now is, and the company, cargo owner or driver behind the account. */
export const useMe = () => useRead('showMe', keptOwn)

export const useMySessions = () => useRead('listMySessions')
