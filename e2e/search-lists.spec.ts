import { expect } from '@playwright/test'
import { openAs, sessionOf } from './accounts.ts'
import { filterTool } from './list-tools.ts'
import { test } from './test.ts'

/** What a search of a list says beside what it found. */

const viewport = { width: 1366, height: 768 }

test('a search says which hidden column has the word, and shows it', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), { viewport })
  await page.goto('/Cargos')
  const search = page.getByLabel('جست‌وجو در بارهای اعلام‌شده')
  const shown = page.getByRole('columnheader', { name: 'بسته‌بندی' })
  await search.fill('پالت')
  await expect(page.getByText(/^آنچه جستید.*بسته‌بندی.*نشان داده نمی‌شود/)).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: /^نمایش این ستون/ }).click()
  await expect(shown).toBeVisible()
  await expect(page.getByText('نشان داده نمی‌شود')).toHaveCount(0)
})

test('few permits of a month lead to those of other days, with the search kept', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('AdminSupport'), { viewport })
  await page.goto('/AdminDriverReserve')
  const rows = page.getByRole('table').locator('tbody tr[data-row]')
  const id = (await rows.first().locator('td').nth(1).innerText()).trim()
  const search = page.getByLabel('جست‌وجو در مجوزهای صادرشده')
  // its own name is in older permits too
  await search.fill(await rows.first().locator('td').nth(4).innerText())
  await expect(rows.filter({ hasText: id })).toHaveCount(1)
  await page.getByRole('button', { name: 'همهٔ روزها' }).click()
  await expect(page.locator('.page-head p')).toHaveText(/^همهٔ روزها: /)
  await expect(search).not.toHaveValue('')
  await expect(page.getByText('در روزهای دیگر هم پیدا شد')).toHaveCount(0)
})

test('the filters of the audit begin with what people ask for; the technical ones wait behind them', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport })
  await page.goto('/Audit')
  await filterTool(page).click()
  const filters = page.getByRole('dialog', { name: 'فیلترها' })
  await expect(filters.getByRole('button')).toHaveText([
    'موضوع',
    'کاربر',
    'نام کاربری',
    'پاسخی که گرفت',
    'نتیجه',
    'نشانی شبکه',
    /^[۰-۹]+ فیلتر فنی دیگر$/,
  ])
  await filters.getByRole('button', { name: 'فیلتر فنی دیگر' }).click()
  await expect(filters.getByRole('button', { name: 'شناسهٔ درخواست' })).toBeVisible()
  await expect(filters.getByText('فیلتر فنی دیگر')).toHaveCount(0)
})
