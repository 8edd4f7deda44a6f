import * as z from 'zod/mini'
import { command, endpoint, plainCommand } from '../../kernel/endpoint.ts'
import { digits, mobile, secret } from '../../kernel/fields.ts'

const yourMobile = mobile('شمارهٔ موبایل')
/** How many digits a code has. */
export const codeLength = 6

export const codes = {
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/Assistant/SendActivatinCode',
    title: 'فرستادن کد تأیید',
    reply: 'envelope',
    effect: 'write',
    changes: ['sms'],
    access: 'public',
    body: z.object({ mobile: yourMobile }),
    data: plainCommand,
  }),
  /** A right code gives a proof in a cookie, for the one call that needs it (decisions §3). */
  checkCode: endpoint({
    method: 'POST',
    path: '/api/v1/Assistant/CheckActivatinCode',
    title: 'بررسی کد تأیید',
    reply: 'envelope',
    effect: 'write',
    changes: ['member'],
    access: 'public',
    showsSecret: true,
    body: z.object({
      mobile: yourMobile,
      code: secret(digits('کد تأیید', { min: codeLength, max: codeLength })),
    }),
    data: command(z.boolean()),
  }),
}
