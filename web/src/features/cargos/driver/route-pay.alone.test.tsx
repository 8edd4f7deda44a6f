// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { Refused, show } from '../../../kernel/show.build.tsx'
import { RoutePay, sayBeside } from './RoutePay.tsx'

it.each([
  [29, 'کرایهٔ این بار از بیشتر بارهای این راه کمتر است.'],
  [30, 'کرایهٔ این بار در همین اندازه است.'],
  [35, 'کرایهٔ این بار در همین اندازه است.'],
  [36, 'کرایهٔ این بار از بیشتر بارهای این راه بیشتر است.'],
])('a rent of %i beside 30 to 35', (rent, words) => {
  expect(sayBeside(rent, { from: 30, to: 35 })).toBe(words)
})

it('what a route pays is told with how many loads and days say it, in toman', async () => {
  const pay = { from: 30_000_000, to: 34_500_000, loads: 12, days: 90, loaderTypeName: 'تریلی کفی' }
  const { container } = show(<RoutePay cargoId={7} rentToman={29_000_000} />, { showRoutePay: () => pay })
  await screen.findByText('این راه چه می‌دهد؟')
  const words = container.textContent ?? ''
  expect(words).toContain('۳۰٬۰۰۰٬۰۰۰ تا ۳۴٬۵۰۰٬۰۰۰ تومان')
  expect(words).toContain('کمتر است')
  expect(words).toContain('۱۲ بار همین راه برای تریلی کفی، در ۹۰ روز گذشته')
})

it('nothing is told where too few loads say it', async () => {
  let asked = false
  const answer = () => {
    asked = true
    return null
  }
  const { container } = show(<RoutePay cargoId={7} rentToman={1} />, { showRoutePay: answer })
  await expect.poll(() => asked).toBe(true)
  expect(container.textContent).toBe('')
})

it('that it could not be read is told, and is no nothing', async () => {
  show(<RoutePay cargoId={7} rentToman={1} />, {
    showRoutePay: () => {
      throw new Refused(['خطایی در سرور رخ داد.'], null, 500)
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('کرایه‌های این راه نیامد')
})
