// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { AccountName } from '../ui/AccountName.tsx'
import { show } from './show.build.tsx'

it.each([
  ['1000000206', '۱۰۰۰۰۰۰۲۰۶'],
  ['TC10380284790', 'TC10380284790'],
  ['LoadHall۲', 'LoadHall2'],
])('the account %s is shown as %s: one that is a national code in Persian digits', (username, shown) => {
  expect(show(<AccountName of={username} />, {}).container.textContent).toBe(shown)
})
