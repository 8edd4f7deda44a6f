import * as z from 'zod/mini'
import { flags, loginDoors, roles, type LoginDoor } from '../../kernel/access.ts'
import { identifier, optional, oneOf, password, text } from '../../kernel/fields.ts'

const doors = Object.keys(loginDoors) as [LoginDoor, ...LoginDoor[]]

export const LoginBody = z.object({
  Username: identifier('نام کاربری', { max: 50 }),
  Password: password('گذرواژه', { max: 100 }),
  Role: oneOf('نقش', doors, 'نقش خود را انتخاب کنید.'),
  DeviceId: optional(text('شناسهٔ دستگاه', { max: 100 })),
})

const flagFields = Object.fromEntries(flags.map((flag) => [flag, z.optional(z.boolean())])) as Record<
  (typeof flags)[number],
  z.ZodMiniOptional<z.ZodMiniBoolean>
>

/** Who signed in; an agency user's 31 flags lie flat beside the rest (decisions §3). */
export const Member = z.object({
  memberId: z.number(),
  username: z.string(),
  role: z.enum(roles),
  fullname: z.string(),
  clientId: z.number(),
  ...flagFields,
})
export type Member = z.output<typeof Member>

export const SignedIn = z.object({ accessToken: z.string(), member: Member })
