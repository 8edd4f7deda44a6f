import * as z from 'zod/mini'
import { digits, mobile, secret } from '../../kernel/fields.ts'

/** How many digits a code has. */
export const codeLength = 6

const yourMobile = mobile('شمارهٔ موبایل')
export const SendCodeBody = z.object({ mobile: yourMobile })
export const CheckCodeBody = z.object({
  mobile: yourMobile,
  code: secret(digits('کد تأیید', { min: codeLength, max: codeLength })),
})
