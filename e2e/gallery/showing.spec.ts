import { expect } from '@playwright/test'
import { openPart, test } from './gallery.ts'

test('what is drawn is also said: plates, badges, bars, steps, times', async ({ page }) => {
  await openPart(page, 'showing')
  await expect(page.getByRole('img', { name: 'پلاک ۳۴ ع ۸۱۲ ایران ۸۴' })).toBeVisible()
  await expect(page.locator('.badge', { hasText: 'در انتظار بررسی' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'سهم سالن' })).toHaveAttribute(
    'aria-valuetext',
    '۴۰ درصد',
  )
  const timeline = page.locator('.timeline')
  await expect(timeline.locator('[aria-current="step"]')).toContainText('رسیدن حواله، اکنون')
  await expect(timeline.getByRole('listitem').last()).toContainText('باطل شد، باطل')
  await expect(page.locator('time').first()).toHaveAttribute('title', /[۰-۹]{2}:[۰-۹]{2}$/)
})

test('what waits says so, and what failed is read aloud', async ({ page }) => {
  await openPart(page, 'showing')
  await expect(page.locator('#skeletons').getByRole('status').first()).toHaveText('در حال آوردن…')
  await expect(page.locator('#error').getByRole('alert')).toContainText('اینترنت خود را بررسی کنید.')
  await expect(page.locator('#error').getByRole('button', { name: 'تلاش دوباره' })).toBeEnabled()
  await expect(page.locator('#empty').getByRole('button', { name: 'حذف فیلترها' })).toBeEnabled()
})

test.describe('with a clock of its own', () => {
  test.use({ isAlone: true })

  test('a countdown runs by the second, turns amber in its last minute and stops at zero', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:32:00Z') })
    await openPart(page, 'showing')
    const soon = page.locator('.countdown', { hasText: 'شیراز' })
    await expect(soon).toHaveClass(/is-late/)
    await expect(page.locator('.countdown', { hasText: 'رجایی' })).not.toHaveClass(/is-late/)
    const before = await soon.getByRole('timer').textContent()
    await page.clock.runFor(3_000)
    await expect(soon.getByRole('timer')).not.toHaveText(before ?? '')
    await page.clock.runFor(39_000)
    await expect(soon).toHaveClass(/is-last/)
    await page.clock.runFor(10_000)
    await expect(soon.getByRole('timer')).toHaveText('۰:۰۰')
  })
})

test('a line chart is walked by arrows to the left, and by the pointer', async ({ page }) => {
  await openPart(page, 'charts')
  const chart = page.locator('#line-chart')
  const walker = chart.getByRole('slider', { name: 'مجوز در هر ماه، نقطه‌ها' })
  const tip = chart.locator('.chart-tip')
  await expect(chart.getByRole('img')).toHaveAccessibleName('مجوز در هر ماه: مهر، ۳٬۳۴۰ مجوز')
  await walker.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(walker).toHaveAttribute('aria-valuetext', 'آبان، ۲٬۹۱۰ مجوز')
  await page.keyboard.press('ArrowLeft')
  await expect(walker).toHaveAttribute('aria-valuetext', 'آذر، هنوز نه')
  await page.keyboard.press('Home')
  await expect(tip).toHaveText('فروردین، ۱٬۶۴۰ مجوز')

  const frame = await chart.locator('svg').boundingBox()
  if (!frame) throw new Error('the chart is drawn')
  await page.mouse.move(frame.x + frame.width - 70, frame.y + 100)
  await expect(tip).toContainText('فروردین')
  await page.mouse.move(frame.x + 20, frame.y + 100)
  await expect(tip).toContainText('اسفند، هنوز نه')
  await page.mouse.move(0, 0)
  await expect(tip).toContainText('مهر، ۳٬۳۴۰ مجوز')
})

test('the numbers of a chart stand in a table too', async ({ page }) => {
  await openPart(page, 'charts')
  const chart = page.locator('#four-series')
  await chart.getByText('عددها در جدول').press('Enter')
  const table = chart.getByRole('table', { name: 'بار سالن‌ها در هر ماه' })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('row', { name: /آبان/ })).toHaveText(/۱٬۱۲۰۷۰۰۳۹۰۲۴۰$/)
  await expect(chart.locator('.chart-legend li')).toHaveText(['شهید رجایی', 'اصفهان', 'امام خمینی', 'شیراز'])
})

test('the map says its route, over the roads that the server sent', async ({ page }) => {
  await openPart(page, 'charts')
  const map = page.getByRole('img', { name: 'مسیر بندرعباس به اصفهان، ۹۱۳ کیلومتر' })
  await expect(map).toBeVisible()
  await expect(map.locator('.end')).toHaveText(['بندرعباس', 'اصفهان'])
  expect(await map.locator('.town').count()).toBeGreaterThan(20)
})
