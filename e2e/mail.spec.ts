import { expect, type Page } from '@playwright/test'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { accounts, desk, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { openReports, viewNow } from './list-tools.ts'
import { test } from './test.ts'

const name = 'بارهای من'
const address = 'morning@example.test'

/** The letters, the newest first, as the demo's box shows them. */
async function letters(box: Page) {
  await box.goto('/Outbox/Mail')
  return box.getByRole('row').filter({ hasText: address })
}

/** Adds the view to those that are sent each morning, or opens how it is. */
async function openMorning(page: Page) {
  await openReports(page)
  await page.getByRole('button', { name: `هر صبح بفرست ${name}` }).click()
  return page.getByRole('dialog', { name: `هر صبح بفرست: «${name}»` })
}

test('an address is proven by a code, and a report leaves for it', async ({ browser }) => {
  const session = await newSession(accounts.TransportationCompanyAdmin)
  const page = await openAs(browser, session, { viewport: desk })
  const box = await openAs(browser, await newSession(accounts.Admin))

  await page.goto('/Cargos?columns=id,route,-loader')
  await openReports(page)
  await page.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  await page.getByLabel('نام گزارش').fill(name)
  await page.keyboard.press('Enter')
  await expect(viewNow(page)).toContainText(name)
  // without an address the dialog leads to where it is given
  await (await openMorning(page))
    .getByRole('link', { name: 'برای فرستادن به ایمیل هم، نشانی ایمیل خود را بدهید' })
    .click()

  await expect(page.getByRole('heading', { name: 'حساب من' })).toBeVisible()
  await page.getByRole('button', { name: 'افزودن ایمیل' }).click()
  await page.getByLabel('نشانی ایمیل').fill(address)
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  const code = page.getByLabel('کد شش‌رقمی')
  await expect(code).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  const letter = (await letters(box)).first()
  await expect(letter).toContainText('کد تأیید: ')
  const [, digits = ''] = /کد تأیید: (\d{6})/.exec(toLatinDigits((await letter.textContent()) ?? '')) ?? []
  // with the last digit it is checked by itself
  await code.fill(digits)
  await expect(page.getByText('نشانی ایمیل شما تأیید شد.')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()

  await page.goto('/Cargos')
  const dialog = await openMorning(page)
  await dialog.getByLabel('به ایمیل هم فرستاده شود').check()
  await dialog.getByRole('button', { name: 'هر صبح بفرست' }).click()
  await expect(page.getByText('هر صبح ساعت ۷ فرستاده می‌شود.')).toBeVisible()

  await page.goto('/MorningReports')
  await expect(page.getByText('به ایمیل هم:')).toContainText(address)
  await page.getByRole('button', { name: `یک بار همین اکنون بفرست ${name}` }).click()
  const files = page.getByRole('list', { name: `فایل‌های ${name}` }).getByRole('listitem')
  await expect(files).toContainText(['ایمیل در راه است'])
  expect(await breachesOf(page)).toEqual([])
  const report = (await letters(box)).first()
  await expect(report).toContainText(`گزارش «${name}»`)
  await expect(report).toContainText('.xlsx')
  await expect(report).toContainText('کیلوبایت')
  expect(await breachesOf(box)).toEqual([])

  await page.goto('/Profile')
  await page.getByRole('button', { name: 'برداشتن ایمیل' }).click()
  await page.getByRole('button', { name: 'بله، برداشته شود' }).click()
  await expect(page.getByRole('button', { name: 'افزودن ایمیل' })).toBeVisible()
  await expect((await letters(box)).first()).toContainText('برداشته شد')
})
