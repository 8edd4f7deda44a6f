import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { keptOpen } from '../../kernel/kept-reads.ts'

/** The support's number and the rules; for Admin all that there is of the contact. */
export const useContact = () => useQuery({ ...apiQuery('showContact'), ...keptOpen })
