import { expect } from '@playwright/test'
import { breachesOf } from '../../axe.ts'
import { desk, openAs, sessionOf } from '../../accounts.ts'
import { openFilters } from '../../list-tools.ts'
import { test } from '../../test.ts'

test('what is open stands beside its list, which stays live: arrows walk both, and Escape gives the row back', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), { viewport: desk })
  await page.goto('/Cargos')
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  const beside = page.getByRole('dialog')
  const idOf = async (index: number) => (await rows.nth(index).locator('.row-open').textContent()) ?? ''
  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(beside.getByRole('heading', { name: `بار ${await idOf(0)}` })).toBeVisible()
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(beside.getByRole('heading', { name: `بار ${await idOf(1)}` })).toBeVisible()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await breachesOf(page)).toEqual([])

  // what stands under the list keeps to one line, also in a narrower window
  for (const width of [1_366, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await page.locator('.pager').boundingBox())?.height).toBeLessThan(60)
  }
  await page.setViewportSize(desk)

  // it covers nothing, and the list is pressed, searched and filtered as ever
  const list = await page.locator('.data-table').boundingBox()
  const box = await beside.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0)
  await rows.nth(4).locator('td').nth(2).click()
  await expect(beside.getByRole('heading', { name: `بار ${await idOf(4)}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'تاریخ', exact: true })).toBeVisible()
  await openFilters(page)
  // Escape closes what lies over it first
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'فیلترها' })).toBeHidden()
  await expect(beside).toHaveCount(1)

  // Enter leads in, Escape out to the row; it is one step of the history, however many were walked
  await rows.nth(4).focus()
  await page.keyboard.press('Enter')
  await expect(beside.getByRole('button', { name: 'بستن' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(beside).toHaveCount(0)
  await expect(rows.nth(4)).toBeFocused()
  await expect(page).toHaveURL(/\/Cargos$/)
})

test('where there is no room it lies over its list, which waits', async ({ browser }) => {
  const session = await sessionOf('TransportationCompanyAdmin')
  const page = await openAs(browser, session, { viewport: { width: 1_100, height: 800 } })
  await page.goto('/Cargos')
  await page.getByRole('table').locator('tbody tr[data-row]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  // wider, the list has room again
  await page.setViewportSize(desk)
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})
