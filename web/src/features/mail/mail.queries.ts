import type { CallData } from '../../kernel/api.ts'
import { useRead } from '../../kernel/use-read.ts'

export type MyMail = CallData<'showMyMail'>

/** One's own mail address, once it is proven. */
export const useMyMail = () => useRead('showMyMail')
