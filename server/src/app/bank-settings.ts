import * as z from 'zod/mini'
import type { BankSettings } from '../adapters/bank/create-bank.ts'

const address = (name: string) =>
  z.optional(z.string().check(z.refine((text) => URL.canParse(text), { error: `${name} must be a URL` })))

export const bankEnvironment = {
  BANK: z._default(
    z.enum(['builtin', 'parsian', 'zarinpal'], { error: 'BANK is builtin, parsian or zarinpal' }),
    'builtin',
  ),
  BANK_KEY: z.optional(z.string()),
  BANK_URL: address('BANK_URL'),
  BANK_BEFORE: z.optional(z.enum(['parsian', 'zarinpal'], { error: 'BANK_BEFORE is parsian or zarinpal' })),
  BANK_BEFORE_KEY: z.optional(z.string()),
  BANK_BEFORE_URL: address('BANK_BEFORE_URL'),
}
const Environment = z.object({ ...bankEnvironment, PUBLIC_URL: z.optional(z.string()) })
type Environment = z.output<typeof Environment>
const merchantId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * In: the settings of the banks. Out: the one through which people pay, and the one of before, which is still asked about its
 * payments; none for what is built in. Throws a sentence that names the variable.
 */
export function readBankSettings(data: Environment): BankSettings[] {
  const { BANK: now, BANK_BEFORE: before } = data
  if (before && (now === 'builtin' || now === before))
    throw new Error('BANK_BEFORE stands beside a BANK that is another one')
  return [
    ...(now === 'builtin' ? [] : [readBank('BANK', now, data)]),
    ...(before ? [readBank('BANK_BEFORE', before, data)] : []),
  ]
}

function readBank(
  name: 'BANK' | 'BANK_BEFORE',
  gateway: BankSettings['gateway'],
  data: Environment,
): BankSettings {
  const { [`${name}_KEY` as const]: key, [`${name}_URL` as const]: base, PUBLIC_URL } = data
  if (!key) throw new Error(`${name} asks for ${name}_KEY too`)
  if (!PUBLIC_URL) throw new Error(`${name} asks for PUBLIC_URL too: the bank leads people back there`)
  if (gateway === 'zarinpal' && !merchantId.test(key))
    throw new Error(`${name}_KEY: the merchant id of Zarinpal has 36 characters`)
  return { gateway, key, base }
}
