import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs } from './accounts.ts'
import { url } from './people.ts'
import { test } from './test.ts'

const streamPath = '/api/v1/Live'
/** Far sooner than any window looks by itself. */
const soon = { timeout: 5_000 }

/** One call by somebody elsewhere. */
async function elsewhere<T>(token: string, path: string, body: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await reply.json()) as { data: T }).data
}

const streamOf = (page: Page) => page.waitForResponse((reply) => new URL(reply.url()).pathname === streamPath)
const queueOf = (page: Page) => page.getByText(/^[۰-۹]+ نوبت در صف/)

test('what somebody changes elsewhere shows in every window at once, and all windows share one stream', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.LoadHallAdmin), { viewport: desk })
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
  await page.context().close()
})
