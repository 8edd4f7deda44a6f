import { expect, it } from 'vitest'
import { sayAfter } from './charge.text.ts'

it.each([
  ['add', 2_480_000, 2_000_000, 'موجودی ۴٬۴۸۰٬۰۰۰ ریال می‌شود.'],
  ['deduct', 2_480_000, 2_000_000, 'موجودی ۴۸۰٬۰۰۰ ریال می‌شود.'],
  ['deduct', 2_480_000, 2_480_000, 'موجودی ۰ ریال می‌شود.'],
  ['deduct', 2_480_000, 2_500_000, 'موجودی ۲٬۴۸۰٬۰۰۰ ریال است و بیش از آن کم نمی‌شود.'],
  ['add', undefined, 2_000_000, null],
  ['add', 2_480_000, null, null],
  ['add', 2_480_000, Number.NaN, null],
] as const)(
  'what a wallet holds after %s, %o and %o, is said before the press',
  (charge, balance, amount, words) => {
    expect(sayAfter(charge, balance, amount)).toBe(words)
  },
)
