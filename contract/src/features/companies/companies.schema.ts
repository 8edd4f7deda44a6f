import * as z from 'zod/mini'
import { toLatinDigits } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { type FileField, keptKinds, mebibyte } from '../../kernel/files.ts'
import { isLegalId, isNationalCode } from '../../kernel/identity.ts'
import { rowOf } from '../../kernel/rows.ts'
import { companyFaults } from './companies.text.ts'
import { companyTable } from './companies.columns.ts'

export const nationalId = f.field<string, string | number>(
  'شناسهٔ ملی',
  { type: 'string', pattern: '^\\d{10,11}$' },
  (value) => {
    const read = toLatinDigits(String(value)).replace(/\s/g, '')
    if (typeof value === 'object' || read.length < 10) return { fault: companyFaults.shortId }
    if (read.length > 11) return { fault: companyFaults.longId }
    return isLegalId(read) || isNationalCode(read) ? { value: read } : { fault: companyFaults.wrongId }
  },
)

/** What a company says of itself: of the numbers it has one at least, an address where an administrator writes it down. */
const facts = {
  TransportationCompanyName: f.text('نام شرکت', { max: 300 }),
  NationalId: nationalId,
  CityId: f.id('شهر', 'شهر را انتخاب کنید.'),
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

export const companyPaper = {
  title: 'سند شرکت',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10 * mebibyte,
} as const satisfies FileField

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/**
 * A company whole. `userId` is its account's, null while it has none, `username` the name of that account, or of the one that
 * is opened when its registration is accepted; `fileName` is a link to the document
 * that it sent when it registered, good for a minute under `/TransportationCompanyUploadFile/`.
 */
export const WholeCompany = z.extend(rowOf(companyTable), {
  id: z.number(),
  provinceId: number,
  cityId: number,
  userId: number,
  fileName: text,
  fileKind: z.nullable(z.literal(keptKinds)),
  fileBytes: number,
})
export type WholeCompany = z.output<typeof WholeCompany>

/** A row of the list of companies; all but its id and name is there for Admin, AdminSupport and organisations only (rules 1.14). */
export const CompanyRow = z.extend(z.partial(WholeCompany), {
  transportationCompanyId: z.number(),
  transportationCompanyName: z.string(),
})
export type CompanyRow = z.output<typeof CompanyRow>

/** The same company with the address under the name of the profile's call (rules 19.4). */
export const CompanyDetail = z.extend(WholeCompany, { Address: text })

/** A generated account, shown once. */
export const Credentials = z.object({ userName: z.string(), password: z.string() })
