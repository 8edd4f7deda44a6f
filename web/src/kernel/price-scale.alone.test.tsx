// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from './show.build.tsx'
import { PriceScale } from '../ui/PriceScale.tsx'

const one = { low: 20_760_000, usualFrom: 20_760_000, usualTo: 20_760_000, high: 20_760_000, days: 90 }

it.each([
  [null, 1, 'کرایهٔ پیشین این مسیر', 'کرایهٔ تنها بار این مسیر در ۹۰ روز گذشته ۲۰٬۷۶۰٬۰۰۰ تومان بود.'],
  [20_760_000, 3, 'همان کرایهٔ پیشین', 'کرایهٔ هر ۳ بار این مسیر در ۹۰ روز گذشته ۲۰٬۷۶۰٬۰۰۰ تومان بود.'],
  [20_000_000, 1, 'کمتر است', 'تنها بار'],
  [21_000_000, 1, 'بیشتر است', 'تنها بار'],
])('rents that are all one are said, without a scale: %s of %d', (value, sampleSize, verdict, words) => {
  const { container } = render(<PriceScale {...one} value={value} sampleSize={sampleSize} />)
  expect(screen.getByRole('status').textContent).toContain(verdict)
  expect(container.textContent).toContain(words)
  expect(container.querySelector('.ticks')).toBeNull()
})

it('a scale whose ends would read the same is none', () => {
  const { container } = render(<PriceScale {...one} high={20_790_000} value={null} sampleSize={2} />)
  expect(container.textContent).toContain('۲۰٬۷۶۰٬۰۰۰ تا ۲۰٬۷۹۰٬۰۰۰ تومان')
  expect(container.querySelector('.ticks')).toBeNull()
})

it('rents that differ stand on a scale', () => {
  const { container } = render(<PriceScale {...one} high={24_000_000} value={null} sampleSize={2} />)
  expect(container.querySelectorAll('.ticks > span')).toHaveLength(4)
})

it.each([
  ['on a scale', { low: 10_000_000, high: 24_000_000 }],
  ['beside one rent', {}],
])('the tariff that the form proposed is not judged, %s', (_where, ends) => {
  const { container } = render(<PriceScale {...one} {...ends} value={30_000_000} sampleSize={2} isProposed />)
  expect(screen.getByRole('status').textContent).toBe('کرایه همان تعرفهٔ سالن است')
  expect(container.querySelector('.is-warning')).toBeNull()
})
