import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { registrationPaper } from '../../kernel/files.ts'
import { registered } from '../../kernel/registered.ts'
import { rowOf } from '../../kernel/rows.ts'
import { isLegalCode } from './product-owners.states.ts'
import { ownerFaults } from './product-owners.text.ts'
import { ownerTable } from './product-owners.columns.ts'

/** A person's national code, or the id of a firm. */
export const code = f.partyCode('کد ملی')

/** What a product owner says of himself; a firm's name stands in `Firstname` alone (rules 3.7). */
const facts = {
  Firstname: f.name('نام', { min: 3, max: 300 }),
  Lastname: f.optional(f.name('نام خانوادگی', { max: 300 })),
  MeliCode: f.noSecret(code),
  Mobile: f.mobile('شمارهٔ موبایل'),
  CityId: f.id('شهر'),
}
export const NewOwnerBody = z.object(facts)
export const OwnerBody = z.object({ Id: f.id('صاحب کالا'), ...facts })
export type OwnerFields = z.output<typeof NewOwnerBody>

/** In: the fields that read well. Out: what a person left out. */
export const ownerFaultsOf = ({ MeliCode, Lastname }: Record<string, unknown>): [string, string][] =>
  typeof MeliCode === 'string' && !isLegalCode(MeliCode) && Lastname === undefined
    ? [['Lastname', ownerFaults.family]]
    : []

export const ownerPaper = registrationPaper('تصویر کارت ملی')

/**
 * A product owner whole. `type`: whether he is a firm. `userId` is his account's, null while he has none, `username` the name
 * of that account, or of the one that is opened when his registration is accepted; `fileName` is a link to his card, good for a minute under `/ProductOwnerUploadFile/`.
 * `hasWork`: a cargo of his is not finished or a permit for one is open, so that he is not deleted.
 */
export const OwnerRow = z.extend(rowOf(ownerTable), {
  ...registered,
  hasWork: z.boolean(),
})
export type OwnerRow = z.output<typeof OwnerRow>
