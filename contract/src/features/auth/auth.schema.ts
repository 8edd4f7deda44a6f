import * as z from 'zod/mini'
import { type Flag, flagAliases, flags, loginDoors, roles, type LoginDoor } from '../../kernel/access.ts'
import { flag, id, identifier, mobile, optional, oneOf, password, text } from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { sentCode } from '../codes/codes.schema.ts'
import { factorFields } from '../factors/factors.schema.ts'
import { sessionTable } from './auth.columns.ts'

const doors = Object.keys(loginDoors) as [LoginDoor, ...LoginDoor[]]

/** Of passwords that people choose for themselves (rules 2.8). */
export const shortestPassword = 8
export const longestPassword = 128

const deviceId = optional(text('شناسهٔ دستگاه', { max: 100 }))

export const LoginBody = z.object({
  Username: identifier('نام کاربری', { max: 50 }),
  Password: password('گذرواژه', { max: longestPassword }),
  /** By which door; without one the account says which it is. */
  Role: optional(oneOf('نقش', doors)),
  DeviceId: deviceId,
  /** What was sent to a driver who signs in on another phone (ours). */
  Code: optional(sentCode),
  /** The second factor of an account that has one (ours). */
  ...factorFields,
})

const ownMobile = mobile('شمارهٔ همراه')
/** A driver comes in by his number and the code that is sent to it (ours). */
export const SignInCodeBody = z.object({ Mobile: ownMobile })
export const LoginByCodeBody = z.object({ Mobile: ownMobile, Code: sentCode, DeviceId: deviceId })

/** The door, or any of them, is ours; without it a driver is meant. */
export const ForgetPasswordQuery = z.object({
  mobile: mobile('شمارهٔ موبایل'),
  Role: optional(oneOf('نقش', [...doors, 'Any'])),
})

const flagNames = [...flags, ...(Object.keys(flagAliases) as (keyof typeof flagAliases)[])]
const flagFields = Object.fromEntries(flagNames.map((flag) => [flag, z.optional(z.boolean())])) as Record<
  Flag | keyof typeof flagAliases,
  z.ZodMiniOptional<z.ZodMiniBoolean>
>

/** Who signed in; a company user's flags lie flat beside the rest, under each of their names (rules 1.13). */
export const Member = z.object({
  memberId: z.number(),
  username: z.string(),
  role: z.enum(roles),
  fullname: z.string(),
  clientId: z.number(),
  /** The password is one that somebody else set or a machine made: nothing else can be done before it is changed. */
  mustChangePassword: z.optional(z.boolean()),
  /** The account must have a second factor and none was given or added in this session: nothing else can be done before. */
  mustAddFactor: z.optional(z.boolean()),
  /** A driver's choice: what is a press away on his screens stands open. */
  showsAll: z.optional(z.boolean()),
  ...flagFields,
})
export type Member = z.output<typeof Member>

export const SignedIn = z.object({ accessToken: z.string(), member: Member })

/**
 * What a right code leads to: a driver's session; for a number that no account has, registration, whose proof is given with
 * it; for a number of another account its name and password, and the same proof.
 */
export const SignedInByCode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signedIn'), accessToken: z.string(), member: Member }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('password') }),
])

const nullableText = z.nullable(z.string())

/** The thing behind an account, by its kind; null for accounts that have none such. */
const Profile = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('company'),
    name: z.string(),
    nationalId: z.string(),
    mobile: nullableText,
    cityName: nullableText,
    address: nullableText,
  }),
  z.object({
    kind: z.literal('productOwner'),
    firstName: z.string(),
    lastName: nullableText,
    nationalId: z.string(),
    mobile: z.string(),
  }),
  z.object({
    kind: z.literal('driver'),
    firstName: z.string(),
    lastName: z.string(),
    nationalId: z.string(),
    mobile: z.string(),
    driverCardNumber: nullableText,
    /** Those of the current truck. */
    freighterCardNumber: nullableText,
    plaqueNumber: nullableText,
    plaqueSerialNumber: nullableText,
  }),
])
export type Profile = z.output<typeof Profile>

export const Me = z.object({ member: Member, profile: z.nullable(Profile) })
export type Me = z.output<typeof Me>

export const ChangePasswordBody = z.object({
  CurrentPassword: password('گذرواژهٔ کنونی', { max: longestPassword }),
  NewPassword: password('گذرواژهٔ تازه', { min: shortestPassword, max: longestPassword }),
})

/** Another's new password: Item1 username, Item2 password. */
export const ChangePasswordOfBody = z.object({
  Item1: identifier('نام کاربری', { max: 50 }),
  Item2: password('گذرواژهٔ تازه', { min: shortestPassword, max: longestPassword }),
})
export const OfficeAccountQuery = z.object({
  username: identifier('نام کاربری', { max: 50, missing: 'نام کاربری معتبر نیست.' }),
})
/** The account of a main office, with a password that was made for it. */
export const OfficeAccount = z.object({ username: z.string(), password: z.string() })

/** «کامل» or «ساده». */
export const ChooseDepthBody = z.object({ ShowsAll: flag('ساده یا کامل') })

export const ReauthenticateBody = z.object({
  Password: password('گذرواژه', { max: longestPassword }),
  ...factorFields,
})

export const SessionsOfQuery = z.object({ UserId: id('کاربر') })
/** One session, or without one all. */
export const EndSessionsBody = z.object({ UserId: id('کاربر'), SessionId: optional(id('نشست')) })

/** A living session of one's own; `deviceId` is the beginning of it, enough to tell devices apart. */
export const SessionRow = rowOf(sessionTable)
export type SessionRow = z.output<typeof SessionRow>
