import { expect, type Page } from '@playwright/test'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { accounts, newSession, openAs, openFresh } from './accounts.ts'
import { minute, moveClock } from './people.ts'
import { asAdmin } from './registering.ts'
import { test } from './test.ts'

const company = accounts.TransportationCompanyAdmin

/** Seconds of the day on the clock of the head. */
async function secondsOf(page: Page): Promise<number> {
  const said = (await page.locator('.topbar').innerText()).match(/[۰-۹]+:[۰-۹]+:[۰-۹]+/u)?.[0] ?? ''
  const latin = said.replaceAll(/[۰-۹]/gu, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
  const [hours = 0, minutes = 0, seconds = 0] = latin.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

test('a load of an open round says until when it stays as it is, and no longer after it', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(company))
  await page.goto('/Cargos')
  // the hall whose round the demo world has open, and a load that it gives
  await page
    .getByRole('row', { name: /اصفهان به/u })
    .filter({ hasNotText: 'آزاد' })
    .getByRole('button', { name: /^باز کردن بار/u })
    .first()
    .click()
  const drawer = page.getByRole('dialog').first()
  const frozen = drawer.getByText('تا ۱۴:۱۰ ثابت است')
  await expect(frozen).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'ویرایش' })).toHaveCount(0)
  await moveClock(10 * minute)
  await expect(frozen).toHaveCount(0)
})

test('the clock of the head goes with the second', async ({ browser }) => {
  const page = await openAs(browser, await newSession(company))
  await page.goto('/Cargos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 2_000)
  await page.clock.runFor(1_000)
  const before = await secondsOf(page)
  expect(before).toBeGreaterThan(0)
  await page.clock.runFor(1_000)
  expect(await secondsOf(page)).toBe(before + 1)
  await page.clock.runFor(58_000)
  expect(await secondsOf(page)).toBe(before + 59)
})

test('a driver with an open permit is offered no turn, and a closed hall gives none', async ({ browser }) => {
  const { data: permits } = await asAdmin<{ driverNationalId: string }[]>(
    '/api/v1/DriverReserve/SearchDriverReserve',
    {
      Filter: [{ field: 'status', op: 'eq', value: permitStatus.issued }],
    },
  )
  const page = await openFresh(browser, 'Admin', '/Driver/Drivers')
  await page.getByRole('textbox', { name: 'جست‌وجو در رانندگان' }).fill(permits[0]?.driverNationalId ?? '')
  await expect(page.getByText('۱ راننده', { exact: true }).first()).toBeVisible()
  await page.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: /نوبت زنده.*مجوز باز دارد/u }).click()
  await expect(drawer.getByText(/^مجوز [۰-۹]+ باز است؛/u)).toBeVisible()
  await page.goto('/DriverTurn')
  await expect(page.getByRole('option', { name: 'سالن یزد، غیرفعال' })).toBeDisabled()
})

test('a product owner with work is not deleted, and the menu says why', async ({ browser }) => {
  const page = await openFresh(browser, 'Admin', '/ManageProductOwner')
  const { data: owners } = await asAdmin<{ firstname: string; hasWork: boolean }[]>(
    '/api/v1/ProductOwner/GetAllProductOwner',
  )
  const owner = owners.find(({ hasWork }) => hasWork)
  const row = page
    .getByRole('row')
    .filter({ hasText: owner?.firstname ?? '' })
    .first()
  await row.getByRole('button', { name: /^کارهای/u }).click()
  const item = page.getByRole('menuitem', { name: /حذف صاحب کالا/u })
  await expect(item).toBeDisabled()
  await expect(item).toContainText('بار یا مجوزی در جریان دارد')
})
