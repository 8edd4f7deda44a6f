import { expect, type Page } from '@playwright/test'
import { desk, openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'

const heights = (page: Page) => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
const topOf = async (page: Page, role: 'banner' | 'navigation', name?: string) =>
  (await page.getByRole(role, name ? { name } : {}).boundingBox())?.y

test('a list of a hundred rows ends where its foot ends, and the bars of the desk stay', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), { viewport: desk })
  await page.goto('/Cargos?size=100')
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(100)
  const [whole, seen] = await heights(page)
  expect(whole, 'the page itself does not scroll').toBe(seen)
  const main = page.getByRole('main')
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  const foot = await page.locator('.pager').boundingBox()
  expect(foot && desk.height - foot.y - foot.height, 'the room under the foot of the table').toBeLessThan(40)
  expect(await topOf(page, 'banner')).toBe(0)
  expect(await topOf(page, 'navigation', 'فهرست اصلی')).toBe(56)
  await page.context().close()
})
