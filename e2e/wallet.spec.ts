import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs, openFresh, phone } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { asAdmin } from './registering.ts'
import { test } from './test.ts'

/** The figure of the balance, as it stands large on the page: a paragraph that is a sum and nothing else. */
const balanceOn = (page: Page) =>
  page
    .getByRole('region', { name: 'موجودی', exact: true })
    .getByRole('paragraph')
    .filter({ hasText: /^[۰-۹٬]+ (ریال|تومان)$/ })

test('an administrator deducts from a company, which sees it in its report', { tag: '@core' }, async ({
  browser,
}) => {
  const company = await openFresh(browser, 'TransportationCompanyAdmin', '/AccountReport')
  await expect(balanceOn(company)).toHaveText('۵۰٬۰۰۰٬۰۰۰ ریال')
  expect(await breachesOf(company)).toEqual([])

  const admin = await openFresh(browser, 'Admin', '/TransportationCompany?open=1')
  const drawer = admin.getByRole('dialog').first()
  await drawer.getByRole('button', { name: /^کیف پول/ }).click()
  await drawer.getByText('کاهش', { exact: true }).click()
  await drawer.getByLabel('مبلغ').fill('9999')
  await drawer.getByLabel('شرح').fill('اصلاح واریز تکراری')
  await drawer.getByRole('button', { name: 'ثبت کاهش' }).click()
  await expect(drawer.getByText('مبلغ نباید کمتر از ۱۰٬۰۰۰ ریال باشد.').first()).toBeVisible()
  await drawer.getByLabel('مبلغ').fill('2000000')
  await expect(drawer.getByText('موجودی ۴۸٬۰۰۰٬۰۰۰ ریال می‌شود.')).toBeVisible()
  await drawer.getByRole('button', { name: 'ثبت کاهش' }).click()
  await admin.getByRole('button', { name: 'بله، کم شود' }).click()
  await expect(admin.getByText('۲٬۰۰۰٬۰۰۰ ریال از کیف پول کم شد.')).toBeVisible()

  await expect(balanceOn(company)).toHaveText('۴۸٬۰۰۰٬۰۰۰ ریال')
  const line = company.getByRole('row', { name: /اصلاح واریز تکراری/ })
  await expect(line).toContainText('برداشت پشتیبانی')
  await expect(line).toContainText('۴۸٬۰۰۰٬۰۰۰')

  await admin.goto('/Reconciliation')
  await expect(admin.getByText('حساب‌ها می‌خوانند')).toBeVisible()
  expect(await breachesOf(admin)).toEqual([])
  await admin.getByRole('link', { name: 'برداشت‌ها' }).click()
  await expect(admin.getByRole('row', { name: /اصلاح واریز تکراری/ })).toBeVisible()
})

test('a driver sees in his wallet what an administrator adds, in toman, with every line of it, and prints it', async ({
  browser,
}) => {
  const session = await newSession(accounts.Driver)
  const page = await openAs(browser, session, { viewport: phone })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'فهرست اصلی' })
  await bar.getByRole('link', { name: 'کیف پول' }).click()
  await expect(balanceOn(page)).toHaveText('۱۰۰٬۰۰۰ تومان')
  await expect(page.getByText('صد هزار تومان')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  const body = { DriverId: session.member.clientId, Amount: 500_000, Description: 'جبران بار لغوشده' }
  expect((await asAdmin('/api/v1/AccountActivity/AddCharge', body)).errors).toEqual([])
  await expect(balanceOn(page)).toHaveText('۱۵۰٬۰۰۰ تومان')
  await expect(page.getByRole('region', { name: 'آخرین‌ها' })).toContainText('+۵۰٬۰۰۰ تومان')

  await page.getByRole('link', { name: 'همه را ببینم' }).click()
  await expect(page.getByText('جبران بار لغوشده').first()).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  const [paper] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/PrintStatement')),
    page.getByRole('button', { name: 'چاپ صورت‌حساب' }).click(),
  ])
  expect(paper.headers()['content-type']).toBe('application/pdf')
})
