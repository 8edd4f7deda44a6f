import type {
  EnterCompanyRefusal,
  RemoveCompanyRefusal,
} from '@bargah/contract/features/companies/companies.text.ts'

/**
 * In: what registered under a national id. Out: why a company is not put on record beside it, or null. What waits or was rejected is
 * judged by a person who sees all of it (docs/decisions/0081).
 */
export function mayEnter(registered: readonly { isAccepted: boolean }[]): EnterCompanyRefusal | null {
  if (registered.some(({ isAccepted }) => isAccepted)) return 'accepted'
  return registered.length > 0 ? 'registered' : null
}

/** In: whether a company was put on record by an administrator's word alone, and somebody has a password for it. Out: why it stays, or null. */
export const mayRemove = ({
  isKnown,
  hasPassword,
}: {
  isKnown: boolean
  hasPassword: boolean
}): RemoveCompanyRefusal | null => (isKnown && !hasPassword ? null : 'in_use')
