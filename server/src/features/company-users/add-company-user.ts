import {
  companyUserRefusals,
  lacksFlags,
} from '@bargah/contract/features/company-users/company-users.text.ts'
import { passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import type { Call } from '../../kernel/call.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { hashPassword, openAccount, refusalOfPassword } from '../auth/auth.api.ts'
import { memberManagerOf } from './own-company.ts'
import {
  computeFlags,
  findLacking,
  mayBeNamed,
  nameCompanyUser,
  type SentFlags,
} from './company-users.rules.ts'

type NewUser = {
  name: string
  password: string
  fullName: string | undefined
  mobile: string | undefined
  nationalId: string | undefined
  flags: SentFlags
}

/** Opens an account for somebody of one's own company, with no flag that one lacks. Out: its username. */
export async function addCompanyUser(call: Call, given: NewUser): Promise<string> {
  const session = memberManagerOf(call)
  const { companyId } = session
  const named = nameCompanyUser(given.name, companyId)
  refuse(mayBeNamed(named), companyUserRefusals)
  const accessFlags = computeFlags([], given.flags)
  const lacking = findLacking(session, [], accessFlags)
  if (lacking.length > 0) throw new Refusal('lacks_flag', lacksFlags(lacking))
  const { mobile, nationalId } = given
  const fullName = given.fullName ?? named.name
  const names = [named.username, fullName, mobile, nationalId].filter((name) => name !== undefined)
  refuse(refusalOfPassword(given.password, names), passwordRefusals)
  const passwordHash = await hashPassword(given.password)
  const role = 'TransportationCompanyMember'
  const account = { username: named.username, role, fullName, passwordHash, companyId, accessFlags } as const
  await call.write(async (tx, now) => {
    await openAccount(tx, { ...account, mobile: mobile ?? null, nationalId: nationalId ?? null }, now)
  })
  return named.username
}
