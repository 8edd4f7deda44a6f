import { expect } from '@playwright/test'
import { breachesOf } from './axe.ts'
import { accounts, desk, newSession, openAs, phone } from './accounts.ts'
import { url } from './people.ts'
import { test } from './test.ts'

test('each figure of a company’s loads leads to as many rows', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.TransportationCompanyAdmin), {
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

for (const theme of ['light', 'dark'] as const)
  test(`the home of a company stands without a breach, ${theme}`, async ({ browser }) => {
    const session = await newSession(accounts.TransportationCompanyAdmin)
    for (const viewport of [desk, phone]) {
      const page = await openAs(browser, session, { viewport, theme })
      await page.goto(url())
      await expect(page.getByRole('img', { name: /^مجوز هر روز/ })).toBeVisible()
      expect(await breachesOf(page)).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    }
  })
