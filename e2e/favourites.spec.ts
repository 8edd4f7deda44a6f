import { expect } from '@playwright/test'
import { signIn } from './people.ts'
import { test } from './test.ts'

const sidebar = 'فهرست اصلی'
const company = 'TC10380284790'

test('a view is marked by a star, stands in the sidebar, opens by its key, and is taken away and back', async ({
  browser,
}) => {
  const page = await signIn(browser, company, 'شرکت')
  const menu = page.getByRole('navigation', { name: sidebar })
  await page.goto('/Cargos?view=sending')
  await page.getByRole('button', { name: 'افزودن به برگزیده‌ها' }).click()
  const name = page.getByRole('dialog').getByLabel('نام')
  await expect(name).toBeFocused()
  await name.fill('در راه‌ها')
  await page.keyboard.press('Enter')
  const mark = menu.getByRole('link', { name: 'در راه‌ها' })
  await expect(mark).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)

  // from elsewhere, by its key alone; not while a field has it, and not behind a dialog
  await page.goto('/DriverReserves')
  await page.locator('.toolbar input').first().press('1')
  await page.getByRole('button', { name: 'افزودن به برگزیده‌ها' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'انصراف' }).press('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/DriverReserves/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('1')
  await expect(page).toHaveURL(/\/Cargos\?view=sending/)

  // folded, it is still there
  await page.getByRole('button', { name: 'جمع کردن فهرست' }).click()
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: 'باز کردن فهرست' }).click()

  await page.getByRole('button', { name: 'برداشتن از برگزیده‌ها' }).click()
  await expect(mark).toBeHidden()
  // the page may hear of it before its own act is answered, and nothing can be taken back until then
  await expect(page.getByRole('button', { name: 'برگرداندن' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(mark).toBeVisible()
})

test('more than have room stand behind the last of them, and they are the person’s on every device', async ({
  browser,
}) => {
  const page = await signIn(browser, company, 'شرکت')
  const menu = page.getByRole('navigation', { name: sidebar })
  for (const [at, name] of [
    ['/Customer', 'طرف‌ها'],
    ['/DriverReserves?at=', 'همهٔ مجوزها'],
  ]) {
    await page.goto(at ?? '')
    await page.getByRole('button', { name: 'افزودن به برگزیده‌ها' }).click()
    await page
      .getByRole('dialog')
      .getByLabel('نام')
      .fill(name ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'برداشتن از برگزیده‌ها' })).toBeVisible()
  }
  const elsewhere = await signIn(browser, company, 'شرکت')
  const other = elsewhere.getByRole('navigation', { name: sidebar })
  await expect(other.getByRole('link', { name: /^در راه‌ها|^طرف‌ها/ })).toHaveCount(2)
  await expect(other.getByRole('link', { name: 'همهٔ مجوزها' })).toHaveCount(0)
  await other.getByRole('button', { name: 'بیشتر از برگزیده‌ها' }).press('Enter')
  await elsewhere.getByRole('menuitemcheckbox', { name: 'همهٔ مجوزها' }).press('Enter')
  await expect(elsewhere).toHaveURL(/DriverReserves/)
  await expect(menu.getByText('برگزیده‌ها', { exact: true })).toBeVisible()
})
