import { type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openScreen } from '../accounts.ts'
import { failing } from '../failing-reads.ts'
import { test } from '../test.ts'

const viewport = { width: 360, height: 740 }
const notRenewed = (page: Page) => page.getByText(/^به‌روز نشد/).filter({ visible: true })

/** A page that was read, and whose reads then fail when they are made anew. */
async function openOld(browser: Browser, role: Role, path: string, words: string): Promise<Page> {
  const page = await openScreen(browser, role, path, { viewport })
  await expect(page.getByText(words).first()).toBeVisible()
  await failing['the server stumbles'](page)
  await page.clock.runFor(11_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  return page
}

for (const [path, words] of [
  ['/', 'نوبت ندارید'],
  ['/MyWallet', 'همه را ببینم'],
] as const)
  test(`that ${path} of a driver is of before is said once, and one press reads all of it`, async ({
    browser,
  }) => {
    const page = await openOld(browser, 'Driver', path, words)
    await expect(notRenewed(page)).toHaveCount(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(page.getByText(/^به‌روز نشد/)).toHaveCount(0)
  })

test('the drawer of a load names each part that did not come, in words of its own and none of its button', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/Cargos', { viewport })
  const row = page.locator('[data-open] button').first()
  await expect(row).toBeVisible()
  await failing['nothing answers'](page)
  await row.click()
  for (let wait = 0; wait < 5; wait++) await page.clock.runFor(1_500)
  const notes = page.getByRole('dialog').getByRole('alert')
  await expect(notes.filter({ hasText: 'روند نیامد' })).toBeVisible()
  const words = await notes.allInnerTexts()
  expect(new Set(words).size).toBe(words.length)
  for (const one of words) expect(one).toMatch(/^[^؛.]+ نیامد\s+تلاش دوباره$/)
})
