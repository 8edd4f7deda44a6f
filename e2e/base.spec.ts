import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'

const asAdmin = async (browser: Parameters<typeof openAs>[0]) =>
  openAs(browser, await newSession(accounts.Admin))
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Picks today, or `days` later, in the calendar of a field. */
async function pickDay(page: Page, days = 0) {
  await dialog(page).getByRole('button', { name: 'باز کردن تقویم' }).click()
  const calendar = page.getByRole('dialog', { name: 'تقویم' })
  await calendar.locator('[data-today]').focus()
  for (let day = 0; day < days; day += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
}

async function search(page: Page, name: string) {
  await page.getByRole('textbox', { name: /^جست‌وجو در/ }).fill(name)
  await expect(page.locator('.pager')).toContainText('از ۱ ')
}

test('an administrator adds a good, renames it, takes it out of the forms, and removes it', async ({
  browser,
}) => {
  const page = await asAdmin(browser)
  await page.goto('/BaseInfo')
  await page.getByRole('button', { name: 'کالای تازه' }).click()
  await dialog(page).getByRole('button', { name: 'افزودن' }).click()
  await expect(dialog(page).getByText('دستهٔ کالا را وارد کنید.')).toBeVisible()
  await dialog(page).getByLabel('نام کالا').fill('زعفران قائنات')
  await dialog(page).getByLabel('دسته').fill('کشاورزی')
  expect(await breachesOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'افزودن' }).click()
  await expect(dialog(page)).toBeHidden()
  await search(page, 'زعفران')

  const act = async (name: string, what: string) => {
    await page.getByRole('button', { name: `کارهای ${name}` }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }
  await act('زعفران قائنات', 'ویرایش')
  await dialog(page).getByLabel('نام کالا').fill('زعفران خراسان')
  await dialog(page).getByRole('button', { name: 'ثبت تغییر' }).click()
  await expect(rowOf(page, 'زعفران خراسان')).toContainText('فعال')
  await act('زعفران خراسان', 'غیرفعال کردن')
  // it reaches nothing: it is done at once, and taken back by a press or by Z
  await expect(rowOf(page, 'زعفران خراسان')).toContainText('غیرفعال')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const toasts = page.getByRole('region', { name: 'پیام‌های گذرا' })
  expect(await breachesOf(page)).toEqual([])
  await toasts.getByRole('button', { name: 'برگرداندن' }).press('Enter')
  await expect(toasts).toContainText('برگردانده شد')
  await page.clock.runFor(5_100)
  await expect(toasts).toBeHidden()
  await expect(rowOf(page, 'زعفران خراسان')).not.toContainText('غیرفعال')
  await act('زعفران خراسان', 'غیرفعال کردن')
  await expect(toasts.getByRole('button', { name: 'برگرداندن' })).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('z')
  await expect(rowOf(page, 'زعفران خراسان')).not.toContainText('غیرفعال')
  await act('زعفران خراسان', 'غیرفعال کردن')
  await expect(rowOf(page, 'زعفران خراسان')).toContainText('غیرفعال')
  await act('زعفران خراسان', 'حذف')
  await expect(rowOf(page, 'زعفران خراسان')).toContainText('در حال حذف')
  await moveClock(heldMs)
  await expect(rowOf(page, 'زعفران خراسان')).toHaveCount(0)
})

test('packagings and loader types are kept in the same way, and what is in use stays', async ({
  browser,
}) => {
  const page = await asAdmin(browser)
  await page.goto('/BaseInfo?view=packaging')
  await page.getByRole('button', { name: 'بسته‌بندی تازه' }).click()
  await dialog(page).getByLabel('نام بسته‌بندی').fill('سبد پلاستیکی')
  await dialog(page).getByRole('button', { name: 'افزودن' }).click()
  await expect(dialog(page)).toBeHidden()
  await search(page, 'سبد پلاستیکی')

  // what the trucks of most drivers are
  const flatbed = '۵۰۰۱'
  await page.goto('/BaseInfo?view=loaderType&id=5001')
  await rowOf(page, flatbed)
    .getByRole('button', { name: /^کارهای/ })
    .click()
  await page.getByRole('menuitem', { name: 'حذف', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('به کار رفته است و حذف نمی‌شود')
  await expect(rowOf(page, flatbed)).toBeVisible()
})

test('a rate of freight begins on a day, and one that has not begun says so', async ({ browser }) => {
  const page = await asAdmin(browser)
  await page.goto('/FreightRates')
  await page.getByRole('button', { name: 'نرخ تازه' }).click()
  await dialog(page).getByRole('button', { name: 'ثبت نرخ' }).click()
  await expect(dialog(page).getByText('روزی را که نرخ از آن آغاز می‌شود وارد کنید.')).toBeVisible()
  await pickDay(page, 3)
  await dialog(page).getByLabel('نرخ هر تن در کیلومتر').fill('15750')
  await dialog(page).getByRole('button', { name: 'ثبت نرخ' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(rowOf(page, '۱۵٬۷۵۰')).toContainText('در راه')
})

test('a holiday is written into the calendar and taken out of it', async ({ browser }) => {
  const page = await asAdmin(browser)
  await page.goto('/Holidays')
  await page.getByRole('button', { name: 'روز تعطیل تازه' }).click()
  await pickDay(page)
  await dialog(page).getByLabel('مناسبت').fill('جشن مهرگان')
  await dialog(page).getByRole('button', { name: 'افزودن' }).click()
  await expect(dialog(page)).toBeHidden()
  await search(page, 'جشن مهرگان')
  await rowOf(page, 'جشن مهرگان')
    .getByRole('button', { name: /^کارهای/ })
    .click()
  await page.getByRole('menuitem', { name: 'حذف', exact: true }).click()
  await expect(rowOf(page, 'جشن مهرگان')).toHaveCount(0)
  await page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(rowOf(page, 'جشن مهرگان')).toBeVisible()
})

test('drivers are found by what their trucks can load, and a ready report has its rows', async ({
  browser,
}) => {
  const page = await asAdmin(browser)
  const flatbed = 5001
  await page.goto(`/Driver/Drivers?loader=${flatbed}`)
  await expect(page.locator('.pager')).toContainText(/از [۱-۹]/)

  await page.getByRole('navigation').getByRole('button', { name: 'گزارش‌ها' }).click()
  await page.getByRole('menu', { name: 'گزارش‌ها' }).getByText('مجوزهای بی‌بارنامه').click()
  await expect(page.locator('.pager')).toContainText(/از [۱-۹]/)
})
