import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { sentCode } from '../codes/codes.schema.ts'
import { letterTable } from './mail.columns.ts'

const address = f.email('نشانی ایمیل')
export const SendMailCodeBody = z.object({ Address: address })
export const ProveMailBody = z.object({ Address: address, Code: sentCode })

/** One's own address, once it is proven. */
export const MyMail = z.object({
  address: z.nullable(z.string()),
  provenAt: z.nullable(z.string()),
  sendsMail: z.boolean(),
})
export type MyMail = z.output<typeof MyMail>

/** Outside of a demo most of the address is hidden and the text, which may hold a code, is null. */
export const LetterRow = rowOf(letterTable)
export type LetterRow = z.output<typeof LetterRow>
