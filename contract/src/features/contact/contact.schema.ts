import * as z from 'zod/mini'
import { email, id, lines, mobile, optional, phone, text } from '../../kernel/fields.ts'

export const rulesLength = 20_000

/** As spelled on the wire, `suportTell` too. ContactId is what old clients send: there is one contact. */
export const ContactBody = z.object({
  ContactId: optional(id('شناسهٔ تماس')),
  Name: text('نام', { max: 100 }),
  SuportTell: optional(phone('تلفن پشتیبانی')),
  Tell: optional(phone('تلفن')),
  Mobile: optional(mobile('موبایل')),
  Fax: optional(phone('نمابر')),
  Email: optional(email('ایمیل')),
  Site: optional(text('وبگاه', { max: 200 })),
  Address: optional(text('نشانی', { max: 500 })),
  Rules: optional(lines('قوانین', { max: rulesLength })),
})

const told = z.nullable(z.string())
const toldAdmin = z.optional(told)
/** What everybody reads: the support's number and the rules. The rest is there for Admin only (rules 4.17). */
export const Contact = z.object({
  suportTell: told,
  rules: told,
  /** Whether the server can send text messages: by codes people come in and register (ours). */
  sendsSms: z.boolean(),
  contactId: z.optional(z.number()),
  name: z.optional(z.string()),
  tell: toldAdmin,
  mobile: toldAdmin,
  fax: toldAdmin,
  email: toldAdmin,
  site: toldAdmin,
  address: toldAdmin,
})
export type Contact = z.output<typeof Contact>
