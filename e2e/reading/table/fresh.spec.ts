import { expect } from '@playwright/test'
import { openAs, sessionOf } from '../../accounts.ts'
import { withoutStream } from '../../people.ts'
import { viewOf } from '../../list-tools.ts'
import { test } from '../../test.ts'

test('where no stream comes through, a list in front and its tabs are never older than a quarter of a minute', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'))
  await withoutStream(page)
  await page.goto('/Cargos')
  await expect(page.locator('.pager')).toContainText('۱ تا ۱۴ از')
  await expect(await viewOf(page, /در حال ارسال/)).toContainText(/[۰-۹]/)
  await page.waitForLoadState('networkidle')
  await page.route('**/SearchCargo*', async (route) => {
    const reply = (await (await route.fetch()).json()) as { total: number }
    await route.fulfill({ json: { ...reply, total: 98_765 } })
  })
  await page.clock.fastForward(15_000)
  await expect(page.locator('.pager')).toContainText('از ۹۸٬۷۶۵ بار')
  await expect(await viewOf(page, /در حال ارسال/)).toContainText('۹۸٬۷۶۵')
})
