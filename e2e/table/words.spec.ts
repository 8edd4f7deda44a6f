import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { expect } from '@playwright/test'
import { openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'

test('a cargo without a truck left says so, and the heading of a filtered list that it is one', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'))
  await page.goto('/Cargos?view=sending&size=50')
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  const full = rows.filter({ hasText: /۱ از ۱|۲ از ۲|۳ از ۳|۴ از ۴|۵ از ۵/ })
  expect(await full.count()).toBeGreaterThan(0)
  for (const row of await full.all()) await expect(row).toContainText('ظرفیت پر')
  await expect(rows.filter({ hasText: '۰ از ۴' }).first()).toContainText('در حال ارسال')
  const subtitle = page.locator('.page-head p')
  await expect(subtitle).toHaveText(/^[۰-۹]+ بار در حال ارسال/)
  await page.getByLabel('جست‌وجو در بارهای اعلام‌شده').fill('کرمان')
  await expect(subtitle).toHaveText(/^با این فیلترها [۰-۹]+ بار در حال ارسال/)
  await page.context().close()
})

test('a day without permits leads to all days, and says how many are there', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('AdminSupport'))
  await page.goto('/AdminDriverReserve?at=1400-01-01')
  await expect(page.getByRole('heading', { name: /مجوزی نیست/ })).toBeVisible()
  await page.getByRole('button', { name: /^همهٔ روزها، [۰-۹٬]+ مجوز$/ }).click()
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(10)
  await page.context().close()
})

test('what is voided gives its money back in the drawer and leaves the sum, and the turn is spoken of', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'))
  await page.goto('/AdminDriverReserve?status=1,4,5&size=100&at=1405-08-01..')
  const foot = page.locator('.pager')
  await expect(foot).toContainText('جمع کرایه')
  const sum = /جمع کرایه [۰-۹٬]+/
  const before = (await foot.innerText()).match(sum)?.[0]
  const issued = page
    .locator('tbody tr[data-row]')
    .filter({ hasText: permitStatusLabels[permitStatus.issued] })
  await issued.first().focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: 'ابطال' }).click()
  const question = page.getByRole('alertdialog', { name: /باطل شود/ })
  await expect(question).toContainText(/مصرف‌شده می‌ماند|بازگردانید|نوبتی نداده بود/)
  await question.getByLabel('دلیل ابطال').fill('خرابی ناوگان')
  await question.getByRole('button', { name: 'بله، باطل شود' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(/مصرف‌شده می‌ماند|بازگردانید|نوبتی نداده بود/)).toBeVisible()
  await expect(drawer).toContainText('برگشته به راننده')
  await expect(drawer).toContainText('برگشته به شرکت')
  await expect.poll(async () => (await foot.innerText()).match(sum)?.[0]).not.toBe(before)
  await page.context().close()
})
