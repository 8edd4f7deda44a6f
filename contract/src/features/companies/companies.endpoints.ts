import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { listTable } from '../../kernel/list-columns.ts'

export const CompanyRow = z.object({
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
})

const companyTable = listTable<z.output<typeof CompanyRow>>('شرکت‌های حمل', [
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier' },
  { field: 'transportationCompanyName', heading: 'شرکت حمل', kind: 'text' },
])

export const companies = {
  listCompanies: endpoint({
    method: 'GET',
    path: '/api/v1/TransportationCompany/GetAll',
    reply: 'list',
    effect: 'read',
    about: ['company'],
    access: 'signedIn',
    data: CompanyRow,
    table: companyTable,
  }),
}
