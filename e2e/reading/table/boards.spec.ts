import { expect } from '@playwright/test'
import { openAs, sessionOf } from '../../accounts.ts'
import { columnTexts } from './table.ts'
import { test } from '../../test.ts'

const boards = [
  { path: '/ShowCargoHall', name: 'بارهای سالن‌ها' },
  { path: '/LoadList', name: 'بارهای آزاد' },
]
for (const { path, name } of boards)
  test(`at a desk ${path} is a table that is searched, sorted and opened`, async ({ browser }) => {
    const page = await openAs(browser, await sessionOf('TransportationCompanyMember'))
    await page.goto(path)
    const rows = page.getByRole('table', { name }).locator('tbody tr[data-row]')
    await expect(rows.first()).toBeVisible()
    await page.getByRole('columnheader', { name: 'کرایه' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'کرایه' })).toHaveAttribute('aria-sort', 'ascending')
    const town = ((await columnTexts(page, 'مسیر'))[0] ?? '').split('به').at(-1) ?? ''
    await page.getByLabel(`جست‌وجو در ${name}`).fill(town)
    await expect
      .poll(async () => (await columnTexts(page, 'مسیر')).every((route) => route.includes(town)))
      .toBe(true)
    await rows.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('مشخصات')
    await page.context().close()
  })
