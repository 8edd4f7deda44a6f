import { companies } from '@bargah/contract/features/companies/companies.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { listCompanies, listCompanyNames, seesWholeCompanies } from './companies.views.ts'

export const companiesRoutes = () =>
  routes(companies, {
    listCompanies: async (call) => {
      const session = sessionOf(call)
      return seesWholeCompanies(session)
        ? whole((await listCompanies(call.db, session)).map(presentCompany))
        : whole((await listCompanyNames(call.db)).map(presentName))
    },
  })

const presentName = ({ id, name }: { id: number; name: string }) => ({
  transportationCompanyId: id,
  transportationCompanyName: name,
})

type Company = Awaited<ReturnType<typeof listCompanies>>[number]
const presentCompany = (company: Company) => ({
  ...presentName(company),
  email: company.email,
  nationalId: company.nationalId,
  address: company.address,
  postalCode: company.postalCode,
  tell: company.tel,
  mobile: company.mobile,
  provinceId: company.provinceId,
  cityId: company.cityId,
  // documents come with the registration of companies
  fileName: null,
  transportationCompanyActive: company.isActive && company.isAccepted,
  isAccept: company.isAccepted,
  userId: company.userId,
})
