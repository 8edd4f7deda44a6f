import { expect } from '@playwright/test'
import { openScreen } from '../accounts.ts'
import { test } from '../test.ts'

/** Each list of things that the audit tells of, and what a row of it is called there. */
const lists = [
  ['/AdminCargos', 'بار'],
  ['/AdminDriverReserve', 'مجوز'],
  ['/DriverTurnList?hall=2', 'نوبت'],
  ['/TransportationCompany', 'شرکت'],
  ['/ManageProductOwner', 'صاحب کالا'],
  ['/Driver/Drivers', 'راننده'],
  ['/AdminUser', 'کاربر'],
  ['/MainBranchIndex', 'دفتر'],
] as const

for (const [path, noun] of lists)
  test(`from what is open at ${path} an administrator comes to all of its events`, async ({ browser }) => {
    const page = await openScreen(browser, 'Admin', path)
    await page.getByRole('row').nth(1).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    const part = drawer.getByRole('button', { name: /^رویدادها/ })
    const all = drawer.getByRole('link', { name: `همهٔ رویدادهای این ${noun}` })
    await expect(part.or(all).first()).toBeVisible()
    if (await part.isVisible()) await part.click()
    await all.click()
    await expect(page).toHaveURL(/\/Audit\?.*table=/)
    await expect(page.getByRole('heading', { name: 'رویدادها' })).toBeVisible()
  })
