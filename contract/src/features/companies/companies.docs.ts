import { type FeatureDocs, wordCodes } from '../../kernel/docs.ts'
import { companyStatus } from './companies.states.ts'
import { companyRefusals } from './companies.text.ts'

export const companiesDocs: FeatureDocs = {
  calls: {
    listCompanies:
      'Lists the transport companies; beside id and name only for the administration and organisations.',
    showCompany: 'Shows a transport company with its registration.',
    registerCompany: 'Registers a transport company, which the administration then accepts or rejects.',
    enterCompany:
      'Puts a transport company on record as the administration knows it, accepted and without a document.',
    removeEnteredCompany: 'Removes a company that was just entered and for which nobody has signed in.',
    editCompany: 'Changes what is known of a transport company.',
    acceptCompany: 'Accepts the registration of a transport company and opens its account.',
    rejectCompany: 'Rejects the registration of a transport company and says why.',
    createCompanyUser: 'Makes the account of a transport company and shows its password once.',
  },
  fields: {
    id: 'Id of the company.',
    transportationCompanyId: 'Transport company, an id of `listCompanies`.',
    transportationCompanyActive: 'Whether the company may work.',
    username: 'Name of its account, or of the one that is opened when it is accepted.',
    userId: 'Account of the company; null while it has none.',
    date: 'Jalali day of its registration.',
    time: 'Time of its registration, Tehran.',
    createdAt: 'Instant of its registration.',
    mobile: 'Mobile number of the company.',
    nationalId: 'National id of the firm, eleven digits.',
    status: `How the company stands: ${wordCodes(companyStatus)}.`,
    desc: 'Why it is rejected; the company reads it.',
  },
  reasons: { CompanyReason: companyRefusals },
}
