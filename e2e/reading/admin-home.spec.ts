import { expect, type Locator, type Page } from '@playwright/test'
import { desk, openAs, openScreen, sessionOf } from '../accounts.ts'
import { failing } from '../failing-reads.ts'
import { test } from '../test.ts'

const inboxRow = (page: Page, title: string) =>
  page.locator('#main').getByRole('listitem').filter({ hasText: title })
const digits = async (some: Locator) => (await some.innerText()).replace(/[^۰-۹٬]/g, '')

test('an administrator reads how many loads there are, in thirty days and of all time, and finds as many in the list', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  for (const name of [/^[۰-۹٬]+ بار$/, /^از آغاز [۰-۹٬]+$/]) {
    await page.goto('/')
    const sums = page.getByRole('region', { name: 'سی روز گذشته' }).locator('.sums > span')
    const link = sums.filter({ hasText: 'بار' }).getByRole('link', { name })
    const count = await digits(link)
    await link.click()
    await expect(page.locator('.pager')).toContainText(`از ${count} `)
  }
})

test('the thirty days are told one by one, today as not over, and the average leaves it out', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/', { viewport: desk })
  const trend = page.getByRole('region', { name: 'سی روز گذشته' })
  await expect(trend.getByRole('img', { name: /^مجوز در هر روز: .*امروز، ناتمام [۰-۹]+$/ })).toBeVisible()
  await expect(trend.locator('.day')).toHaveCount(30)
  await expect(trend.locator('.is-open')).toHaveCount(1)
  await expect(trend.getByText('میانگین ۲۹ روز کامل')).toBeVisible()
  await trend.getByRole('radio', { name: 'بار' }).check({ force: true })
  await expect(trend.getByRole('img', { name: /^بار در هر روز/ })).toBeVisible()
})

test('the inbox stands by deadline and is walked by the keyboard, and a round by its board', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/', { viewport: desk })
  await expect(page.getByRole('heading', { level: 1, name: /^[۰-۹]+ کار در انتظار شما$/ })).toBeVisible()
  await expect(page.locator('#main .inbox h2').last()).toHaveText('بی‌مهلت')
  // no row says nothing of what waits
  for (const count of await page.locator('.inbox-row > b').allInnerTexts()) expect(count).not.toBe('۰')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.inbox-row').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const second = page.locator('.inbox-row').nth(1)
  await expect(second).toBeFocused()
  const to = (await second.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${to.split('?')[0]}`, 'i'))

  await page.goto('/')
  const rounds = page.getByRole('region', { name: 'دورها، اکنون' })
  await expect(rounds.getByRole('listitem').filter({ hasText: 'کامیون' })).not.toHaveCount(0)
  await rounds.getByRole('link', { name: /^اصفهان/ }).click()
  await expect(page).toHaveURL(/\/board\/\d+/)
})

test('what waits for an administrator leads to exactly those, and his search finds drivers in its place', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/', { viewport: desk })
  const need = inboxRow(page, 'شرکت در انتظار تأیید مدرک')
  const waiting = await need.locator('b').first().innerText()
  await need.getByRole('link', { name: /بررسی$/ }).click()
  await expect(page.locator('.pager')).toContainText(`از ${waiting.trim()} `)

  await page.goto('/')
  // what is above has come: a press on a button that moves meanwhile is none
  const head = page.getByRole('heading', { level: 1, name: /کار در انتظار شما/ })
  await expect(head).toBeVisible()
  await expect(page.getByRole('region', { name: 'سی روز گذشته' })).toBeVisible()
  const search = page.getByRole('region', { name: 'جست‌وجوی راننده' })
  await search.getByRole('searchbox').fill('رضایی')
  await expect(search.getByRole('row').nth(1)).toContainText('رضایی')
  await expect(search.getByRole('row').nth(1)).toBeInViewport()
  await expect(head).toBeVisible()
  await search.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText('رضایی')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await search.getByRole('searchbox').fill('')
  await expect(search.getByRole('table')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('the quieter ground beside what waits reaches the foot of the page', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/', { viewport: { width: 1366, height: 1400 } })
  await expect(page.getByRole('region', { name: 'سامانه' })).toBeVisible()
  const foot = (at: Locator) => at.evaluate((box) => Math.round(box.getBoundingClientRect().bottom))
  expect(await foot(page.locator('.admin-home > aside'))).toBe(await foot(page.locator('#main')))
})

test('what could not be read is said once, and no heading stands over nothing', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  await failing['the server stumbles'](page)
  await page.goto('/')
  await expect(page.getByText('بخشی از کارها شمرده نشد')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'سامانه' })).toContainText('وضعیت سامانه خوانده نشد.')
})
