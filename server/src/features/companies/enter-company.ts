import {
  type EnterCompanyRefusal,
  enterCompanyRefusals,
  type RemoveCompanyRefusal,
  removeCompanyRefusals,
} from '@bargah/contract/features/companies/companies.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { mustFind, Refusal, refuse } from '../../kernel/errors.ts'
import { noPassword, openAccount } from '../auth/auth.api.ts'
import { expectCity } from '../places/places.api.ts'
import {
  type CompanyFacts,
  findRegistrations,
  insertKnownCompany,
  lockKnownCompany,
  removeKnownCompany,
} from './companies.store.ts'
import { companyKind } from './company-kind.ts'

/**
 * Puts a company on record as an administrator knows it: accepted, with no paper. With a mobile it has its account too, without a
 * password: the first is the one that is sent to whoever forgot his. Out: its id.
 */
export function enterCompany(call: Call, facts: CompanyFacts): Promise<number> {
  const { userId: addedBy } = sessionOf(call)
  const write = call.write(async (tx, at) => {
    const { name: fullName, nationalId, mobile } = facts
    await expectCity(tx, facts.cityId)
    refuse(mayEnter(await findRegistrations(tx, nationalId)), enterCompanyRefusals)
    const companyId = await insertKnownCompany(tx, { ...facts, addedBy, createdAt: at, acceptedAt: at })
    const account = { username: companyKind.usernameOf(nationalId), role: companyKind.role, fullName, mobile }
    if (mobile) await openAccount(tx, { ...account, companyId, passwordHash: noPassword }, at)
    return companyId
  })
  return write.catch((error: unknown) => {
    // another was accepted at the same moment
    if (violates(error, companyKind.oneAccepted)) throw new Refusal('accepted', enterCompanyRefusals.accepted)
    throw error
  })
}

/** Takes back a company of which nothing came yet: nobody came in for it, and nothing is in its name. */
export const removeEnteredCompany = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    const company = await mustFind(lockKnownCompany(tx, id), companyKind.missing)
    refuse(mayRemove(company), removeCompanyRefusals)
    if (!(await removeKnownCompany(tx, id))) throw new Refusal('in_use', removeCompanyRefusals.in_use)
  })

/** Why a company is not put on record beside what registered under its id, or null (docs/decisions/0081). */
function mayEnter(registered: readonly { isAccepted: boolean }[]): EnterCompanyRefusal | null {
  if (registered.some(({ isAccepted }) => isAccepted)) return 'accepted'
  return registered.length > 0 ? 'registered' : null
}

/** Why a company stays that an administrator's word put on record, or null: once somebody has a password for it. */
const mayRemove = ({
  isKnown,
  hasPassword,
}: {
  isKnown: boolean
  hasPassword: boolean
}): RemoveCompanyRefusal | null => (isKnown && !hasPassword ? null : 'in_use')
