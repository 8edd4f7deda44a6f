import * as z from 'zod/mini'
import { digits, mobile, secret } from '../../kernel/fields.ts'
import { codeLength } from './codes.text.ts'

const yourMobile = mobile('شمارهٔ موبایل')
export const SendCodeBody = z.object({ mobile: yourMobile })
export const CheckCodeBody = z.object({
  mobile: yourMobile,
  code: secret(digits('کد تأیید', { min: codeLength, max: codeLength })),
})
