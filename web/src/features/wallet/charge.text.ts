import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'

export type Charge = 'add' | 'deduct'

const least = `دست‌کم ${formatRial(leastChargeRial)}`

export const chargeWords = {
  add: {
    verb: 'افزایش',
    submit: 'ثبت افزایش',
    hint: `${least} افزوده می‌شود.`,
    ask: (sum: string) => `${sum} به کیف پول افزوده شود؟`,
    yes: 'بله، افزوده شود',
    failed: 'موجودی افزوده نشد',
  },
  deduct: {
    verb: 'کاهش',
    submit: 'ثبت کاهش',
    hint: `${least} کم می‌شود.`,
    ask: (sum: string) => `${sum} از کیف پول کم شود؟`,
    yes: 'بله، کم شود',
    failed: 'موجودی کم نشد',
  },
} as const

/** Out: why so much is not taken; null where it may be, or the balance is not known. */
export const sayTooMuch = (balanceRial: number | undefined, amountRial: number): string | null =>
  balanceRial === undefined || amountRial <= balanceRial
    ? null
    : `موجودی ${formatRial(balanceRial)} است و بیش از آن کم نمی‌شود.`

/** In: what is done, what the wallet holds and how much it is about, in rials. Out: what it then holds; null where that is not known. */
export function sayAfter(
  charge: Charge,
  balanceRial: number | undefined,
  amountRial: number | null,
): string | null {
  if (balanceRial === undefined || !amountRial || !Number.isInteger(amountRial)) return null
  const after = charge === 'add' ? balanceRial + amountRial : balanceRial - amountRial
  return after < 0 ? sayTooMuch(balanceRial, amountRial) : `موجودی ${formatRial(after)} می‌شود.`
}
