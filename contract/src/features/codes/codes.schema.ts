import * as z from 'zod/mini'
import { digits, mobile, secret } from '../../kernel/fields.ts'
import { codeLength } from './codes.text.ts'

const yourMobile = mobile('شمارهٔ موبایل')
export const SendCodeBody = z.object({ mobile: yourMobile })
export const sentCode = secret(digits('کد تأیید', { min: codeLength, max: codeLength }))
export const CheckCodeBody = z.object({ mobile: yourMobile, code: sentCode })

/** How long the code is good for, and how many more may be sent to the number for now (ours). */
export const PendingCode = z.object({ validMs: z.number(), sendsLeft: z.number() })
