import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect, type Page } from '@playwright/test'
import { desk, openAs } from './accounts.ts'
import { countKeys, enter, goByName, signInByKeys, signOutByKeys, tabTo } from './by-keys.ts'
import { layersAre, moveClock } from './people.ts'
import { test } from './test.ts'

const firstRow = (page: Page) => page.locator('tr[data-row="0"]')

/** Looks for a row of a list and goes down to it. */
async function goToFound(page: Page, typed: string) {
  await expect(firstRow(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(firstRow(page).locator('strong').first()).toHaveText(typed)
  await page.keyboard.press('ArrowDown')
  await expect(firstRow(page)).toBeFocused()
}

test('a day at a company’s desk goes by the keyboard alone', async ({ browser }) => {
  const page = await openAs(browser, null, { viewport: desk })
  await signInByKeys(page, 'TC10380284790', 'شرکت')

  // the last load once more
  const keys = countKeys(page)
  await goByName(page, 'بارهای اعلام‌شده', /Cargos/)
  await expect(firstRow(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  await expect(page.getByText(/^از بار [۰-۹]+ پر شد/)).toBeVisible()
  await expect(page).toHaveURL(/AddCargo$/)
  await expect(page.getByLabel('تعداد کامیون', { exact: true })).toBeFocused()
  // its route is found anew
  await expect(page.getByRole('definition').filter({ hasText: /^[۰-۹٬]+ کیلومتر$/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await enter(page, page.getByRole('button', { name: 'بله، اعلام شود' }))
  const done = page.getByText(/^بار با شمارهٔ [۰-۹]+ اعلام شد\.$/)
  await expect(done).toBeVisible()
  expect(keys()).toBe(8)
  const id = (await done.innerText()).replace(/[^۰-۹]/g, '')

  // it is not sent after all
  await goByName(page, 'بارهای اعلام‌شده', /Cargos/)
  await goToFound(page, id)
  await page.keyboard.press('f')
  await tabTo(page, page.getByLabel('دلیل اتمام'))
  await page.keyboard.type('بار را خود صاحب کالا برد')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('تمام‌شده')

  // a truck has arrived: taken back once, then registered
  await goByName(page, 'مجوزهای صادرشده', /DriverReserves/)
  await expect(firstRow(page)).toBeVisible()
  await enter(page, page.getByRole('button', { name: /^حذف فیلتر/ }).first())
  const inTransit = page.getByRole('row').filter({ hasText: 'بارنامه رسید' }).first()
  await expect(inTransit).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(firstRow(page)).toBeFocused()
  const isThere = () => inTransit.evaluate((row) => row === document.activeElement)
  for (let presses = 0; presses < 20 && !(await isThere()); presses++) await page.keyboard.press('j')
  const foot = page.locator('.drawer-foot')
  for (const key of ['t', 'z', 't']) {
    const isDelivering = key === 't'
    await page.keyboard.press(key)
    await expect(foot.getByText('در حال ثبت تحویل')).toBeVisible({ visible: isDelivering })
  }
  await moveClock(heldMs)
  await expect(foot.getByText('در حال ثبت تحویل')).toHaveCount(0)
  await expect(foot.getByRole('button', { name: 'ثبت تحویل' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await layersAre(page, 0)

  // a letter to the support
  await goByName(page, 'پیام‌ها', /Comment/)
  await enter(page, page.getByRole('button', { name: 'پیام تازه' }).first())
  await tabTo(page, page.getByLabel('موضوع'))
  await page.keyboard.type('بارنامهٔ امروز')
  await tabTo(page, page.getByLabel('متن پیام'))
  await page.keyboard.type('راننده بارنامه را نیاورد.')
  await enter(page, page.getByRole('button', { name: 'فرستادن پیام' }))
  await expect(page.getByText('پیام فرستاده شد')).toBeVisible()
  await signOutByKeys(page)
})
