import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs } from './accounts.ts'
import { openContext } from './people.ts'
import { test } from './test.ts'
import { computeCode, stepAt } from '../server/src/features/factors/totp.rules.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function codeOf(secret: string, now: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return computeCode(Buffer.from(bytes), stepAt(new Date(now)))
}
const timeIn = (page: Page) => page.evaluate(() => Date.now())

/** The password, as far as the second step. */
async function come(page: Page, { username, password = 'Bargah@1405' }: (typeof accounts)['Admin']) {
  await page.goto('/login')
  await page.getByRole('radio', { name: 'پشتیبانی' }).click({ force: true })
  await page.getByLabel('نام کاربری').fill(username)
  await page.getByRole('textbox', { name: 'گذرواژه' }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}

test('an app is added, asked for at sign-in, and replaced by a recovery code', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.AdminSupport), { viewport: desk })
  await page.goto('/Profile')
  await page.getByRole('button', { name: 'افزودن برنامهٔ رمزساز' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' })).toBeVisible()
  const secret = (await dialog.locator('.factor-secret').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel('کد شش‌رقمی برنامه').fill(codeOf(secret, await timeIn(page)))
  const codes = page.getByRole('list', { name: 'کدهای بازیابی' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allInnerTexts()
  await page.locator('dialog .dialog-foot .btn-primary').first().click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()
  await expect(page.getByText('۱۰ کد بازیابی مانده است.')).toBeVisible()

  const context = await openContext(browser, { viewport: desk })
  const other = await context.newPage()
  await come(other, accounts.AdminSupport)
  await expect(other.getByRole('heading', { name: 'کد برنامهٔ رمزساز' })).toBeVisible()
  await other.getByLabel('کد شش‌رقمی').fill('000000')
  await expect(other.getByText('کد برنامه درست نیست')).toBeVisible()
  await other.getByRole('button', { name: 'کد بازیابی دارم' }).click()
  await other.getByLabel('کد بازیابی').fill(recovery)
  await other.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(other).toHaveURL(/\/$/)
})

test('a passkey is added by its name and signs in', async ({ browser }) => {
  const context = await openContext(browser, { viewport: desk })
  const page = await context.newPage()
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await come(page, accounts.Customer)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/Profile')
  await page.getByRole('button', { name: 'افزودن گذرکلید' }).click()
  await page.getByLabel('نام گذرکلید').fill('لپ‌تاپ دفتر')
  await page.getByRole('button', { name: 'ساختن گذرکلید' }).click()
  await expect(page.getByRole('list', { name: 'کدهای بازیابی' })).toBeVisible()
  await page.locator('dialog .dialog-foot .btn-primary').first().click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()
  await expect(page.getByText('لپ‌تاپ دفتر')).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await come(page, accounts.Customer)
  await page.getByRole('button', { name: 'تأیید با گذرکلید' }).click()
  await expect(page).toHaveURL(/\/$/)
})
