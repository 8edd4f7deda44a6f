import { chooseHall } from '../choose-hall.ts'
import { expect, type Page } from '@playwright/test'
import { desk, openAs, sessionOf } from '../accounts.ts'
import { test as base } from '../test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNQNwr5DwADBwG8mFTRpwAAAABJRU5ErkJggg==',
  'base64',
)
const credit = 'نقشهٔ آزمایشی'

/** A company's admin at the form of a server whose settings name tiles. */
const test = base.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), {
      viewport: desk,
    })
    await page.route('**/Map/RoadMap', async (route) => {
      const reply = await route.fetch()
      const told = (await reply.json()) as { data: object }
      await route.fulfill({ json: { ...told, data: { ...told.data, tiles: { credit, mostZoom: 12 } } } })
    })
    await use(page)
    await page.context().close()
  },
})

async function chooseRoute(page: Page) {
  await page.goto('/AddCargo')
  await chooseHall(page)
  await page.getByRole('combobox', { name: 'شهر مقصد' }).fill('اصفهان')
  await page
    .getByRole('option', { name: /^اصفهان/ })
    .first()
    .click()
}

test('a route is drawn on pictures from our own address, which are looked about in', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/tiles/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ body: picture, contentType: 'image/png' })
  })
  await chooseRoute(page)
  const map = page.getByRole('region', { name: /^مسیر .+ به اصفهان/ })
  await expect(map.getByText(credit)).toBeVisible()
  await expect(map.locator('.line')).toHaveAttribute('d', /^M.+L/)
  const zooms = () => new Set(asked.map((path) => Number(path.split('/')[2])))
  const before = Math.max(...zooms())
  await map.getByRole('button', { name: 'نزدیک‌تر' }).click()
  await expect.poll(() => Math.max(...zooms())).toBeGreaterThan(before)
})

test('the drawn roads stand where no picture comes', async ({ page }) => {
  await page.route('**/tiles/**', (route) => route.fulfill({ status: 503 }))
  await chooseRoute(page)
  await expect(page.getByRole('img', { name: /^مسیر .+ به اصفهان/ }).locator('.road')).toHaveAttribute(
    'd',
    /^M/,
  )
  await expect(page.getByText(credit)).toBeHidden()
})
