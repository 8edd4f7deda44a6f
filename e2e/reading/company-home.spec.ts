import { expect } from '@playwright/test'
import { desk, openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'
import { url } from '../world.ts'

test('each figure of a company’s loads leads to as many rows', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), {
    viewport: desk,
  })
  for (const label of ['بار اعلام‌شدهٔ امروز', 'بار در حال ارسال']) {
    await page.goto(url())
    const cell = page.locator('.home-figures .stats > div').filter({ hasText: label })
    await expect(cell.locator('dd small')).toBeVisible()
    const count = await cell.locator('dd').evaluate((dd) => dd.firstChild?.textContent ?? '')
    await cell.getByRole('link').click()
    await expect(page.locator('.pager')).toContainText(`از ${count} `)
  }
})
