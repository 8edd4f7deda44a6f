import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs, openFresh, phone } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

type Asked = { kind: string; field: string; number: string }

async function ask(page: Page, { kind, field, number }: Asked) {
  await page.getByRole('radio', { name: kind }).check({ force: true })
  await page.getByRole('textbox', { name: field }).fill(number)
  await page.getByRole('button', { name: 'استعلام', exact: true }).click()
}
const titled = (page: Page, title: string) => page.getByRole('heading', { name: title })

test('a company inquires a number of each kind, and finds them again in the list of today', async ({
  browser,
}) => {
  const session = await newSession(accounts.TransportationCompanyAdmin)
  const page = await openAs(browser, session, { viewport: desk })
  await page.goto('/Estelam')
  await expect(titled(page, 'امروز استعلامی نکرده‌اید')).toBeVisible()

  await ask(page, { kind: 'کد یا شناسهٔ ملی', field: 'کد یا شناسهٔ ملی', number: '10380284790' })
  await expect(titled(page, 'شناسهٔ ملی معتبر است')).toBeVisible()
  await ask(page, { kind: 'کد پستی', field: 'کد پستی', number: '۷۹۱۷۱۸۳۴۶۸' })
  await expect(titled(page, 'کد پستی ناشناس است')).toBeVisible()
  await ask(page, {
    kind: 'کارت هوشمند راننده',
    field: 'کد ملی راننده یا شمارهٔ کارت هوشمند',
    number: '8000009',
  })
  await expect(titled(page, 'سامانهٔ استعلام پاسخ نداد')).toBeVisible()
  await ask(page, { kind: 'کارت هوشمند کامیون', field: 'شمارهٔ کارت هوشمند کامیون', number: '4682175' })
  await expect(titled(page, 'کارت معتبر و فعال است')).toBeVisible()
  await expect(page.getByText('۴ استعلام امروز، ۱ بی‌پاسخ')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  await page.getByRole('radio', { name: 'کد پستی' }).check({ force: true })
  await expect(titled(page, 'کارت معتبر و فعال است')).toBeHidden()
  await page.getByRole('button', { name: 'استعلام', exact: true }).click()
  await expect(page.getByText('کد پستی را وارد کنید.')).toBeVisible()
  await page.getByRole('button', { name: 'اصلاح: کد پستی ۷۹۱۷۱۸۳۴۶۸' }).click()
  await expect(page.getByRole('textbox', { name: 'کد پستی' })).toHaveValue('۷۹۱۷۱۸۳۴۶۸')

  const small = await openAs(browser, session, { viewport: phone })
  await small.goto('/Estelam')
  await small.getByRole('button', { name: 'دیدن: کارت کامیون ۴۶۸۲۱۷۵' }).click()
  await expect(titled(small, 'کارت معتبر و فعال است')).toBeVisible()
  expect(await small.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

const panel = (page: Page, title: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name: title }) })

test('an office asks, and its home says what nobody answered and opens what was', async ({ browser }) => {
  const page = await openFresh(browser, 'AgentMain', '/')
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
