import { companies } from '@bargah/contract/features/companies/companies.endpoints.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { listCompanies } from './companies.views.ts'

export const companiesRoutes = () =>
  routes(companies, {
    listCompanies: async (call) => whole(await listCompanies(call.db, sessionOf(call))),
  })
