import { expect } from '@playwright/test'
import { expectFocus, openPart, test, valueUnder } from './gallery.ts'

test.beforeEach(({ page }) => openPart(page, 'acts'))

test('a busy button keeps its width, says so, and hears no second press', async ({ page }) => {
  const button = page.getByRole('button', { name: /^(ثبت|در حال ثبت…)/ })
  const before = await button.boundingBox()
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('#busy-button').getByRole('status')).toHaveText('در حال ثبت…')
  await button.click({ force: true })
  await button.press('Enter')
  await expect(valueUnder(button)).toHaveText('1')
  expect((await button.boundingBox())?.width).toBe(before?.width)
  await page.getByRole('button', { name: 'پایان کار' }).click()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('buttons of an icon alone have a name, and shut ones are shut', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'دیدن، ۳ تازه' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'غیرفعال' })).toBeDisabled()
})

test('a menu is walked with arrows, Home, End and the first letter', async ({ page }) => {
  const button = page.getByRole('button', { name: 'کارها' })
  const menu = page.getByRole('menu', { name: 'کارهای بار ۲۰۴۸۱' })
  const item = (name: string) => menu.getByRole('menuitem', { name })
  await button.press('Enter')
  await expectFocus(item('دیدن'))
  await page.keyboard.press('ArrowDown')
  await expectFocus(item('ویرایش'))
  await page.keyboard.press('Enter')
  await expect(menu, 'a shut item does nothing').toBeVisible()
  await page.keyboard.press('End')
  await expectFocus(item('اتمام بار'))
  await page.keyboard.press('ArrowDown')
  await expectFocus(item('دیدن'))
  // the driver's keyboard has Latin keys only
  await item('دیدن').dispatchEvent('keydown', { key: 'ا' })
  await expectFocus(item('اتمام بار'))
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(valueUnder(button)).toHaveText('{"done":"end","isFull":true}')
  await expectFocus(button)
})

test('a menu closes by Escape and by a press elsewhere, and keeps its ticks', async ({ page }) => {
  const button = page.getByRole('button', { name: 'کارها' })
  const menu = page.getByRole('menu')
  await button.click()
  await menu.getByRole('menuitemcheckbox', { name: 'ردیف‌های بلند', checked: true }).click()
  await expect(valueUnder(button)).toHaveText('{"done":"","isFull":false}')
  await button.click()
  await expect(menu.getByRole('menuitemcheckbox', { name: 'ردیف‌های بلند' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expectFocus(button)
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
})

test('tabs go on to the left', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'نماها' })
  await tabs.getByRole('tab', { name: /همه/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expectFocus(tabs.getByRole('tab', { name: /در حال ارسال/ }))
  await expect(valueUnder(tabs)).toHaveText('"open"')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(valueUnder(tabs)).toHaveText('"done"')
  await tabs.getByRole('tab', { name: /همه/ }).click()
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('همه۴۸')
})

test('segments are one of a few, by press and by arrows', async ({ page }) => {
  const group = page.locator('#segments').getByRole('radiogroup').first()
  await group.getByText('بار آزاد').click()
  await expect(valueUnder(group)).toHaveText('"free"')
  await group.getByRole('radio', { name: 'بار آزاد' }).press('ArrowUp')
  await expect(group.getByRole('radio', { name: 'بار سالن' })).toBeChecked()
  await expect(group.getByRole('radio', { name: 'بسته' })).toBeDisabled()
})

test('the way to a page ends with the page itself', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'مسیر صفحه' })
  await expect(trail.getByRole('link')).toHaveText('بارهای اعلام‌شده')
  await expect(trail.locator('[aria-current="page"]')).toHaveText('بار ۲۰۴۸۱')
})
