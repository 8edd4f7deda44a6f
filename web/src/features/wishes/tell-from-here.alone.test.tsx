// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { press, show } from '../../kernel/show.build.tsx'
import { TellFromHere } from './TellFromHere.tsx'

const anywhere = { id: 3, fromCityName: null, toCityName: null }
const mine = (wishes: object[]) => ({ listMyWishes: () => ({ wishes, mobile: '09121234567', how: 'push' }) })

it('one press wishes any load from where he unloads', async () => {
  const { made } = show(<TellFromHere />, { ...mine([]), addWish: () => ({ id: 3 }) })
  await screen.findByText('بار آمد، خبرم کن')
  await press('بار آمد، خبرم کن')
  expect(made).toMatchObject([{ key: 'addWish', body: {} }])
})

it.each([
  ['that wish', anywhere, 'بار که بیاید خبرتان می‌کنیم.'],
  ['one from a town', { ...anywhere, fromCityName: 'تهران' }, 'بار آمد، خبرم کن'],
  ['one to a town', { ...anywhere, toCityName: 'تهران' }, 'بار آمد، خبرم کن'],
])('of whom has %s it is said', async (_, wish, words) => {
  show(<TellFromHere />, mine([wish]))
  expect((await screen.findByText(words)).textContent).toBe(words)
})
