import * as z from 'zod/mini'
import { toLatinDigits } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { isLegalId, isNationalCode } from '../../kernel/identity.ts'
import { rowOf } from '../../kernel/rows.ts'
import { officeTable } from './main-offices.columns.ts'

/** Of a firm (11 digits) or of the person who runs it (10). */
const nationalId = f.field<string, string | number>(
  'شناسهٔ ملی',
  { type: 'string', pattern: '^\\d{10,11}$' },
  (value) => {
    const read = toLatinDigits(String(value)).replace(/\s/g, '')
    return isLegalId(read) || isNationalCode(read)
      ? { value: read }
      : { fault: 'شناسهٔ ملی درست نیست؛ یازده رقم شناسهٔ شرکت یا ده رقم کد ملی را وارد کنید.' }
  },
)

const fields = {
  AgentMainName: f.text('نام دفتر', { min: 6, max: 150 }),
  AgentMainManagerName: f.optional(f.name('نام مدیر', { max: 100 })),
  AgentMainAddress: f.optional(f.text('نشانی', { max: 550 })),
  AgentMainTel: f.optional(f.phone('تلفن')),
  AgentMainFax: f.optional(f.phone('نمابر')),
  AgentMainEconomic: f.optional(f.digits('کد اقتصادی', { max: 50 })),
  AgentMainWebAddress: f.optional(f.text('وبگاه', { max: 50 })),
  AgentMainEmailAddress: f.optional(f.email('ایمیل', { max: 50 })),
}

export const officeId = f.id('دفتر مرکزی')

export const AddOfficeBody = z.object({ ...fields, AgentMainNationID: nationalId })
/** What is not sent is emptied: a form holds all of it. The national id may come back as it is. */
export const UpdateOfficeBody = z.object({
  ...fields,
  AgentMainId: officeId,
  AgentMainNationID: f.optional(nationalId),
  Active: f.flag('فعال بودن'),
})

const text = z.nullable(z.string())

/** `userName` and `userId` are those of its account; `agencyCount` says how many companies belong to it (all ours). */
export const OfficeRow = z.extend(rowOf(officeTable), {
  id: z.number(),
  userId: z.nullable(z.number()),
})
export type OfficeRow = z.output<typeof OfficeRow>

/** A company as its main office has it; `agentMainId` and `agentMainName` are of the main office that it belongs to (ours). */
export const OfficeCompany = z.object({
  agentID: z.number(),
  agentFullName: z.string(),
  meliCode: z.string(),
  mobile: text,
  agentMainId: z.nullable(z.number()),
  agentMainName: text,
})
export type OfficeCompany = z.output<typeof OfficeCompany>
