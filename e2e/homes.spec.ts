import { expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { accounts, desk, newSession, openAs, phone } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

const digits = async (some: Locator) => (await some.innerText()).replace(/[^۰-۹٬,]/g, '')
const countsAs = (page: Page, count: string) => expect(page.locator('.pager')).toContainText(`از ${count} `)
const panel = (page: Page, title: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name: title }) })

test('the loads of a company in a hall are those that its home counts there', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.TransportationCompanyAdmin))
  await page.goto('/')
  const rounds = panel(page, 'دورهای بارهای شما')
  const own = rounds.getByRole('link', { name: /بار شما در/ }).first()
  const [count, hall] = [await digits(own), (await own.getAttribute('aria-label'))?.split(' در ')[1] ?? '']
  await own.click()
  await countsAs(page, count)
  await page.goBack()
  await page.getByRole('link', { name: hall, exact: true }).click()
  await expect(page).toHaveURL(/\/board\/\d+$/)
})

test('an owner of goods reads how his loads stand, and each number leads to its rows', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.ProductOwnerAdmin))
  for (const label of ['بار اعلام‌شدهٔ امروز', 'بار در حال ارسال']) {
    await page.goto('/')
    const cell = page.locator('.home-figures .stats > div').filter({ hasText: label })
    await expect(cell.locator('dd')).toHaveText(/[۱-۹]/)
    const count = await digits(cell.locator('dd'))
    await cell.getByRole('link').click()
    await countsAs(page, count)
  }
  await page.goto('/')
  await page.locator('#main').getByRole('link', { name: 'اعلام بار' }).click()
  await expect(page).toHaveURL(/AddCargo/)
})

test('an association of drivers finds what its companies leave undone, and the log of a hall', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.DriversAssociation))
  await page.goto('/')
  const need = panel(page, 'در خور پیگیری').getByRole('listitem').filter({ hasText: 'مانده از روزهای پیش' })
  const count = await digits(need.locator('b').first())
  await need.getByRole('link').click()
  await expect(page).toHaveURL(/CargosUsers/)
  await countsAs(page, count)
  await page.goBack()
  await page.getByRole('link', { name: 'دفتر عمومی سالن اصفهان' }).click()
  await expect(page.getByRole('heading', { name: /دفتر/ }).first()).toBeVisible()
})

test('an office asks, and its home says what nobody answered and opens what was', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.AgentMain))
  await page.goto('/')
  await expect(page.getByText('امروز استعلامی نکرده‌اید')).toBeVisible()
  await page.getByRole('link', { name: 'استعلام تازه' }).click()
  const ask = async (kind: string, field: string, number: string) => {
    await page.getByRole('radio', { name: kind }).check({ force: true })
    await page.getByRole('textbox', { name: field }).fill(number)
    await page.getByRole('button', { name: 'استعلام', exact: true }).click()
  }
  await ask('کارت هوشمند راننده', 'کد ملی راننده یا شمارهٔ کارت هوشمند', '8000009')
  await expect(page.getByRole('heading', { name: 'سامانهٔ استعلام پاسخ نداد' })).toBeVisible()
  await ask('کارت هوشمند کامیون', 'شمارهٔ کارت هوشمند کامیون', '4682175')
  await expect(page.getByRole('heading', { name: 'کارت معتبر و فعال است' })).toBeVisible()
  await page.getByRole('link', { name: 'میز کار' }).first().click()
  const silent = panel(page, 'در انتظار شما').getByRole('listitem').filter({ hasText: 'بی‌پاسخ' })
  await expect(silent).toContainText('۱')
  await panel(page, 'استعلام‌های امروز')
    .getByRole('link', { name: /کارت کامیون ۴۶۸۲۱۷۵/ })
    .click()
  await expect(page.getByRole('heading', { name: 'کارت معتبر و فعال است' })).toBeVisible()
})

const homes: Role[] = ['ProductOwnerAdmin', 'Organization', 'AgentMain', 'Customer', 'LoadHallAdmin']
for (const role of homes)
  test(`the home of ${role} stands without a breach, on a desk and a phone, light and dark`, async ({
    browser,
  }) => {
    const session = await newSession(accounts[role])
    for (const theme of ['light', 'dark'] as const)
      for (const viewport of [desk, phone]) {
        const page = await openAs(browser, session, { viewport, theme })
        await page.goto('/')
        await expect(page.locator('#main .panel, #main .card').first()).toBeVisible()
        await expect(page.locator('.skeleton')).toHaveCount(0)
        expect(await breachesOf(page)).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
        await page.context().close()
      }
  })
