import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { accounts, newSession } from './accounts.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { minute, moveClock, signIn, signInHere, takeTurn } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

const log = `/log/${hall.id}`
const load = { rentToman: 53_333_300, netPay: '۵۳٬۳۳۰٬۸۰۰' }
const [driver, another] = ['1000000087', '1000000141']

async function leave(page: Page, how: string) {
  await page.goto('/')
  await page.getByRole('link', { name: /^من،/ }).click()
  await page.getByRole('button', { name: 'خروج از این گوشی' }).click()
  await page.getByRole('button', { name: how, exact: true }).click()
}

/** The operator ends the session of whoever is signed in in a window. */
async function endSessionOf(page: Page) {
  const { accessToken } = await newSession(accounts.Admin)
  const member = (await page.evaluate(() => localStorage.getItem('member'))) ?? '{}'
  const { clientId } = JSON.parse(member) as { clientId: number }
  const reply = await fetch(`${url()}/api/DriverApi/LogOutDriver?id=${clientId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(reply.ok).toBe(true)
  await page.goto('/')
  await expect(page).toHaveURL(/login/i)
}

async function openReceipts(page: Page) {
  await page.goto(log)
  await expect(page.getByRole('heading', { name: 'دفتر درست است' })).toBeVisible()
  await page.getByText('با رسید').click()
  return page.locator('.log-receipts li')
}

/** From here on a change of the list is answered without its receipt, as while the signer is away. */
const withoutReceipt = (page: Page) =>
  page.route('**/DriverPriority/AddDriverPriority', async (route) => {
    const reply = await route.fetch()
    const { data, ...rest } = (await reply.json()) as { data: { data: object } }
    await route.fulfill({
      response: reply,
      json: { ...rest, data: { ...data, data: { ...data.data, receipt: null } } },
    })
  })

test('receipts are there after the operator ended the session, for their driver alone, until he deletes them', async ({
  browser,
}) => {
  const page = await signIn(browser, driver, 'راننده')
  await page.context().setGeolocation(hall)
  await takeTurn(page, hall.name)
  await moveClock(2 * minute)
  await declareLoad(load)

  // a reply without its receipt is said, and the receipt comes by itself
  await withoutReceipt(page)
  await page.goto('/ShowCargoHall')
  const card = page.getByRole('article').filter({ hasText: load.netPay })
  // a slow machine may see the message only when the page has asked by itself
  const asked = page.waitForResponse((reply) => reply.url().includes('GetReceipts') && reply.ok())
  await card.getByRole('button', { name: 'می‌خواهم' }).click()
  await expect(page.getByText('رسید نیامد')).toBeVisible()
  await page.goto('/')
  await asked
  await moveClock(2 * minute)

  await expect(await openReceipts(page)).toHaveCount(2)
  await endSessionOf(page)
  await signInHere(page, another, 'راننده')
  await expect(await openReceipts(page)).toHaveCount(0)
  await leave(page, 'بیرون می‌روم')
  await expect(page).toHaveURL(/login/i)

  await signInHere(page, driver, 'راننده')
  const receipts = await openReceipts(page)
  await expect(receipts.filter({ hasText: 'در دفتر است، سطر' })).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ذخیرهٔ همهٔ رسیدها' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ receipts: [{}, {}] })

  // who leaves for good leaves nothing; what he saved is read by anybody
  await leave(page, 'بیرون می‌روم و رسیدها پاک شود')
  await expect(page).toHaveURL(/login/i)
  await signInHere(page, driver, 'راننده')
  await expect(await openReceipts(page)).toHaveCount(0)
  await page.getByLabel('فایل رسیدها، یا عکس تصویر چهارگوش برگهٔ نوبت').setInputFiles(file)
  await expect(page.getByText('۲ از ۲ رسید این سالن در دفتر است')).toBeVisible()
})

test('a log that its signer refuses, or that is not to be seen, is told on the phone and on its page', async ({
  browser,
}) => {
  const page = await signIn(browser, another, 'راننده')
  await page.context().setGeolocation(hall)
  await takeTurn(page, hall.name)
  const since = await page.evaluate(() => new Date(Date.now() - 120_000).toISOString())
  const state = { signer: 'refuses', since, entries: 90, signed: 88, signedAt: since }
  await page.route(`**${log}/state`, (route) => route.fulfill({ json: state }))
  await page.goto('/')
  const refused = page.getByRole('alert').filter({ hasText: 'امضاکننده این دفتر را نپذیرفت' })
  await expect(refused).toBeVisible()
  await page.goto(log)
  await expect(refused).toBeVisible()

  await page.unroute(`**${log}/state`)
  await page.route(`**${log}/**`, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const unseen = page.getByRole('alert').filter({ hasText: 'دفتر عمومی سالن دیده نمی‌شود' })
  // the first look that finds nothing is excused, and remembered
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`bargah.log.${id}.unseen`), hall.id))
    .not.toBeNull()
  await expect(unseen).toHaveCount(0)
  await page.clock.fastForward('01:01:00')
  await page.goto('/')
  await expect(unseen).toBeVisible()
  await page.unroute(`**${log}/**`)
  await page.reload()
  await expect(unseen).toHaveCount(0)
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`bargah.log.${id}.unseen`), hall.id))
    .toBeNull()
})
