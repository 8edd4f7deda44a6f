import { expect } from '@playwright/test'
import { openAs, sessionOf } from '../../accounts.ts'
import { filterTool } from '../../list-tools.ts'
import { test } from '../../test.ts'

test('a cargo without a truck left says so, and the heading of a filtered list that it is one', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'))
  await page.goto('/Cargos?view=sending&size=50')
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  const full = rows.filter({ hasText: /۱ از ۱|۲ از ۲|۳ از ۳|۴ از ۴|۵ از ۵/ })
  expect(await full.count()).toBeGreaterThan(0)
  for (const row of await full.all()) await expect(row).toContainText('ظرفیت پر')
  await expect(rows.filter({ hasText: '۰ از ۴' }).first()).toContainText('در حال ارسال')
  const subtitle = page.locator('.page-head p')
  await expect(subtitle).toHaveText(/^[۰-۹]+ بار در حال ارسال/)
  const id = await rows.first().getByRole('cell').nth(1).innerText()
  await page.getByLabel('جست‌وجو در بارهای اعلام‌شده').fill(id)
  await expect(subtitle).toHaveText(/^با این فیلترها [۰-۹]+ بار در حال ارسال/)
})

test('how many permits a month has is said once, under the title', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('AdminSupport'), {
    viewport: { width: 1366, height: 768 },
  })
  await page.goto('/AdminDriverReserve')
  await expect(page.locator('.page-head p')).toHaveText(/^آبان: [۰-۹٬]+ مجوز/)
  await expect(page.getByRole('table').locator('tbody tr[data-row]').first()).toBeVisible()
  await expect(page.locator('.toolbar').getByText('مورد پیدا شد')).toHaveCount(0)
})

test('a day without permits leads to all days, and says how many are there', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('AdminSupport'))
  await page.goto('/AdminDriverReserve?at=1400-01-01')
  await expect(page.getByRole('heading', { name: /مجوزی نیست/ })).toBeVisible()
  await page.getByRole('button', { name: /^همهٔ روزها، [۰-۹٬]+ مجوز$/ }).click()
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(14)
})

test('filters that are not pinned are named where they are set, and taken away at once', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: { width: 1366, height: 768 } })
  await page.goto('/AdminCargos?goods=20&weight=20000..')
  const words = page.locator('.toolbar .filter.is-set')
  await expect(words).toContainText(/کالا: .+، وزن/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.toolbar').getByText(/کالا: .+، وزن/)).toBeVisible()
  await page.getByRole('button', { name: 'برداشتن این فیلترها' }).click()
  await expect(page).not.toHaveURL(/goods|weight/)
  await expect(filterTool(page)).toBeFocused()
})
