import { isOneOf, supporters } from '@bargah/contract/kernel/access.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { forbidden } from '../../kernel/errors.ts'

/** Who looks after the users of his own company. Throws 403 for whoever is of none. */
export function memberManagerOf(call: Call): Session & { companyId: number } {
  const session = sessionOf(call)
  if (session.companyId === null) throw forbidden()
  return { ...session, companyId: session.companyId }
}

/** Whose users somebody reaches: those of his company, or, as support, of every one. */
export const reachOf = (call: Call): { companyId: number | null } =>
  isOneOf(sessionOf(call).role, supporters)
    ? { companyId: null }
    : { companyId: memberManagerOf(call).companyId }
