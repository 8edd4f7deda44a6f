import type { FeatureDocs } from '../../kernel/docs.ts'
import { OfficeCompany, OfficeRow } from './main-offices.schema.ts'

export const mainOfficesDocs: FeatureDocs = {
  calls: {
    listMainOffices: 'Lists the main offices.',
    showMainOffice: 'Shows a main office.',
    listMainAgencies: 'Lists the main offices, under their old path.',
    addMainOffice: 'Makes a main office with its account.',
    updateMainOffice: 'Changes a main office.',
    listCompanyOffices: 'Lists the companies with the main office to which each belongs.',
    listOfficeCompanies: 'Lists the companies that belong to a main office.',
    setOfficeOfCompany: 'Lets a company belong to a main office.',
    removeOfficeOfCompany: 'Ends that a company belongs to a main office.',
  },
  fields: {
    id: 'Main office, an id of `listMainOffices`.',
    agentId: 'Company, an id of `listCompanyOffices`.',
    agencyId: 'Main office, an id of `listMainOffices`.',
    agentFullName: 'Name of the company.',
    agentMainId: 'Main office, an id of `listMainOffices`.',
    agentMainName: 'Name of the main office.',
    agentMainManagerName: 'Name of its manager.',
    agentMainAddress: 'Postal address of the office.',
    agentMainTel: 'Telephone number of the office.',
    agentMainFax: 'Fax number of the office.',
    agentMainEconomic: 'Economic code of the firm.',
    agentMainNationID: 'National id of the firm, eleven digits, or national code of the person who runs it.',
    agentMainWebAddress: 'Web address of the office.',
    agentMainEmailAddress: 'E-mail address of the office.',
    agencyCount: 'How many companies belong to the office.',
    active: 'Whether the office may work.',
    userId: 'Account of the office; null while it has none.',
    username: 'Name of the account of the office; null while it has none.',
    mobile: 'Mobile number of the company.',
  },
  shapes: { OfficeCompany, OfficeRow },
}
