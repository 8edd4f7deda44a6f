import { companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import type { Call } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { expectCity } from '../places/places.api.ts'
import { mayEdit } from './companies.rules.ts'
import { type CompanyFacts, hasAccount, isTaken, lockCompany, setCompany } from './companies.store.ts'
import { toSameMobile } from './register-company.ts'

/** Writes down what is now known of a company; its national id stays once it has an account. */
export async function editCompany(
  call: Call,
  id: number,
  company: CompanyFacts & { cityId: number },
): Promise<void> {
  const write = call.write(async (tx) => {
    const { nationalId } = await lockCompany(tx, id)
    await expectCity(tx, company.cityId)
    const isSameId = nationalId === company.nationalId
    const facts = {
      isSameId,
      isTaken: !isSameId && (await isTaken(tx, company.nationalId)),
      hasAccount: await hasAccount(tx, id),
    }
    refuse(mayEdit(facts), companyRefusals)
    await setCompany(tx, id, company)
  })
  await write.catch((error: unknown) => {
    // another was given the national id at the same moment
    if (violates(error, 'companies_by_national_id')) throw new Refusal('taken', companyRefusals.taken)
    return toSameMobile(error)
  })
}
