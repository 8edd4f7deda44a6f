import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { listTable } from '../../kernel/list-columns.ts'

const text = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))

/**
 * A company; all but its id and name is there for Admin, AdminSupport and organisations only (decisions §3). `userId` is
 * its account, null while it has none, `fileName` the document that it sent when it registered.
 */
export const CompanyRow = z.object({
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
  email: text,
  nationalId: z.optional(z.string()),
  address: text,
  postalCode: text,
  tell: text,
  mobile: text,
  provinceId: number,
  cityId: number,
  fileName: text,
  transportationCompanyActive: z.optional(z.boolean()),
  isAccept: z.optional(z.boolean()),
  userId: number,
})
export type CompanyRow = z.output<typeof CompanyRow>

const companyTable = listTable<CompanyRow>('شرکت‌های حمل', [
  { field: 'transportationCompanyId', heading: 'شناسهٔ شرکت', kind: 'identifier' },
  { field: 'transportationCompanyName', heading: 'شرکت حمل', kind: 'text' },
  { field: 'nationalId', heading: 'شناسهٔ ملی', kind: 'identifier' },
  { field: 'mobile', heading: 'موبایل', kind: 'identifier' },
  { field: 'tell', heading: 'تلفن', kind: 'identifier' },
  { field: 'email', heading: 'ایمیل', kind: 'text' },
  { field: 'address', heading: 'نشانی', kind: 'text' },
  { field: 'postalCode', heading: 'کد پستی', kind: 'identifier' },
  { field: 'isAccept', heading: 'پذیرفته‌شده', kind: 'yesNo' },
  { field: 'transportationCompanyActive', heading: 'فعال', kind: 'yesNo' },
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
