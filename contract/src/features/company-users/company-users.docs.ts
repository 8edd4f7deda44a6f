import type { FeatureDocs } from '../../kernel/docs.ts'
import { CompanyUserDone } from './company-users.schema.ts'
import { companyUserRefusals } from './company-users.text.ts'

export const companyUsersDocs: FeatureDocs = {
  calls: {
    showAgencyKey: 'Gives the id of the caller’s company.',
    listCompanyUsers: 'Lists the users of a company with what each may do.',
    addCompanyUser: 'Adds a user to the caller’s company, with a password and access flags.',
    updateCompanyUser: 'Changes name, mobile number and access flags of a user of the company.',
    setCompanyUserActive: 'Lets a user of the company sign in, or no longer.',
    closeCompanyUser: 'Closes the account of a user of the company and ends his sessions.',
    reopenCompanyUser: 'Opens the closed account of a user of the company again.',
  },
  fields: {
    id: 'User of the company, an id of `listCompanyUsers`.',
    username: 'Name by which the user signs in, with or without its suffix `_Agent` and company id.',
    closed: 'Whether to list those whose accounts were closed instead.',
    isActive: 'Whether the user may sign in.',
    lastSignInAt: 'Instant of his last sign-in; null where he has not, or not for long.',
    access: 'The access flags that he gets; what is not sent is not given, or stays.',
    message: 'A Persian sentence that says what was done.',
    status: '200 when it is done; old clients read it.',
    nationalId: 'National code, ten digits.',
  },
  shapes: { CompanyUserDone },
  reasons: { CompanyUserReason: companyUserRefusals },
}
