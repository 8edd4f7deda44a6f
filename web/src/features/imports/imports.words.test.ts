import { expect, it } from 'vitest'
import { sayHold } from './imports.words.ts'

const wallet = { availableBalance: 5_000_000, unitCost: 250_000 }

it.each([
  [
    1_500_000,
    'برای همهٔ بارها ۱٬۵۰۰٬۰۰۰ ریال از کیف پول بلوکه می‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ ۳٬۵۰۰٬۰۰۰ ریال می‌ماند.',
  ],
  [
    6_000_000,
    'برای همهٔ بارها ۶٬۰۰۰٬۰۰۰ ریال از کیف پول بلوکه می‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ ۱٬۰۰۰٬۰۰۰ ریال کم دارید.',
  ],
  [0, 'چیزی از کیف پول بلوکه نمی‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال.'],
  [null, 'موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ هر کامیون بار آخر ۲۵۰٬۰۰۰ ریال بلوکه کرده است.'],
])('before loads come in that hold %s it says what is held and what is left', (heldRial, said) => {
  expect(sayHold(heldRial, wallet)).toBe(said)
})
