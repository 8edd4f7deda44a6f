import { expect, type Page } from '@playwright/test'
import { desk, openAs, sessionOf } from '../accounts.ts'
import { test } from '../test.ts'

const cardOf = (page: Page, label: string) => page.locator('.stat-card').filter({ hasText: label })

test('an administrator reads how many loads there are, of all time and of this year, and finds as many in the list', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  for (const span of ['از آغاز', /^سال/]) {
    await page.goto('/')
    await page.getByRole('radio', { name: span }).check({ force: true })
    const count = await cardOf(page, 'بارهای اعلام‌شده').locator('b').innerText()
    await cardOf(page, 'بارهای اعلام‌شده').getByRole('link').click()
    await expect(page.locator('.pager')).toContainText(`از ${count} `)
  }
})

test('what waits for an administrator leads to exactly those, and his search finds drivers in its place', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  await page.goto('/')
  const need = page.getByRole('listitem').filter({ hasText: 'شرکت در انتظار تأیید مدرک' })
  const waiting = await need.locator('b').first().innerText()
  await need.getByRole('link', { name: 'بررسی' }).click()
  await expect(page.locator('.pager')).toContainText(`از ${waiting.trim()} `)

  await page.goto('/')
  const search = page.getByRole('region', { name: 'جست‌وجوی راننده' })
  await search.getByRole('textbox').fill('رضایی')
  await search.getByRole('button', { name: 'جست‌وجو' }).click()
  await expect(search.getByText('نام خانوادگی با «رضایی» آغاز می‌شود')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'میز کار' })).toBeVisible()
  await search.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText('رضایی')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await search.getByRole('button', { name: 'بستن جست‌وجو' }).click()
  await expect(search.getByRole('table')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
