import type { FeatureDocs } from '../../kernel/docs.ts'
import { AgencyUserDone } from './agency-users.schema.ts'
import { agencyUserRefusals } from './agency-users.text.ts'

export const agencyUsersDocs: FeatureDocs = {
  calls: {
    showAgencyKey: 'Gives the id of the caller’s company.',
    listAgencyUsers: 'Lists the users of a company with what each may do.',
    addAgencyUser: 'Adds a user to the caller’s company, with a password and access flags.',
    updateAgencyUser: 'Changes name, mobile number and access flags of a user of the company.',
    setAgencyUserActive: 'Lets a user of the company sign in, or no longer.',
    closeAgencyUser: 'Closes the account of a user of the company and ends his sessions.',
    reopenAgencyUser: 'Opens the closed account of a user of the company again.',
  },
  fields: {
    id: 'User of the company, an id of `listAgencyUsers`.',
    username: 'Name by which the user signs in, with or without its suffix `_Agent` and company id.',
    closed: 'Whether to list those whose accounts were closed instead.',
    isActive: 'Whether the user may sign in.',
    lastSignInAt: 'Instant of his last sign-in; null where he has not, or not for long.',
    access: 'The access flags that he gets; what is not sent is not given, or stays.',
    message: 'A Persian sentence that says what was done.',
    status: '200 when it is done; old clients read it.',
    nationalId: 'National code, ten digits.',
  },
  shapes: { AgencyUserDone },
  reasons: { AgencyUserReason: agencyUserRefusals },
}
