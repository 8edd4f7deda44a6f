import { expect, it } from 'vitest'
import { sayChosen } from './option.ts'

const kinds = ['کار کاربر', 'خروجی فهرست', 'کار خودکار'].map((label, key) => ({ key, label }))

it.each<[number[], string | undefined]>([
  [[], undefined],
  [[1], 'خروجی فهرست'],
  [[0, 1], 'جز کار خودکار'],
  [[0, 1, 2], '۳ مورد'],
])('says of the chosen %j: %s', (keys, words) => {
  const chosen = kinds.filter(({ key }) => keys.includes(key))
  expect(sayChosen(kinds, chosen, keys.length)).toBe(words)
})

it('counts what was chosen and is no option yet', () => {
  expect(sayChosen([], [], 2)).toBe('۲ مورد')
})
