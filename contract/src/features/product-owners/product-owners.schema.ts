import * as z from 'zod/mini'
import { toLatinDigits } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { type FileField, keptKinds, mebibyte } from '../../kernel/files.ts'
import { isLegalId, isNationalCode } from '../../kernel/identity.ts'
import { rowOf } from '../../kernel/rows.ts'
import { isLegalCode } from './product-owners.states.ts'
import { ownerFaults } from './product-owners.text.ts'
import { ownerTable } from './product-owners.columns.ts'

/** A person's national code, or the id of a firm. */
export const code = f.field<string, string | number>(
  'کد ملی',
  { type: 'string', pattern: '^\\d{10,11}$' },
  (value) => {
    const read = toLatinDigits(String(value)).replace(/\s/g, '')
    if (typeof value === 'object' || read.length < 10) return { fault: ownerFaults.shortCode }
    if (read.length > 11) return { fault: ownerFaults.longCode }
    return isLegalId(read) || isNationalCode(read) ? { value: read } : { fault: ownerFaults.wrongCode }
  },
)

/** What a product owner says of himself; a firm's name stands in `Firstname` alone (rules 3.7). */
const facts = {
  Firstname: f.text('نام', { min: 3, max: 300 }),
  Lastname: f.optional(f.text('نام خانوادگی', { max: 300 })),
  MeliCode: f.noSecret(code),
  Mobile: f.mobile('شمارهٔ موبایل'),
  CityId: f.id('شهر', 'شهر را انتخاب کنید.'),
}
export const NewOwnerBody = z.object(facts)
export const OwnerBody = z.object({ Id: f.id('صاحب کالا'), ...facts })
export type OwnerFields = z.output<typeof NewOwnerBody>

/** In: the fields that read well. Out: what a person left out. */
export const ownerFaultsOf = ({ MeliCode, Lastname }: Record<string, unknown>): [string, string][] =>
  typeof MeliCode === 'string' && !isLegalCode(MeliCode) && Lastname === undefined
    ? [['Lastname', ownerFaults.family]]
    : []

export const ownerPaper = {
  title: 'تصویر کارت ملی',
  kinds: ['jpeg', 'png', 'pdf'],
  mostBytes: 10 * mebibyte,
} as const satisfies FileField

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/**
 * A product owner whole. `type`: whether he is a firm. `userId` is his account's, null while he has none, `username` the name
 * of that account, or of the one that is opened when his registration is accepted; `fileName` is a link to his card, good for a minute under `/ProductOwnerUploadFile/`.
 * `hasWork`: a cargo of his is not finished or a permit for one is open, so that he is not deleted.
 */
export const OwnerRow = z.extend(rowOf(ownerTable), {
  provinceId: number,
  cityId: number,
  userId: number,
  fileName: text,
  fileKind: z.nullable(z.literal(keptKinds)),
  fileBytes: number,
  hasWork: z.boolean(),
})
export type OwnerRow = z.output<typeof OwnerRow>
