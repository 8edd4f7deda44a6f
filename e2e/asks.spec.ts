import { expect, type Page } from '@playwright/test'
import { newSession, openScreen } from './accounts.ts'
import { atOnceHall, declareLoad, minuteHall } from './declare-load.ts'
import { minute, moveClock, signIn, takeTurn } from './people.ts'
import { call } from './registering.ts'
import { test } from './test.ts'

/** Demo driver 5, of whose kind many wait at the port; no other journey is his. */
const driver = '1000000052'
const narrow = { width: 320, height: 640 }

/** What is smaller than a driver reads, of all that a dialog shows. */
const smallIn = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
      .map((one) => one.textContent),
  )

test('a driver in a queue reads when his kind gets a load, how often that held, and of what it comes', async ({
  browser,
}) => {
  const page = await signIn(browser, driver, 'راننده', narrow)
  await page.context().grantPermissions(['geolocation'])
  await takeTurn(page, 'بندر شهید رجایی')
  const line = page.getByRole('button', { name: /بار، بیشترِ وقت‌ها .+ (ساعت|روز) دیگر/ })
  await expect(line).toContainText(/برای [۰-۹]+ تا از [۰-۹]+ نوبت آخر همین شد/)
  const said = (await line.locator('b').textContent()) ?? ''
  await line.click()
  const sheet = page.getByRole('dialog', { name: 'کی بار می‌رسد؟' })
  await expect(sheet).toContainText(`${said} دیگر`)
  await expect(sheet).toContainText('این قول نیست')
  await expect(sheet).toContainText(/[۰-۹]+ نوبت در ۱۲ هفتهٔ گذشته/)
  expect(await smallIn(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrow.width)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(line).toBeVisible()
})

/** Where a load of his hall goes whose route enough others drove. */
async function knownRoute(): Promise<string> {
  const { accessToken } = await newSession({ username: driver, door: 'Driver' })
  const ask = async <Data>(path: string, body?: object) => (await call<Data>(path, body, accessToken)).data
  type Load = { id: number; cargoDestination: string }
  const loads = await ask<Load[]>('/api/v1/Cargo/ShowCargoLoadHallWeb', { LoadHalId: atOnceHall.id })
  for (const { id, cargoDestination } of loads)
    if (await ask<object | null>(`/api/v1/Cargo/GetWayPay?CargoId=${id}`)) return cargoDestination
  throw new Error('no load of the demo goes where others went')
}

test('a load tells what its route paid others with his loader, in its details and in its why', async ({
  browser,
}) => {
  // asked first: a driver who comes in anew is out on his other devices
  const destination = await knownRoute()
  const page = await signIn(browser, driver, 'راننده', narrow)
  await page.goto('/ShowCargoHall')
  const card = page.getByRole('article').filter({ hasText: destination }).first()
  for (const name of [/^چرا /, /^جزئیات بار/]) {
    await card.getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog')
    // in «چرا؟» it is a press further
    if (name.test('چرا ')) await sheet.getByRole('button', { name: 'همهٔ جزئیات' }).click()
    await expect(sheet.getByRole('heading', { name: 'این راه چه می‌دهد؟' })).toBeVisible()
    await expect(sheet).toContainText(/[۰-۹٬]+ تا [۰-۹٬]+ تومان/)
    await expect(sheet).toContainText(/نیمی از کرایه‌های [۰-۹]+ بار همین راه برای .+، در ۹۰ روز گذشته/)
    expect(await smallIn(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrow.width)
    await page.goBack()
    await expect(sheet).toBeHidden()
  }
})

/** Demo driver 14, whose trailer has curtains; no other journey is his. */
const wishing = '1000000141'

test('a driver says which route he wants, and is told when its load comes, once, where no browser is told by a message', async ({
  browser,
}) => {
  const page = await signIn(browser, wishing, 'راننده', narrow)
  await page.getByRole('link', { name: /^من/ }).click()
  await page.getByRole('link', { name: /^خبرم کن/ }).click()
  const choose = async (name: string, city: string) => {
    await page.getByRole('combobox', { name }).fill(city)
    await page
      .getByRole('option', { name: new RegExp(`^${city}`) })
      .first()
      .click()
  }
  await choose('از', minuteHall.name)
  await choose('به', 'مشهد')
  await page.getByRole('button', { name: 'خبرم کن' }).click()
  const row = page.getByRole('listitem').filter({ hasText: `از ${minuteHall.name} به مشهد` })
  await expect(row).toBeVisible()
  await expect(page.getByText(/پیامک می‌دهیم، روزی ۳ بار نه بیشتر/)).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrow.width)

  await moveClock(minute)
  await declareLoad({ rentToman: 53_333_300 })
  await moveClock(minute)
  await moveClock(minute)
  await page.goto('/Notifications')
  const told = page.getByText(/^بار .+ به مشهد، ۵۳٬۳۳۰٬۸۰۰ تومان$/)
  await expect(told).toHaveCount(1)
  const admin = await openScreen(browser, 'Admin', '/Outbox')
  await expect(admin.getByText('بار راهی که راننده خواسته')).toHaveCount(1)

  await page.goto('/Notifications/Choices')
  await row.getByRole('button', { name: /^برداشتن/ }).click()
  await expect(row).toBeHidden()
})

test('a company chooses how it is told of what, and finds it so again', async ({ browser }) => {
  const page = await signIn(browser, 'TC10380284790', 'شرکت')
  await page.goto('/Notifications')
  await page.getByRole('link', { name: 'چه خبری، از چه راهی' }).click()
  const wallet = page.getByRole('switch', { name: 'کیف پول، روی گوشی یا مرورگر' })
  await expect(wallet).toBeChecked()
  await wallet.uncheck()
  await expect(wallet).toBeEnabled()
  await page.reload()
  await expect(wallet).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /^بارهایی که اعلام کرده‌اید/ })).toBeChecked()
})
