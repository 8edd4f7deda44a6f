import { expect } from '@playwright/test'
import { breachesOf } from '../../axe.ts'
import { openTools } from '../../list-tools.ts'
import { latin, useCargoTable } from './table.ts'
import { test } from '../../test.ts'

const table = useCargoTable()
const heads = () => table.page.locator('[data-group]')
const countOf = async (at: number) =>
  latin((await heads().nth(at).innerText()).match(/([۰-۹٬]+) بار/)?.[1] ?? '')
const foot = () => table.page.locator('.pager')

test('groups the whole list by a column, with counts and sums, and opens a group with its pages', {
  tag: '@core',
}, async () => {
  await table.open()
  const total = latin((await foot().innerText()).match(/از ([۰-۹٬]+) بار/)?.[1] ?? '')
  const choose = async (label: string) => {
    await openTools(table.page)
    await table.page.getByLabel('گروه‌بندی').selectOption({ label })
    await table.page.keyboard.press('Escape')
  }
  await choose('وضعیت')
  await expect(heads().first()).toBeVisible()
  await expect(table.rows()).toHaveCount(0)
  const counts = await Promise.all(Array.from({ length: await heads().count() }, (_, at) => countOf(at)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  // what is over lacks no truck; of what is sent the rent of all trucks is said, and of those that it lacks
  await expect(heads().first()).toContainText('کامیونی نمانده')
  const trucks = /[۰-۹٬]+ کامیون مانده، کرایه‌شان [۰-۹٬]+ تومان/
  await expect(heads().nth(1)).toContainText(trucks)
  await expect(foot()).toContainText(new RegExp(`گروه بر پایهٔ وضعیت، کرایهٔ .+، ${trucks.source}`))
  await expect(table.page.getByRole('navigation', { name: 'صفحه‌ها' })).toHaveCount(0)
  await expect(table.page.getByRole('status').filter({ hasText: /گروه بر پایهٔ وضعیت/ })).toHaveCount(1)

  await heads().first().click()
  await table.settled()
  await expect(heads().first()).toHaveAttribute('aria-expanded', 'true')
  for (const status of await table.cells('وضعیت')) expect(status).toBe('تمام‌شده')
  await expect(foot()).toContainText('در «تمام‌شده»؛ در همه')
  await table.page.getByRole('button', { name: 'صفحهٔ ۲', exact: true }).click()
  await expect(foot()).toContainText(/۱۵ تا ۲۸ از/)

  // a link shows the same, filters narrow it, and a folded group has no rows
  const other = await table.page.context().newPage()
  await other.goto(table.page.url())
  await expect(other.locator('.pager')).toContainText(/۱۵ تا ۲۸ از/)
  await other.close()
  const before = await countOf(0)
  await table.page.getByLabel('جست‌وجو در بارهای اعلام‌شده').fill('كرمان')
  await expect.poll(() => countOf(0)).toBeLessThan(before)
  await heads().first().click()
  await expect(table.rows()).toHaveCount(0)
  await choose('بدون گروه‌بندی')
  await table.settled()
  await expect(heads()).toHaveCount(0)
})

test('arrows walk over heads and rows, left opens a group and right folds it', async () => {
  await table.page.goto('/Cargos?grouped=cargoState')
  await heads().first().focus()
  const { keyboard } = table.page
  await keyboard.press('ArrowDown')
  await expect(heads().nth(1)).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(heads().nth(1)).toHaveAttribute('aria-expanded', 'true')
  await table.settled()
  await keyboard.press('ArrowDown')
  await expect(table.rows().first()).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(heads().nth(1)).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('End')
  await keyboard.press('ArrowDown')
  await expect(heads().nth(2)).toBeFocused()
  await keyboard.press('ArrowUp')
  await keyboard.press('Home')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowRight')
  await expect(table.rows()).toHaveCount(0)
  expect(await breachesOf(table.page, '.data-table')).toEqual([])
})
