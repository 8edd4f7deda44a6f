import { type BrowserContext, expect, type Page } from '@playwright/test'
import { accounts, desk, openFresh } from './accounts.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { computeCode, stepAt } from '../server/src/features/factors/totp.rules.ts'
import { openContext } from './windows.ts'
import { readClock, url } from './world.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an app shows now, by the server's clock. */
async function codeOf(secret: string): Promise<string> {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return computeCode(Buffer.from(bytes), stepAt(await readClock()))
}

/** The password, as far as the second step. */
async function come(page: Page, { username, password = 'Bargah@1405' }: (typeof accounts)['Admin']) {
  await page.goto('/login')
  await page.getByRole('radio', { name: 'پشتیبانی' }).check({ force: true })
  await page.getByLabel('نام کاربری').fill(username)
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}

/** The recovery codes that are shown now, which are then put away unread. */
async function closeCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'کدهای بازیابی' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allInnerTexts()
  await page.getByRole('dialog', { name: 'کدهای بازیابی شما' }).locator('.dialog-foot .btn-primary').click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()
  return shown
}

test('an app is added and asked for at sign-in: a wrong code, the right one, a recovery code once', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openFresh(browser, 'AdminSupport', '/Profile')
  await page.getByRole('button', { name: 'افزودن برنامهٔ رمزساز' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' })).toBeVisible()
  const secret = (await dialog.locator('.factor-secret').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel('کد شش‌رقمی برنامه').fill(await codeOf(secret))
  const [recovery = ''] = await closeCodes(page)
  await expect(page.getByText('۱۰ کد بازیابی مانده است.')).toBeVisible()

  await moveClock(minute)
  const context = await openContext(browser, { viewport: desk })
  const byApp = await context.newPage()
  await come(byApp, accounts.AdminSupport)
  await expect(byApp.getByRole('heading', { name: 'کد برنامهٔ رمزساز' })).toBeVisible()
  const right = await codeOf(secret)
  await byApp.getByLabel('کد شش‌رقمی').fill(right === '000000' ? '000001' : '000000')
  await expect(byApp.getByText('کد برنامه درست نیست')).toBeVisible()
  await byApp.getByLabel('کد شش‌رقمی').fill(right)
  await expect(byApp).toHaveURL(/\/$/)

  for (const isFirst of [true, false]) {
    const lost = await (await openContext(browser, { viewport: desk })).newPage()
    await come(lost, accounts.AdminSupport)
    await lost.getByRole('button', { name: 'کد بازیابی دارم' }).click()
    await lost.getByLabel('کد بازیابی').fill(recovery)
    await lost.getByRole('button', { name: 'ورود', exact: true }).click()
    if (isFirst) await expect(lost).toHaveURL(/\/$/)
    else await expect(lost.getByText('کد بازیابی درست نیست یا پیش‌تر به کار رفته است.')).toBeVisible()
  }

  // who lost it all calls an administrator, who asks from the account's drawer and needs a second one
  const admin = await openFresh(browser, 'Admin', '/AdminUser?view=t2&q=support')
  await admin.getByRole('row').nth(1).click()
  await admin.getByRole('button', { name: 'عوض کردن گذرواژه' }).click()
  await admin.getByRole('link', { name: 'درخواست برداشتن آن' }).click()
  await expect(admin.getByLabel('نام کاربری')).toHaveValue('support')
  await admin.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(admin.getByText('منتظر مدیر دیگر')).toBeVisible()
})

/** Has the windows of a browser a device that makes passkeys and whose owner always agrees. */
async function addDevice(page: Page, context: BrowserContext): Promise<void> {
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
}

test('a passkey is added by its name and signs in', async ({ browser }) => {
  // passkeys are bound to a name, and an address of numbers is none
  const baseURL = url().replace('127.0.0.1', 'localhost')
  const context = await openContext(browser, { viewport: desk, baseURL })
  const page = await context.newPage()
  await addDevice(page, context)
  await come(page, accounts.Customer)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/Profile')
  await page.getByRole('button', { name: 'افزودن گذرکلید' }).click()
  await page.getByLabel('نام گذرکلید').fill('لپ‌تاپ دفتر')
  await page.getByRole('button', { name: 'ساختن گذرکلید' }).click()
  await closeCodes(page)
  await expect(page.getByText('لپ‌تاپ دفتر')).toBeVisible()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await come(page, accounts.Customer)
  await page.getByRole('button', { name: 'تأیید با گذرکلید' }).click()
  await expect(page).toHaveURL(/\/$/)
})
