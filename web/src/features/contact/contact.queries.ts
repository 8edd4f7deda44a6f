import { keptOpen } from '../../kernel/kept-reads.ts'
import { useRead } from '../../kernel/use-read.ts'

/** The support's number and the rules; for Admin all that there is of the contact. */
export const useContact = () => useRead('showContact', keptOpen)
