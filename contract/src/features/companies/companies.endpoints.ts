import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'

export const CompanyRow = z.object({
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
})

export const companies = {
  listCompanies: endpoint({
    method: 'GET',
    path: '/api/v1/TransportationCompany/GetAll',
    reply: 'list',
    effect: 'read',
    access: 'signedIn',
    data: CompanyRow,
  }),
}
