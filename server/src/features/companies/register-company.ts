import { companyRefusals, companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { giveAccount, makePassword, type MadePassword } from '../auth/auth.api.ts'
import { takeFile } from '../files/files.api.ts'
import { expectCity } from '../places/places.api.ts'
import { mayRegister } from './companies.rules.ts'
import { type CompanyFacts, insertCompany, lockByNationalId, setCompany } from './companies.store.ts'

type Given = { company: CompanyFacts & { cityId: number }; paper: Upload }
type Registered = { id: number; userName?: string; password?: string }

/**
 * Writes a company down, waiting for approval. One that registers itself gets its account, whose password is shown now and
 * never again; one that was rejected may come again in its own place. Admin adds one without an account.
 */
export async function registerCompany(call: Call, given: Given, dailyBytes: number): Promise<Registered> {
  const isByAdmin = call.session?.role === 'Admin'
  const userId = call.session?.userId ?? null
  const made = isByAdmin ? null : await makePassword('desk')
  return call.write(async (tx, at) => {
    const { company, paper } = given
    await expectCity(tx, company.cityId)
    const fileId = await takeFile(tx, paper, { userId, at, dailyBytes })
    const id = await keepCompany(tx, {
      ...company,
      fileId,
      addedBy: isByAdmin ? userId : null,
      createdAt: at,
    })
    return made ? { id, ...(await giveCompanyAccount(tx, { ...company, id }, made, at)) } : { id }
  })
}

type Kept = Parameters<typeof insertCompany>[1]

async function keepCompany(tx: Tx, company: Kept): Promise<number> {
  const known = await lockByNationalId(tx, company.nationalId)
  refuse(mayRegister(known), companyRefusals)
  if (known) {
    await setCompany(tx, known.id, { ...company, rejectedAt: null, rejectReason: null })
    return known.id
  }
  const id = await insertCompany(tx, company)
  // another came between looking and writing
  if (id === undefined) throw new Refusal('taken', companyRefusals.taken)
  return id
}

type Named = { id: number; name: string; nationalId: string; mobile?: string | null }

/** Opens the account of a company, or gives the one that it has a new password. */
export async function giveCompanyAccount(
  tx: Tx,
  { id, name, nationalId, mobile }: Named,
  { password, passwordHash }: MadePassword,
  at: Date,
) {
  const userName = companyUsername(nationalId)
  const role = 'TransportationCompanyAdmin'
  const account = { username: userName, role, fullName: name, mobile, companyId: id, passwordHash } as const
  await giveAccount(tx, account, at)
  return { userName, password }
}
