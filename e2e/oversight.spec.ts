import { type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openScreen } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

const desk = { width: 1366, height: 768 }

async function openOversight(browser: Browser, role: Role): Promise<Page> {
  const page = await openScreen(browser, role, '/Oversight', { viewport: desk })
  await expect(page.getByRole('heading', { level: 1, name: 'یافته‌های بازرسی' })).toBeVisible()
  return page
}

/** Walks down the list from its first row and opens the one that is of somebody, by keys alone. */
async function openByKeys(page: Page, about: string) {
  await page.locator('tr[data-row="0"]').focus()
  const row = page.getByRole('row').filter({ hasText: about })
  for (let presses = 0; presses < 12; presses += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: about })
  await expect(drawer.getByRole('heading', { name: /^ردیف‌ها/ })).toBeVisible()
  return drawer
}

test('an administrator sees by keyboard alone what was counted beside what is usual, and writes what he saw', async ({
  browser,
}) => {
  const page = await openOversight(browser, 'Admin')
  const drawer = await openByKeys(page, 'جواد خاتمی')
  await expect(drawer.getByText('۸ نوبت از ۸ نوبتی که داده، میان ساعت ۲۲ و ۵ بوده است.')).toBeVisible()
  await expect(drawer.getByText('معمول: ۰ از هر ۱۰۰ (نوبت‌های دیگران در این سالن: ۰ از ۴۸).')).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(8)
  expect(await breachesOf(page)).toEqual([])

  await drawer.getByRole('textbox', { name: 'آنچه دیدید' }).focus()
  await page.keyboard.type('با سالن گفتم؛ شب‌ها کسی در سالن نبوده است.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const note = drawer.getByRole('listitem').filter({ hasText: 'با سالن گفتم' })
  await expect(note).toContainText('مدیر سامانه')
  await expect(drawer.getByText('بررسی‌شده')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'جواد خاتمی' })
  await expect(row).toContainText('بررسی‌شده')
  await expect(row).toBeFocused()
})

test('rows of a finding lead to the turns, permits, loads and drivers that were counted, and a truck to its drivers', async ({
  browser,
}) => {
  const page = await openOversight(browser, 'Admin')
  const follow = async (about: string, row: RegExp, opened: RegExp) => {
    await page.goto('/Oversight')
    const drawer = await openByKeys(page, about)
    await drawer.getByRole('link', { name: row }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible()
    await expect(page).not.toHaveURL(/Oversight/)
  }
  await follow('منصور دهقانی', /^نوبت [۰-۹]+، /, /^نوبت/)
  await follow('کاروان بار میبد', /^مجوز [۰-۹]+، /, /مجوز/)
  await follow('رهنورد تفت', /^بار [۰-۹]+، /, /^بار/)
  await follow('گوشی مشترک', /./, /./)
  await page.goto('/Oversight')
  const truck = await openByKeys(page, 'کامیون ۳۳۰۰۰۰۶')
  await truck.getByRole('link', { name: 'همهٔ رانندگان کامیون ۳۳۰۰۰۰۶' }).click()
  await expect(page.getByText('۱ تا ۳ از ۳ راننده')).toBeVisible()
})

test('an association sees the findings of its halls alone, follows them to the turns, and writes too', async ({
  browser,
}) => {
  const drivers = await openOversight(browser, 'DriversAssociation')
  await expect(drivers.getByText('۱ تا ۴ از ۴ یافته')).toBeVisible()
  await expect(drivers.getByText('رهنورد تفت')).toBeHidden()
  const drawer = await openByKeys(drivers, 'ناهید صباغ')
  await expect(
    drawer.getByText('۸ فهرست از ۸ فهرستی که برای رانندگان ثبت کرده، بار گرفته است.'),
  ).toBeVisible()
  await drawer.getByRole('textbox', { name: 'آنچه دیدید' }).fill('از سالن توضیح خواستیم.')
  await drawer.getByRole('button', { name: 'ثبت یادداشت' }).click()
  await expect(drawer.getByText('انجمن صنفی رانندگان')).toBeVisible()
  await drawer.getByRole('link', { name: /^نوبت/ }).first().click()
  await expect(drivers).toHaveURL(/DriverTurnListUser/)
  await expect(drivers.getByRole('dialog', { name: /^نوبت/ })).toBeVisible()

  const companies = await openOversight(browser, 'AssociationTransportCompanies')
  await expect(companies.getByText('۱ تا ۴ از ۴ یافته')).toBeVisible()
  await expect(companies.getByText('رهنورد تفت')).toBeVisible()
  await expect(companies.getByText('ناهید صباغ')).toBeHidden()
})
