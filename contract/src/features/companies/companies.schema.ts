import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { registrationPaper } from '../../kernel/files.ts'
import { registered } from '../../kernel/registered.ts'
import { rowOf } from '../../kernel/rows.ts'
import { companyFaults } from './companies.text.ts'
import { companyTable } from './companies.columns.ts'

export const nationalId = f.partyCode('شناسهٔ ملی')

/** What a company says of itself: of the numbers it has one at least, an address where an administrator writes it down. */
const facts = {
  TransportationCompanyName: f.name('نام شرکت', { max: 300 }),
  NationalId: nationalId,
  CityId: f.id('شهر'),
  Mobile: f.optional(f.mobile('شمارهٔ موبایل')),
  Tell: f.optional(f.phone('تلفن')),
  Email: f.optional(f.email('ایمیل')),
  Address: f.optional(f.text('نشانی', { max: 500 })),
  PostalCode: f.optional(f.noSecret(f.postalCode('کد پستی'))),
}
export const NewCompanyBody = z.object(facts)
export const CompanyBody = z.object({ Id: f.id('شرکت'), ...facts })
export const EnteredCompanyBody = z.object({ Id: f.id('شرکت') })
export type CompanyFields = z.output<typeof NewCompanyBody>

/** In: the fields that read well. Out: what an administrator left out (rules 3.6). */
export function companyFaultsOf(body: Record<string, unknown>): [field: string, sentence: string][] {
  const faults: [string, string][] = []
  if (body.Mobile === undefined && body.Tell === undefined) faults.push(['Mobile', companyFaults.mobileOrTel])
  if (body.Address === undefined) faults.push(['Address', companyFaults.address])
  return faults
}

export const companyPaper = registrationPaper('سند شرکت')

/**
 * A company whole. `userId` is its account's, null while it has none, `username` the name of that account, or of the one that
 * is opened when its registration is accepted; `fileName` is a link to the document
 * that it sent when it registered, good for a minute under `/TransportationCompanyUploadFile/`.
 */
export const WholeCompany = z.extend(rowOf(companyTable), {
  id: z.number(),
  ...registered,
})
export type WholeCompany = z.output<typeof WholeCompany>

/** A row of the list of companies; all but its id and name is there for Admin, AdminSupport and organisations only (rules 1.14). */
export const CompanyRow = z.extend(z.partial(WholeCompany), {
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
})
export type CompanyRow = z.output<typeof CompanyRow>

/** The same company with the address under the name of the profile's call (rules 19.4). */
export const CompanyDetail = z.extend(WholeCompany, { Address: z.nullable(z.string()) })

/** A generated account, shown once. */
export const Credentials = z.object({ userName: z.string(), password: z.string() })
