import * as z from 'zod/mini'
import { type Flag, type flagAliases, flags, namesOfFlag } from '../../kernel/access.ts'
import * as f from '../../kernel/fields.ts'
import { longestPassword, shortestPassword } from '../auth/auth.schema.ts'
import { flagLabels } from './flags.text.ts'

/** The wire's names of all flags, each with what is made of its flag. */
const byName = <T>(make: (flag: Flag) => T) =>
  Object.fromEntries(flags.flatMap((flag) => namesOfFlag(flag).map((name) => [name, make(flag)]))) as Record<
    Flag | keyof typeof flagAliases,
    T
  >

const sentFlags = byName((flag) => f.optional(f.flag(`دسترسی «${flagLabels[flag]}»`)))

/** The flags as one object; nothing sent is no flag. */
const access = f.part(sentFlags, 'دسترسی‌ها را به صورت یک شیء بفرستید.')
const Access = z.pipe(
  z.transform((sent: unknown) => sent ?? {}),
  access,
) as unknown as z.ZodMiniDefault<typeof access>

const mobile = f.optional(f.mobile('شمارهٔ موبایل'))
const nationalId = f.optional(f.nationalCode('کد ملی'))

/** The shortest name, without its suffix (rules 4.11). */
export const shortestName = 5

/** `Username` with or without its suffix. */
export const AddCompanyUserBody = z.object({
  Username: f.identifier('نام کاربری', { min: shortestName, max: 50, isNew: true }),
  Password: f.password('گذرواژه', { min: shortestPassword, max: longestPassword }),
  Fullname: f.optional(f.name('نام و نام خانوادگی', { max: 50 })),
  Mobile: mobile,
  NationalId: nationalId,
  Access,
})

/** Whom it is about says the username; a flag that is not sent stays as it is. */
export const UpdateCompanyUserBody = z.object({
  Username: f.identifier('نام کاربری', { max: 50 }),
  Fullname: f.name('نام و نام خانوادگی', { max: 150 }),
  Mobile: mobile,
  NationalId: nationalId,
  ...sentFlags,
})

/** Of a company whose users support looks at; everybody else has one of his own. `Closed`: those whose accounts were closed (ours). */
export const CompanyUsersQuery = z.object({
  CompanyId: f.optional(f.id('شرکت')),
  Closed: f.optional(f.flag('حذف‌شده‌ها')),
})

export const CompanyUserRow = z.object({
  id: z.number(),
  username: z.string(),
  fullname: z.string(),
  mobile: z.nullable(z.string()),
  nationalId: z.nullable(z.string()),
  isActive: z.boolean(),
  /** When he last signed in; null of one who has not, or not for long. */
  lastSignInAt: z.nullable(z.string()),
  createdAt: z.string(),
  ...byName(() => z.boolean()),
})
export type CompanyUserRow = z.output<typeof CompanyUserRow>

/** What legacy clients read is the status. */
export const CompanyUserDone = z.object({ status: z.literal(200), message: z.string(), username: z.string() })
