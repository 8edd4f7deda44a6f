import { expect } from '@playwright/test'
import { accounts, desk, newSession, openAs } from './accounts.ts'
import { countKeys, enter } from './by-keys.ts'
import { test } from './test.ts'

test('a company is accepted from the inbox by the keyboard alone, and the next that waits opens', async ({
  browser,
}) => {
  const admin = await newSession(accounts.Admin)
  const page = await openAs(browser, admin, { viewport: desk })
  const keys = countKeys(page)
  await page.goto('/')
  const waiting = page.getByRole('main').getByRole('link', { name: /شرکت در انتظار تأیید/ })
  await expect(waiting).toBeVisible()
  await enter(page, page.getByRole('link', { name: 'رفتن به متن صفحه' }))
  await expect(page.locator('#main')).toBeFocused()
  await enter(page, waiting)
  await expect(page.locator('tr[data-row="0"]')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  const accept = drawer.getByRole('button', { name: 'تأیید شرکت' })
  await expect(accept).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter')
  const first = await drawer.getByRole('heading', { level: 2 }).innerText()
  await page.keyboard.press('Control+Enter')
  // nine in docs/lists.md; the inbox may have one more line before it
  expect(keys()).toBeLessThanOrEqual(10)
  await expect(page.getByText(`«${first}» تأیید شد.`)).toBeVisible()
  await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(first)

  // from the reason's field the same keys reject, and accept nobody
  const reason = drawer.getByLabel('دلیل رد')
  await reason.focus()
  await page.keyboard.press('Control+Enter')
  await expect(reason).toBeFocused()
  await page.keyboard.type('سند خوانا نیست')
  const second = await drawer.getByRole('heading', { level: 2 }).innerText()
  await page.keyboard.press('Control+Enter')
  await expect(drawer.getByRole('heading', { level: 2 })).not.toHaveText(second)
  await page.goto('/TransportationCompany?view=rejected')
  await expect(page.getByText(second)).toBeVisible()
})
