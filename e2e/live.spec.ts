import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

const streamPath = '/api/v1/Live'
/** Far sooner than any window looks by itself. */
const soon = { timeout: 5_000 }

async function elsewhere<T>(token: string, path: string, body: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await reply.json()) as { data: T }).data
}

const streamOf = (page: Page) => page.waitForResponse((reply) => new URL(reply.url()).pathname === streamPath)
// how many stand in the queue
const queueOf = (page: Page) => page.getByRole('tab', { name: /^همه [۰-۹]+/ })

test('what somebody changes elsewhere shows in every window at once, and all windows share one stream', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.LoadHallAdmin))
  let streams = 0
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === streamPath) streams += 1
  })
  const opened = streamOf(page)
  await page.goto('/')
  expect((await opened).status()).toBe(200)
  const second = await page.context().newPage()
  await second.goto('/')
  const before = await queueOf(second).textContent()
  await expect(queueOf(page)).toHaveText(before ?? '')

  const staff = await newSession(accounts.LoadHallAdmin)
  const [turn] = await elsewhere<{ id: number }[]>(staff.accessToken, '/api/v1/DriverTurn/SearchDriverTurn', {
    IsActive: 1,
    PageSize: 1,
  })
  await elsewhere(staff.accessToken, `/api/v1/DriverTurn/CancelDriverTurn?DriverTurnId=${turn?.id}`, {})
  await expect(queueOf(page)).not.toHaveText(before ?? '', soon)
  await expect(queueOf(second)).not.toHaveText(before ?? '', soon)
  expect(streams).toBe(1)
})

test('what one is told shows at the bell of every window at once, and what is read in one is read in all', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.TransportationCompanyAdmin))
  const opened = streamOf(page)
  await page.goto('/Notifications')
  expect((await opened).status()).toBe(200)
  const second = await page.context().newPage()
  await second.goto('/')
  const bellOf = (window: Page) => window.getByRole('banner').getByRole('button', { name: /^اعلان‌ها/ })
  const readAll = page.getByRole('button', { name: 'همه را خواندم' })
  await bellOf(second).click()
  const told = 'به کیف پول شما افزوده شد'
  const inPage = page.getByRole('row', { name: told })
  const underBell = second.getByRole('dialog', { name: 'اعلان‌های تازه' }).getByText(told)

  const { accessToken } = await newSession(accounts.Admin)
  const body = { TransportationCompanyId: 1, Amount: 1_000_000, Description: 'واریز نقدی' }
  await elsewhere(accessToken, '/api/v1/AccountActivity/AddCharge', body)
  for (const shown of [inPage, underBell]) await expect(shown).toHaveCount(1, soon)
  for (const window of [page, second]) await expect(bellOf(window)).toHaveAccessibleName(/خوانده‌نشده/, soon)
  await readAll.click()
  // it can be taken back for some seconds, and is done then
  await expect(page.getByRole('button', { name: 'برگرداندن' })).toBeVisible()
  await expect(readAll).toHaveCount(0)
  await moveClock(heldMs)
  for (const window of [page, second]) await expect(bellOf(window)).toHaveAccessibleName('اعلان‌ها', soon)
})
