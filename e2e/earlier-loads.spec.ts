import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect, type Page } from '@playwright/test'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { accounts, desk, newSession, openAs } from './accounts.ts'
import { moveClock } from './people.ts'
import { test as base } from './test.ts'

/** A company's admin at the form, in which something is written. */
const test = base.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const session = await newSession(accounts.TransportationCompanyAdmin)
    const page = await openAs(browser, session, { viewport: desk })
    await page.goto('/AddCargo')
    await weight(page).fill('12345')
    await use(page)
    await page.context().close()
  },
})

const weight = (page: Page) => page.getByLabel('وزن بار برای هر کامیون')
const dialog = (page: Page) => page.getByRole('dialog')
const rent = (page: Page) => page.getByLabel(sums.rentPerTruck)

test('a previous load fills the form, and what was written comes back', async ({ page }) => {
  await page.getByRole('button', { name: 'از بارهای قبلی' }).click()
  const row = dialog(page).getByRole('row').nth(1)
  const sum = (await row.getByRole('cell').nth(6).innerText()).trim()
  const id = (await row.getByRole('cell').first().innerText()).trim()
  await row.getByRole('button', { name: /^انتخاب/ }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(`از بار ${id} پر شد.`)).toBeVisible()
  // what differs from load to load is looked at next
  await expect(page.getByLabel('تعداد کامیون')).toBeFocused()
  await expect(rent(page)).toHaveValue(sum)
  await expect(page.getByLabel('مبدأ')).not.toHaveValue('')
  await page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(weight(page)).toHaveValue('۱۲٬۳۴۵')
  await expect(rent(page)).toHaveValue('')
})

test('earlier loads are narrowed to goods one by one, the first stop is one of them, and its box stays in sight', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'از بارهای قبلی' }).click()
  const box = dialog(page).getByRole('button', { name: /نوع کالا/ })
  await box.click()
  const list = page.getByRole('dialog', { name: 'نوع کالا' })
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    if (press === 0) await expect(list.getByText('۱ مورد انتخاب شده')).toBeVisible()
  }
  await expect(list.getByText('۱۲ مورد انتخاب شده')).toBeVisible()
  const edges = async () => {
    const [field, over] = await Promise.all([
      dialog(page).locator('.input-multi').boundingBox(),
      list.boundingBox(),
    ])
    if (!field || !over) return false
    return over.y >= field.y + field.height || over.y + over.height <= field.y
  }
  await expect.poll(edges).toBe(true)
})

test('a form is kept under a name, declared from the list, and deleted inside its row', async ({ page }) => {
  await page.getByRole('button', { name: 'از بارهای قبلی' }).click()
  await dialog(page)
    .getByRole('button', { name: /^انتخاب/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'ذخیره در پیش‌اعلام‌ها' }).click()
  await page.getByLabel('نام پیش‌اعلام').fill('بار دوشنبه‌ها')
  await dialog(page).getByRole('button', { name: 'ذخیره', exact: true }).click()
  await expect(page.getByText('«بار دوشنبه‌ها» در پیش‌اعلام‌ها ذخیره شد.')).toBeVisible()

  await page.goto('/PreLoads')
  await page.getByRole('button', { name: 'اعلام بار بار دوشنبه‌ها' }).click()
  await expect(page.getByText('از پیش‌اعلام «بار دوشنبه‌ها» پر شد.')).toBeVisible()

  await page.getByRole('button', { name: /^پیش‌اعلام‌ها/ }).click()
  await dialog(page).getByRole('button', { name: 'حذف بار دوشنبه‌ها' }).click()
  await expect(page.getByText('پیش‌اعلام «بار دوشنبه‌ها» حذف می‌شود')).toBeVisible()
  await expect(dialog(page).getByRole('row', { name: /بار دوشنبه‌ها/ })).toContainText('در حال حذف')
  await page.keyboard.press('z')
  await expect(dialog(page).getByRole('row', { name: /بار دوشنبه‌ها/ })).not.toContainText('در حال حذف')
  await dialog(page).getByRole('button', { name: 'حذف بار دوشنبه‌ها' }).click()
  await expect(dialog(page).getByRole('row', { name: /بار دوشنبه‌ها/ })).toContainText('در حال حذف')
  await moveClock(heldMs)
  await expect(dialog(page).getByText('بار دوشنبه‌ها', { exact: true })).toBeHidden()
})

test('chosen rows of the list are kept at once', async ({ page }) => {
  await page.goto('/Cargos')
  for (const place of [1, 2]) await page.getByRole('row').nth(place).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'پیش‌اعلام', exact: true }).click()
  await expect(page.getByText('۲ بار در پیش‌اعلام‌ها ذخیره شد.')).toBeVisible()
})
