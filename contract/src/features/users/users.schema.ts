import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { toLatinDigits } from '../../kernel/digits.ts'
import { rowOf } from '../../kernel/rows.ts'
import { longestPassword, shortestPassword } from '../auth/auth.schema.ts'
import { splitUsername, userTypeNumbers, userTypes, type UserType } from './users.states.ts'
import { usernameFaults } from './users.text.ts'
import { userCompanyTable, userHallTable, userTable, userTypeTable } from './users.columns.ts'

export const shortestUsername = 10
const longest = 50

/** Digits, with the suffix of the type or without it. */
const username = f.field<string, string | number>(
  'نام کاربری',
  { type: 'string', pattern: '^\\d+[A-Za-z]*$', minLength: shortestUsername, maxLength: longest },
  (value) => {
    const read = typeof value === 'object' ? '' : toLatinDigits(String(value)).replace(/\s/g, '')
    const found = splitUsername(read)
    if (!found || found.digits.length < shortestUsername || read.length > longest)
      return { fault: usernameFaults.shape(shortestUsername) }
    return { value: `${found.digits}${found.suffix}` }
  },
)

const type = f.oneOf('نوع کاربر', userTypeNumbers)
/** Where and how a user is reached (mobile, province and city are ours). */
const person = {
  Fullname: f.text('نام کامل', { max: longest }),
  Email: f.email('ایمیل', { max: longest }),
  Mobile: f.optional(f.mobile('موبایل')),
  ProvinceId: f.optional(f.id('استان')),
  CityId: f.optional(f.id('شهر')),
}

export const SignUpBody = z.object({
  UserName: username,
  Password: f.password('گذرواژه', { min: shortestPassword, max: longestPassword }),
  ...person,
  Type: type,
})

/** What single fields cannot say: a suffix that is another type's. */
export function signUpFaults({ UserName, Type }: Record<string, unknown>): [string, string][] {
  if (typeof UserName !== 'string' || typeof Type !== 'number') return []
  const sent = splitUsername(UserName)?.suffix
  const { suffix } = userTypes[Type as UserType]
  return sent && sent !== suffix ? [['UserName', usernameFaults.suffix(suffix)]] : []
}

export const ChangeUserBody = z.object({ Id: f.id('کاربر'), ...person })

export const SetUserActiveBody = z.object({ Id: f.id('کاربر'), IsActive: f.flag('فعال بودن') })

export const UsersQuery = z.object({ Type: type })

export const UserTypeRow = rowOf(userTypeTable)
export type UserTypeRow = z.output<typeof UserTypeRow>

/** A user that Admin made; `id` is the same as `userId`. */
export const UserRow = z.extend(rowOf(userTable), {
  id: z.number(),
  provinceId: z.nullable(z.number()),
  cityId: z.nullable(z.number()),
})
export type UserRow = z.output<typeof UserRow>

/** Whose companies or halls: of a user that Admin looks at; an organisation asks for its own and need not say. */
export const LinksQuery = z.object({ Id: f.optional(f.id('کاربر')) })

/** A company that a user looks after; `id` is the link's. */
export const UserCompanyRow = z.extend(rowOf(userCompanyTable), {
  id: z.number(),
})
export type UserCompanyRow = z.output<typeof UserCompanyRow>

/** A hall that a user looks after; `id` is the link's. */
export const UserHallRow = z.extend(rowOf(userHallTable), {
  id: z.number(),
})
export type UserHallRow = z.output<typeof UserHallRow>

export const AddUserCompanyBody = z.object({
  TransportationCompanyId: f.id('شرکت حمل'),
  UserAdminId: f.id('کاربر'),
})
export const AddUserHallBody = z.object({ LoadHallId: f.id('سالن'), UserAdminId: f.id('کاربر') })
/** Item1 is the link's id (rules 4.16). */
export const DeleteLinkBody = z.object({ Item1: f.id('پیوند') })
