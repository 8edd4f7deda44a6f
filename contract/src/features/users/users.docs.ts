import type { FeatureDocs } from '../../kernel/docs.ts'
import { UserRow } from './users.schema.ts'
import { userTypes } from './users.states.ts'
import { linkRefusals } from './users.text.ts'

const types = Object.entries(userTypes)
  .map(([number, { role }]) => `${number} ${role}`)
  .join(', ')

export const usersDocs: FeatureDocs = {
  calls: {
    listLinkedCompanies: 'Lists the companies that an organisation looks after, with their figures.',
    signUp: 'Makes the account of a supporter, a customer or an organisation.',
    listUserTypes: 'Lists the types of accounts that an administrator makes.',
    listUsersOfType: 'Lists the accounts of a type.',
    showUser: 'Shows an account that an administrator made.',
    changeUser: 'Changes how an account is called and reached.',
    setUserActive: 'Lets an account sign in, or no longer.',
    listUserCompanies: 'Lists the companies that an account looks after.',
    addUserCompany: 'Lets an account look after a company.',
    removeUserCompany: 'Ends that an account looks after a company.',
    listUserHalls: 'Lists the halls that an account looks after.',
    addUserHall: 'Lets an account look after a hall.',
    removeUserHall: 'Ends that an account looks after a hall.',
  },
  fields: {
    id: 'Account, an id of `listUsersOfType`.',
    'listLinkedCompanies.id': 'Id of the company.',
    'ListUserCompaniesRow.id': 'Id of the link.',
    'ListUserHallsRow.id': 'Id of the link.',
    'ListUserHallsRow.name': 'Name of the hall.',
    item1: 'Link between the account and the company or hall, an id of their list.',
    type: `Type of the account: ${types}.`,
    name: 'Name of the type.',
    suffix: 'What usernames of the type end with.',
    isActive: 'Whether the account may sign in.',
    companyCount: 'How many companies the account looks after.',
    hallCount: 'How many halls the account looks after.',
    userAdminId: 'Account, an id of `listUsersOfType`.',
    remaining: 'Trucks that its loads still look for.',
    sendingCargos: 'Loads that look for trucks.',
    permitsToday: 'Permits issued today, voided ones aside.',
    permitsThisMonth: 'Permits issued in this Jalali month.',
    transportationCompanyNationalId: 'National id of the company, eleven digits.',
  },
  shapes: { UserRow },
  reasons: { LinkReason: linkRefusals },
}
