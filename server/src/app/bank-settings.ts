import type * as z from 'zod/mini'
import type { BankSettings } from '../adapters/bank/create-bank.ts'
import { choice, choiceOr, text, url } from './setting.ts'

export const bankEnvironment = {
  BANK: choiceOr(['builtin', 'parsian', 'zarinpal'], 'builtin', {
    means:
      'by whom wallets are topped up; `builtin` is the bank of the demo world ([0062](decisions/0062-banks.md))',
  }),
  BANK_KEY: text({
    means:
      'the LoginAccount of Parsian, or the merchant id of Zarinpal; `PUBLIC_URL` then too, to which it leads back',
  }),
  BANK_URL: url({
    unset: "the bank's own",
    means: 'another address of it, such as `https://sandbox.zarinpal.com`',
  }),
  BANK_BEFORE: choice(['parsian', 'zarinpal'], {
    means: 'the bank before a change, which is still asked about its payments that wait',
  }),
  BANK_BEFORE_KEY: text({ means: 'as `BANK_KEY`, for the bank before' }),
  BANK_BEFORE_URL: url({ unset: "the bank's own", means: 'as `BANK_URL`, for the bank before' }),
}
type Environment = z.infer<z.ZodMiniObject<typeof bankEnvironment>> & { PUBLIC_URL?: string }
const merchantId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The bank through which people pay and the one of before, still asked about its payments. Throws a sentence with the variable. */
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
