import { expect, it } from 'vitest'
import type { Item } from './later.rules.ts'
import { sayLater } from './later.text.ts'

it.each([
  [{ stage: 'waiting', leftAt: null }, true, /^ثبت شد روی گوشی/],
  [{ stage: 'waiting', leftAt: null }, false, /باز نگه دارید/],
  [{ stage: 'waiting', leftAt: 5 }, true, /هنوز جوابی نیامده/],
  [{ stage: 'sending', leftAt: 5 }, true, /دارد می‌رود/],
  [{ stage: 'refused', leftAt: 5, refusal: 'نشد.' }, true, /^نشد\.$/],
] as const)('%o is said in words', (item, isHeld, words) => {
  expect(sayLater(item as Item, isHeld)).toMatch(words)
})
