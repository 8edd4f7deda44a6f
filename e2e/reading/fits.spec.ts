import { expect, type Page } from '@playwright/test'
import { openAs, openScreen } from '../accounts.ts'
import { test } from '../test.ts'

const viewport = { width: 1366, height: 768 }
const sizesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { top, height } = one.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    }),
  )

test('all of the login page is before whoever has a low window', async ({ browser }) => {
  const page = await openAs(browser, null, { viewport })
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'بررسی مجوز' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('تماس با پشتیبانی')).toBeInViewport({ ratio: 1 })
})

test('the groups of the voice stand in one row, and so does the verdict of the audit', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/Admin/Settings/Voice', { viewport })
  await expect(page.getByRole('tab')).not.toHaveCount(0)
  expect(new Set((await sizesOf(page, '[role=tab]')).map(({ top }) => top)).size).toBe(1)

  await page.goto('/Audit')
  await expect(page.getByRole('button', { name: 'بررسی دوباره' })).toBeVisible()
  const [band] = await sizesOf(page, '.note')
  expect(band?.height).toBeLessThan(60)
})

test('the drawer of a load says nothing of permits and requests that it does not have', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/AdminCargos?view=sending&size=50', { viewport })
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  const drawer = page.getByRole('dialog')
  const permits = drawer.getByRole('heading', { name: 'مجوزهای صادرشده' })
  await rows
    .filter({ hasText: /[۱-۹] از [۱-۹]/ })
    .first()
    .click()
  await expect(permits).toBeVisible()
  await rows
    .filter({ hasText: /۰ از [۱-۹]/ })
    .first()
    .click()
  await expect(drawer.getByRole('heading', { name: 'مشخصات' })).toBeVisible()
  await expect(permits).toHaveCount(0)
  await expect(drawer.getByText('درخواستی ثبت نشده است')).toHaveCount(0)
})
