import {
  companyEnds,
  companyRefusals,
  companyUsername,
} from '@bargah/contract/features/companies/companies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { violates, type Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import type { Upload } from '../../kernel/uploads.ts'
import { giveAccount, makePassword } from '../auth/auth.api.ts'
import { takeFile } from '../files/files.api.ts'
import { expectCity } from '../places/places.api.ts'
import { mayRegister } from './companies.rules.ts'
import { type CompanyFacts, endEarlier, insertCompany, isTaken, moveAccountTo } from './companies.store.ts'

type Given = { company: CompanyFacts & { cityId: number }; paper: Upload }
type Registered = { id: number; userName?: string; password?: string }

/**
 * Writes a company down, waiting for approval; others that wait under its national id stay as they are, but for one that the
 * same mobile sent before. One that registers itself is shown, now and never again, the account that is opened when it is
 * accepted. Admin adds one without an account.
 */
export async function registerCompany(call: Call, given: Given, dailyBytes: number): Promise<Registered> {
  const isByAdmin = call.session?.role === 'Admin'
  const userId = call.session?.userId ?? null
  const made = isByAdmin ? null : await makePassword('desk')
  const write = call.write<Registered>(async (tx, at) => {
    const { company, paper } = given
    const { nationalId, mobile } = company
    await expectCity(tx, company.cityId)
    refuse(mayRegister(await isTaken(tx, nationalId)), companyRefusals)
    const fileId = await takeFile(tx, paper, { userId, at, dailyBytes })
    if (made && mobile) await endEarlier(tx, { nationalId, mobile, reason: companyEnds.sent_again, at })
    const id = await insertCompany(tx, {
      ...company,
      fileId,
      addedBy: isByAdmin ? userId : null,
      registeredHash: made?.passwordHash ?? null,
      createdAt: at,
    })
    return made ? { id, userName: companyUsername(nationalId), password: made.password } : { id }
  })
  return write.catch(toSameMobile)
}

/** Of two that one mobile sends at a moment, or an administrator makes of two, one waits. */
export function toSameMobile(error: unknown): never {
  if (violates(error, 'one_waiting_company_per_mobile'))
    throw new Refusal('same_mobile', companyRefusals.same_mobile)
  throw error
}

type Named = Pick<CompanyFacts, 'name' | 'nationalId' | 'mobile'> & { id: number }

/** Opens the account of a company, or gives the one that it has a new password. Out: its name. */
export async function giveCompanyAccount(
  tx: Tx,
  company: Named,
  passwordHash: string,
  at: Date,
): Promise<string> {
  const { id, name, nationalId, mobile } = company
  await moveAccountTo(tx, company)
  const username = companyUsername(nationalId)
  const role = 'TransportationCompanyAdmin'
  await giveAccount(tx, { username, role, fullName: name, mobile, companyId: id, passwordHash }, at)
  return username
}
