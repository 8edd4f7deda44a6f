import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { makePassword } from '../auth/auth.api.ts'
import { mayCreateUser } from './companies.rules.ts'
import { lockCompany } from './companies.store.ts'
import { giveCompanyAccount } from './register-company.ts'

/** Makes the account of an accepted company, or gives the one that it has a new password and ends its sessions. */
export async function createCompanyUser(call: Call, id: number) {
  const { password, passwordHash } = await makePassword('desk')
  return call.write(async (tx, at) => {
    const company = await lockCompany(tx, id)
    refuse(mayCreateUser(company), companyRefusals)
    return { userName: await giveCompanyAccount(tx, company, passwordHash, at), password }
  })
}
