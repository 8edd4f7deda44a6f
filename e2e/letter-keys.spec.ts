import { expect, type Page } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'

/** A letter as a Persian keyboard sends it: the key of E bears «ث». */
const pressPersian = (page: Page, code: string, key: string, repeat = false) =>
  page.evaluate((init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)), {
    code,
    key,
    repeat,
    bubbles: true,
    cancelable: true,
  })
const firstRow = (page: Page) => page.locator('tr[data-row="0"]')

test('a letter does what the menu of the row offers, and never where something is typed', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openFresh(browser, 'Admin', '/BaseInfo')
  const dialog = page.getByRole('dialog', { name: /^ویرایش/ })
  await firstRow(page).focus()
  await page.keyboard.press('Control+e')
  await page.keyboard.press('Shift+E')
  await page.getByRole('textbox', { name: /^جست‌وجو در/ }).focus()
  await page.keyboard.type('e')
  await page.getByRole('textbox', { name: /^جست‌وجو در/ }).fill('')
  await firstRow(page).focus()
  // a key that is held down; what opened would have taken the keyboard
  await pressPersian(page, 'KeyE', 'ث', true)
  await page.keyboard.press('j')
  await expect(page.locator('tr[data-row="1"]')).toBeFocused()
  await page.keyboard.press('k')
  await expect(dialog).toBeHidden()

  await pressPersian(page, 'KeyE', 'ث')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await firstRow(page).focus()
  await page.keyboard.press('e')
  // the dialog has the keyboard, and a field of it the letter
  const name = dialog.getByRole('textbox').first()
  await name.fill('')
  await name.pressSequentially('ed')
  await expect(name).toHaveValue('ed')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the menu of a row and «؟» say the letters, which walk the rows too', async ({ browser }) => {
  const page = await openFresh(browser, 'Admin', '/BaseInfo')
  await firstRow(page).focus()
  await page.keyboard.press('j')
  await expect(page.locator('tr[data-row="1"]')).toBeFocused()
  await page.keyboard.press('k')
  await expect(firstRow(page)).toBeFocused()
  // the row of headings is none of those they walk
  await page.locator('th button[data-head]').first().focus()
  await page.keyboard.press('j')
  await expect(firstRow(page)).toBeFocused()
  await firstRow(page)
    .getByRole('button', { name: /^کارهای/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'ویرایش', exact: true })).toHaveText('ویرایشE')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'کلیدها' })
  await expect(keys).toContainText('ویرایشE')
  await expect(keys).toContainText('گزارش‌های منG')
  expect(await breachesOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.locator('#main').focus()
})

test('what stands beside a list names the letters of its acts', async ({ browser }) => {
  // the first load is in a round that is about to end, and is not edited before
  await moveClock(2 * minute)
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Cargos?view=sending')
  await firstRow(page).focus()
  await page.keyboard.press('Enter')
  const finish = page.getByRole('button', { name: 'اتمام بار' })
  await expect(finish).toHaveAttribute('aria-keyshortcuts', 'F')
  await expect(page.getByRole('link', { name: 'ویرایش' })).toHaveAttribute('aria-keyshortcuts', 'E')
  await expect(page.getByRole('link', { name: /^کرایه/ })).toHaveAttribute('aria-keyshortcuts', 'R')
  await expect(page.getByRole('link', { name: /^کپی/ })).toHaveAttribute('aria-keyshortcuts', 'C')
  await firstRow(page).focus()
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'بله، تمام شود' })).toBeVisible()
})

test('letters of a row whose drawer is closed do what its foot offers, and nothing else', async ({
  browser,
}) => {
  // as above
  await moveClock(2 * minute)
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Cargos?view=finished')
  await firstRow(page).focus()
  await page.keyboard.press('f')
  await page.keyboard.press('e')
  await expect(firstRow(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/Cargos?view=sending')
  await firstRow(page).focus()
  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'کلیدها' })
  await expect(keys).toContainText('ویرایشE')
  await expect(keys).toContainText('کرایهR')
  await expect(keys).toContainText('کپیC')
  await expect(keys).toContainText('اتمام بارF')
  expect(await breachesOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await firstRow(page).focus()
  await pressPersian(page, 'KeyR', 'ق')
  await expect(page).toHaveURL(/EditCargo\/[0-9]+\?field=CargoRent$/)
  await expect(page.getByLabel(/^کرایهٔ هر کامیون/)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: /^بار/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await firstRow(page).focus()
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'بله، تمام شود' })).toBeVisible()
})

test('a letter leaves the open row alone while others are chosen', async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Cargos?view=sending')
  await firstRow(page).focus()
  await page.keyboard.press('Enter')
  const copy = page.getByRole('link', { name: /^کپی/ })
  await expect(copy).toBeVisible()
  await firstRow(page).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })).toBeVisible()
  // the bar has no such letter
  await page.keyboard.press('c')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })).toHaveCount(0)
  await expect(page).toHaveURL(/Cargos/)
  // nothing is chosen any more: the letter is the open row's again
  await firstRow(page).focus()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/AddCargo/)
})

test('letters of the rows that are chosen act on all of them', async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Cargos?view=sending')
  await firstRow(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })
  await expect(bar).toContainText('۲ بار انتخاب شده')
  await page.keyboard.press('f')
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toContainText('۲')
  expect(await breachesOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})
