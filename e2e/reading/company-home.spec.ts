import { expect } from '@playwright/test'
import { desk, openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'
import { url } from '../world.ts'

const figures = [
  ['TransportationCompanyAdmin', ['بار اعلام‌شدهٔ امروز', 'بار در حال ارسال']],
  // without those that were voided
  ['Organization', ['مجوز این ماه']],
] as const

for (const [role, labels] of figures)
  test(`each figure on the home of ${role} leads to as many rows`, async ({ browser }) => {
    const page = await openAs(browser, await sessionOf(role), { viewport: desk })
    for (const label of labels) {
      await page.goto(url())
      const cell = page.locator('.home-figures .stats > div').filter({ hasText: label })
      await expect(cell.locator('dd')).toHaveText(/^[۰-۹]/)
      const count = await cell.locator('dd').evaluate((dd) => dd.firstChild?.textContent ?? '')
      await cell.getByRole('link').click()
      await expect(page.locator('.pager')).toContainText(`از ${count} `)
    }
  })
