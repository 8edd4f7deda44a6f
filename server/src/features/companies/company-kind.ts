import {
  companyEnds,
  companyRefusals,
  companyUsername,
} from '@bargah/contract/features/companies/companies.text.ts'
import { type ApplicantKind, findUsersOf } from '../applicants/applicants.api.ts'
import { type CompanyFacts, companyRegistrations, insertCompany, setCompany } from './companies.store.ts'

/** The transport companies among those who register (rules 3.6). */
export const companyKind: ApplicantKind<CompanyFacts> = {
  ...companyRegistrations,
  missing: 'شرکتی با این شماره',
  refusals: companyRefusals,
  ends: companyEnds,
  oneAccepted: 'companies_by_national_id',
  onePerMobile: 'one_waiting_company_per_mobile',
  role: 'TransportationCompanyAdmin',
  usernameOf: companyUsername,
  owner: 'companyId',
  belongsTo: (companyId) => ({ companyId }),
  insert: insertCompany,
  set: setCompany,
  recipientsOf: async (tx, id) => (await findUsersOf(tx, companyKind, id)).map((userId) => ({ userId })),
}
