import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { type CargoTable, latin, openCargoTable } from './table.ts'
import { openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'

let table: CargoTable
test.beforeAll(async ({ browser, servers }) => {
  await servers(test.info().file)
  table = await openCargoTable(browser)
})
test.afterAll(() => table.close())

test('rows are walked, opened, unfolded and chosen by keyboard and by mouse', async () => {
  await table.open()
  await table.rows().first().focus()
  await table.page.keyboard.press('ArrowDown')
  await expect(table.rows().nth(1)).toBeFocused()
  await table.page.keyboard.press('Space')
  await expect(table.rows().nth(1)).toHaveAttribute('aria-selected', 'true')
  const bar = table.page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })
  await expect(bar).toContainText('۱ بار انتخاب شده')

  await table.page.keyboard.press('ArrowLeft')
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
  await table.page.keyboard.press('ArrowRight')
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeHidden()

  await table.page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check()
  await expect(bar).toContainText('۱۰ بار انتخاب شده')
  const saved = table.page.waitForEvent('download')
  await bar.getByRole('button', { name: 'خروجی' }).click()
  expect((await saved).suggestedFilename()).toBe('بارهای اعلام شده.xlsx')
  await bar.getByRole('button', { name: 'لغو انتخاب' }).click()
  await expect(bar).toBeHidden()

  await table.rows().nth(2).focus()
  await table.page.keyboard.press('Enter')
  await expect(table.page.getByRole('dialog')).toBeVisible()
  await table.page.keyboard.press('Escape')
  await expect(table.page.getByRole('dialog')).toBeHidden()
  await table
    .rows()
    .first()
    .getByRole('button', { name: /مجوزهای بار/ })
    .click()
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
})

test('Tab stops once at the rows, each says that it opens, and arrows lead to what is in one', async ({
  browser,
}) => {
  await table.open()
  await expect(table.page.getByRole('row', { name: /^.*باز کردن بار [۰-۹]+/ })).toHaveCount(10)
  await table.rows().first().focus()
  await table.page.keyboard.press('Tab')
  await expect(table.page.locator('.pager :focus')).toHaveCount(1)
  await table.page.keyboard.press('Shift+Tab')
  await expect(table.rows().first()).toBeFocused()

  const support = await openAs(browser, await sessionOf('LoadHallAdmin'))
  await support.goto('/DriverTurnList')
  const turn = support.getByRole('table').locator('tbody tr[data-row]').first()
  await turn.focus()
  await support.keyboard.press('ArrowLeft')
  await expect(turn.getByRole('button', { name: /کارهای نوبت/ })).toBeFocused()
  await support.keyboard.press('ArrowRight')
  await expect(turn).toBeFocused()
  await support.context().close()
})

test('saves a sheet of the view, in its columns and order, and can be stopped', async () => {
  await table.open(
    '?q=کرمان&sort=-rent&columns=id,rent,-status,-display,-at,-route,-goods,-weight,-loader,-trucks',
  )
  const total = latin((await table.page.locator('.pager').innerText()).match(/از ([۰-۹٬]+)/)?.[1] ?? '')
  const rents = (await table.cells('کرایه')).map(latin)
  await table.page.getByRole('button', { name: 'خروجی' }).click()
  const saved = table.page.waitForEvent('download')
  await table.page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = readFileSync((await (await saved).path()) ?? '', 'utf8')
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]?.split(',')).toHaveLength(2)
  expect(lines.slice(1, 11).map((line) => Number(line.split(',')[1]?.replaceAll('"', '')))).toEqual(rents)

  await table.page.route('**/SearchCargo*', async (route) => {
    if (!route.request().postData()?.includes('xlsx')) return route.continue()
    await new Promise((go) => setTimeout(go, 3_000))
    await route.continue().catch(() => undefined)
  })
  await table.page.getByRole('button', { name: 'خروجی' }).click()
  await table.page.getByRole('menuitem', { name: 'اکسل' }).click()
  await expect(table.page.getByRole('progressbar', { name: /اکسل/ })).toBeVisible()
  await table.page.getByRole('button', { name: 'توقف' }).click()
  await expect(table.page.getByRole('progressbar', { name: /اکسل/ })).toBeHidden()
  await table.page.unroute('**/SearchCargo*')
})

test('a view is kept under a name, opens by itself, is changed, shared and deleted', async () => {
  await table.open()
  const menu = table.page.getByRole('button', { name: 'گزارش‌های من' })
  const panel = table.page.getByRole('dialog', { name: 'گزارش‌های من' })
  await table.head('کرایه').getByRole('button').click()
  await table.head('کرایه').getByRole('button').click()
  await menu.click()
  await panel.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  const dialog = table.page.getByRole('dialog', { name: 'ذخیرهٔ نمای کنونی' })
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toContainText('نام گزارش را وارد کنید.')
  await dialog.getByLabel('نام گزارش').fill('گران‌ترین‌ها')
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toBeHidden()

  await table.open('?report=0')
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await menu.click()
  await panel.getByRole('button', { name: /^گران‌ترین‌ها/ }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(menu).toHaveText('گران‌ترین‌ها')

  await table.page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await expect(menu).toHaveText('گران‌ترین‌ها (تغییرکرده)')
  await menu.click()
  await panel.getByRole('button', { name: /ذخیرهٔ تغییرها در/ }).click()
  await expect(table.page.getByText('گزارش «گران‌ترین‌ها» به‌روز شد')).toBeVisible()

  await menu.click()
  await panel.getByRole('button', { name: 'ویرایش گزارش گران‌ترین‌ها' }).click()
  const edit = table.page.getByRole('dialog', { name: 'ویرایش گزارش' })
  await edit.getByLabel('نام گزارش').fill('گران‌ها')
  await edit.getByRole('checkbox', { name: /پیش‌فرض من/ }).check({ force: true })
  await edit.getByRole('checkbox', { name: /کاربران شرکت/ }).check({ force: true })
  await edit.getByRole('button', { name: 'ذخیره' }).click()
  await expect(edit).toBeHidden()

  await table.open()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(table.rows()).toHaveCount(25)
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toContainText('پیش‌فرض، مشترک با شرکت')
  await panel.getByRole('button', { name: 'بازگشت به حالت نخست' }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await expect(table.rows()).toHaveCount(10)

  await menu.click()
  await panel.getByRole('button', { name: 'حذف گزارش گران‌ها' }).click()
  await table.page.getByRole('button', { name: 'بله، حذف شود' }).click()
  await expect(table.page.getByText('گزارش حذف شد')).toBeVisible()
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toHaveCount(0)
  await table.page.keyboard.press('Escape')
})
