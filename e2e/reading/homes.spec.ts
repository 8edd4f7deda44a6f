import { expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openAs, openScreen, sessionOf } from '../accounts.ts'
import { breachesOf } from '../axe.ts'
import { looksAt } from '../looks.ts'
import { test } from '../test.ts'

const digits = async (some: Locator) => (await some.innerText()).replace(/[^۰-۹٬,]/g, '')
const countsAs = (page: Page, count: string) => expect(page.locator('.pager')).toContainText(`از ${count} `)
const panel = (page: Page, title: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name: title }) })

test('the loads of a company in a hall are those that its home counts there', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/')
  const loads = panel(page, 'دورهای بارهای شما').getByRole('link', { name: /بار شما در/ })
  await expect(loads.first()).toBeVisible()
  const labels = await loads.evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''))
  for (const label of labels) {
    const [count = '', hall = ''] = label.split(' بار شما در ')
    // by its whole name: halls whose rounds close meanwhile go below the others
    await loads.and(page.getByRole('link', { name: label, exact: true })).click()
    await countsAs(page, count)
    await page.goBack()
    await expect(page.getByRole('link', { name: hall, exact: true })).toHaveAttribute('href', /\/board\/\d+$/)
  }
})

test('an owner of goods reads how his loads stand, and each number leads to its rows', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('ProductOwnerAdmin'))
  for (const label of ['بار ثبت‌شدهٔ امروز', 'بار در حال ارسال']) {
    await page.goto('/')
    const cell = page.locator('.home-figures .stats > div').filter({ hasText: label })
    await expect(cell.locator('dd')).toHaveText(/[۱-۹]/)
    const count = await digits(cell.locator('dd'))
    await cell.getByRole('link').click()
    await countsAs(page, count)
  }
  await page.goto('/')
  await expect(page.locator('#main')).toContainText('در بررسی شرکت حمل')
  await page.locator('#main').getByRole('link', { name: 'اعلام بار' }).click()
  await expect(page).toHaveURL(/AddCargo/)
})

test('an association of drivers finds what its companies leave undone, and the log of a hall', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'DriversAssociation', '/')
  const need = panel(page, 'در خور پیگیری')
    .getByRole('listitem')
    .filter({ hasText: 'مانده از پریروز یا پیش از آن' })
  const count = await digits(need.locator('b').first())
  await need.getByRole('link').click()
  await expect(page).toHaveURL(/CargosUsers/)
  await countsAs(page, count)
  await page.goBack()
  await page.getByRole('link', { name: 'دفتر عمومی سالن اصفهان' }).click()
  await expect(page.getByRole('heading', { name: /دفتر/ }).first()).toBeVisible()
})

/** What stands on the home of a role when all of it is there. */
const homes: Partial<Record<Role, (page: Page) => Locator>> = {
  Admin: (page) => page.getByRole('img', { name: /^مجوز در هر روز/ }),
  TransportationCompanyAdmin: (page) => page.getByRole('img', { name: /^مجوز هر روز/ }),
  ProductOwnerAdmin: (page) => page.locator('#main .panel, #main .card').first(),
  Organization: (page) => page.locator('#main .panel, #main .card').first(),
  AgentMain: (page) => page.locator('#main .panel, #main .card').first(),
  Customer: (page) => page.locator('#main .panel, #main .card').first(),
  LoadHallAdmin: (page) => page.locator('#main .panel, #main .card').first(),
}
for (const [at, [role, mark]] of Object.entries(homes).entries())
  for (const { viewport, theme } of looksAt(at))
    test(`the home of ${role} stands without a breach at ${viewport.width}, ${theme}`, async ({
      browser,
    }) => {
      const page = await openAs(browser, await sessionOf(role as Role), { viewport, theme })
      await page.goto('/')
      await expect(mark(page)).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      expect(await breachesOf(page)).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      await page.context().close()
    })

test('an organisation meets first what needs attention, and companies without anything in a sentence', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Organization', '/', { viewport: { width: 1366, height: 768 } })
  const heads = page.locator('#main').getByRole('heading', { level: 2 })
  await expect(heads.first()).toHaveText('در خور پیگیری')
  await expect(page.getByText('شرکت اکنون باری در حال ارسال و در این ماه مجوزی ندارد')).toBeVisible()
  const rows = page.getByRole('table', { name: 'شرکت‌های پیوندی' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) expect((await row.getByRole('link').count()) > 0).toBe(true)
})
