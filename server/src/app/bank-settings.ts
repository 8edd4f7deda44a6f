import * as z from 'zod/mini'
import type { BankSettings } from '../adapters/bank/create-bank.ts'

export const bankEnvironment = {
  BANK: z._default(
    z.enum(['builtin', 'parsian', 'zarinpal'], { error: 'BANK is builtin, parsian or zarinpal' }),
    'builtin',
  ),
  BANK_KEY: z.optional(z.string()),
  BANK_URL: z.optional(
    z.string().check(z.refine((text) => URL.canParse(text), { error: 'BANK_URL must be a URL' })),
  ),
}
const Environment = z.object({ ...bankEnvironment, PUBLIC_URL: z.optional(z.string()) })
const merchantId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** In: the settings of the bank. Out: which one, null for what is built in. Throws a sentence that names the variable. */
export function readBankSettings(data: z.output<typeof Environment>): BankSettings | null {
  if (data.BANK === 'builtin') return null
  if (!data.BANK_KEY) throw new Error('BANK asks for BANK_KEY too')
  if (!data.PUBLIC_URL) throw new Error('BANK asks for PUBLIC_URL too: the bank leads people back there')
  if (data.BANK === 'zarinpal' && !merchantId.test(data.BANK_KEY))
    throw new Error('BANK_KEY: the merchant id of Zarinpal has 36 characters')
  return { gateway: data.BANK, key: data.BANK_KEY, base: data.BANK_URL }
}
