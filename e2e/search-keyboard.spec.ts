import { expect, type Locator, type Page } from '@playwright/test'
import { desk, openAs, openScreen, sessionOf } from './accounts.ts'
import { enter, tabTo } from './by-keys.ts'
import { test } from './test.ts'

/** Searches that lead through what they find by the keyboard alone. */

const look = { viewport: desk }
const focused = (page: Page) => page.locator(':focus')

/** From the search by arrows to the first that is found and back, then to the one that is typed. */
async function walkTo(page: Page, search: Locator, acts: Locator, typed: string) {
  await expect(acts.nth(1)).toBeVisible()
  await tabTo(page, search)
  await page.keyboard.press('ArrowDown')
  await expect(acts.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(acts.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await page.keyboard.type(typed)
  await expect(acts).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(acts).toBeFocused()
}

test('an organisation is given a hall, and it is taken again', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('Admin'), look)
  await page.goto('/AdminUser?q=1000000000OR')
  await expect(page.locator('tr[data-row]')).toHaveCount(1)
  await tabTo(page, page.locator('tr[data-row="0"]'))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await enter(page, drawer.locator('[data-row="halls"]'))
  const given = drawer.getByRole('list', { name: 'سالن‌های این کاربر' }).getByRole('button')
  const all = drawer.getByRole('list', { name: 'همهٔ سالن‌ها' }).getByRole('button')
  await expect(given.nth(1)).toBeVisible()
  const count = await given.count()
  const name = (await given.first().getAttribute('aria-label'))?.replace('پس گرفتن ', '') ?? ''
  await enter(page, given.first())
  await expect(given).toHaveCount(count - 1)
  // the focus stays among them, in the place of what is gone
  await expect(given.first()).toBeFocused()
  await tabTo(page, drawer.getByRole('searchbox'))
  await page.keyboard.type(name)
  await expect(all).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(all).toBeFocused()
  await expect(given).toHaveCount(count - 1)
  await page.keyboard.press('Enter')
  await expect(given).toHaveCount(count)
  await expect(drawer.getByRole('searchbox')).toBeFocused()
  // what is typed, the part, the drawer: each Escape leaves one
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(drawer.locator('[data-row="halls"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('tr[data-row="0"]')).toBeFocused()
})

test('a rent of a hall is found, and what asks about it gives the focus back', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/LoadHalls/1?part=tariffs', look)
  const rents = page.locator('.hall-things').getByRole('button', { name: /^عوض کردن/ })
  await walkTo(page, page.getByLabel('جست‌وجوی شهر'), rents, 'تبریز')
  const end = page.locator('.hall-things').getByRole('button', { name: /^حذف/ })
  await enter(page, end)
  await expect(page.getByRole('alertdialog')).toContainText('تبریز')
  await page.keyboard.press('Escape')
  await expect(end).toBeFocused()
})

test('a load is found for the driver of a turn', async ({ browser }) => {
  const page = await openScreen(browser, 'LoadHallAdmin', '/DriverTurnList', look)
  await tabTo(page, page.locator('tr[data-row="0"]'))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await enter(page, drawer.getByRole('button', { name: 'ثبت انتخاب' }))
  const search = drawer.getByLabel('جست‌وجوی مقصد، کالا یا شرکت')
  await tabTo(page, search)
  await page.keyboard.press('ArrowDown')
  await expect(drawer.locator('.desk-choices button:enabled').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.locator('.desk-choices button:enabled').first()).toBeFocused()
})

test('a user of a company is found and opened', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/ManageUser', look)
  const people = page.getByRole('navigation', { name: 'کاربران' })
  const links = people.getByRole('link')
  const typed = (await links.last().locator('b').innerText()).trim()
  await walkTo(page, people.getByRole('searchbox'), links, typed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/open=/)
  await expect(focused(page)).toHaveAttribute('aria-current')
})

test('what is open stays under its button when the window changes its size', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/Cargos', look)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const filter = page.getByRole('button', { name: 'فیلتر', exact: true })
  await filter.click()
  const panel = page.getByRole('dialog', { name: 'فیلترها' })
  await expect(panel).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 640 })
  const apart = async () => {
    const [button, opened] = [await filter.boundingBox(), await panel.boundingBox()]
    if (!button || !opened) return 'gone'
    return [
      Math.round(opened.y - button.y - button.height) === 4 ? '' : 'not under it',
      Math.round(opened.x + opened.width - button.x - button.width) === 0 ? '' : 'beside it',
      opened.y + opened.height <= 640 ? '' : 'beyond the window',
    ].join('')
  }
  await expect.poll(apart).toBe('')
  expect(errors).toEqual([])
})
