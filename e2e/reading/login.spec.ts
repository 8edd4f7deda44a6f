import { expect } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { test } from '../test.ts'

for (const height of [768, 900])
  test(`the map beside the login form ends over its words in a window of ${height} px`, {
    tag: '@core',
  }, async ({ browser }) => {
    const page = await openAs(browser, null, { viewport: { width: 1366, height } })
    await page.goto('/login')
    const map = page.getByRole('img', { name: /نقشهٔ راه‌های اصلی کشور/u })
    await expect(map.getByText('بندرعباس')).toBeVisible()
    const lowest = await map
      .locator(':is(.road, .town, text)')
      .evaluateAll((drawn) => Math.max(...drawn.map((one) => one.getBoundingClientRect().bottom)))
    const words = await page.getByRole('heading', { name: 'نوبت هر کس، روشن و قابل بررسی' }).boundingBox()
    expect(lowest).toBeLessThanOrEqual(words?.y ?? 0)
  })
