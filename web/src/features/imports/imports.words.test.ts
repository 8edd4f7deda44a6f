import { expect, it } from 'vitest'
import { sayHold, sayRows } from './imports.words.ts'

const wallet = { availableBalance: 5_000_000, unitCost: 250_000 }

it.each([
  [
    1_500_000,
    'برای همهٔ بارها ۱٬۵۰۰٬۰۰۰ ریال از کیف پول بلوکه می‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ ۳٬۵۰۰٬۰۰۰ ریال می‌ماند. باری که موجودی به آن نرسد اعلام نمی‌شود.',
  ],
  [
    6_000_000,
    'برای همهٔ بارها ۶٬۰۰۰٬۰۰۰ ریال از کیف پول بلوکه می‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ ۱٬۰۰۰٬۰۰۰ ریال کم دارید. باری که موجودی به آن نرسد اعلام نمی‌شود.',
  ],
  [0, 'چیزی از کیف پول بلوکه نمی‌شود. موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال.'],
  [
    null,
    'موجودی اکنون ۵٬۰۰۰٬۰۰۰ ریال؛ هر کامیون بار آخر ۲۵۰٬۰۰۰ ریال بلوکه کرده است. باری که موجودی به آن نرسد اعلام نمی‌شود.',
  ],
])('before loads come in that hold %s it says what is held and what is left', (heldRial, said) => {
  expect(sayHold(heldRial, wallet)).toBe(said)
})

it('an import that was taken back goes on telling what had come in, and who took it back', () => {
  const undone = { at: '2026-11-21T06:00:00Z', by: 'مینا راد', made: 3 }
  expect(sayRows({ rows: 7, faults: 4, made: 0, undone }, new Date('2026-11-21T09:00:00Z'))).toBe(
    '۷ سطر، ۳ سطر وارد شد و امروز ۰۹:۳۰ به دست مینا راد برگشت، ۴ سطر ایراد دارد',
  )
})
