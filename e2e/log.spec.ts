import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { Signer, WrittenLog } from '../verifier/src/write-log.build.ts'
import { openAs, phone } from './accounts.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { minute, moveClock, signIn, takeTurn, wantLoad } from './people.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'
import { url } from './world.ts'

const log = `/log/${hall.id}`
const load = { rentToman: 53_333_300, netPay: '۵۳٬۳۳۰٬۸۰۰' }

/** The log's entries as they are published, and its key, as only the operator has it. */
async function operator() {
  const texts: string[] = []
  const verdict = await verifyLog(
    async (path) => {
      const reply = await fetch(`${url()}${log}/${path}`)
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null
    },
    { onEntry: (_index, _entry, text) => void texts.push(text) },
  )
  if (!verdict.ok) throw new Error(JSON.stringify(verdict))
  const pem = readFileSync(join(process.env.BARGAH_DATA ?? '', 'log-signer/key.pem'))
  const signer = new Signer(verdict.origin, 1, createPrivateKey(pem))
  return { texts, written: (own: string[]) => new WrittenLog({ origin: verdict.origin, signer, texts: own }) }
}

/** From here on a phone is shown another log, which the true key has signed. */
async function showAnother(page: Page, another: WrittenLog) {
  const files = another.files()
  await page.route(`**${log}/**`, (route) => {
    const bytes = files.get(new URL(route.request().url()).pathname.slice(log.length + 1))
    return bytes ? route.fulfill({ body: Buffer.from(bytes) }) : route.fulfill({ status: 404 })
  })
}

/** A driver takes a turn and puts a load on his list. */
async function choose(browser: Browser, username: string): Promise<Page> {
  const page = await signIn(browser, username, 'راننده')
  await page.context().setGeolocation(hall)
  // nothing of the log is seen before the test says so
  await page.route(`**${log}/**`, (route) => route.abort())
  await takeTurn(page, hall.name)
  return page
}

async function addLoad(page: Page) {
  await page.goto('/ShowCargoHall')
  await wantLoad(page, load.netPay)
}

const warning = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'دفتر عمومی سالن با آنچه این گوشی دیده نمی‌خواند' })

const seenLog = (hallId: number) => localStorage.getItem(`bargah.log.${hallId}`)

test('a phone keeps its receipts, finds them in the log after the round, and says when a log is another', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await choose(browser, '1000000087')
  const other = await choose(browser, '1000000141')
  await moveClock(2 * minute)
  await declareLoad(load)
  await addLoad(page)
  await addLoad(other)
  await moveClock(2 * minute)

  await page.unroute(`**${log}/**`)
  await page.goto('/')
  // it has looked when it keeps what it saw, and only then its silence says something
  await expect.poll(() => page.evaluate(seenLog, hall.id)).toContain('checkpoint')
  await expect(warning(page)).toHaveCount(0)
  await page.goto(log)
  await expect(page.getByRole('heading', { name: 'دفتر درست است' })).toBeVisible()
  await page.getByText('با رسید').click()
  const receipts = page.locator('.log-receipts li')
  await expect(receipts).toHaveCount(2)
  await expect(receipts.filter({ hasText: 'در دفتر است، سطر' })).toHaveCount(2)
  await receipts.first().getByRole('button', { name: 'سنجیدن' }).click()
  await expect(page.getByText('دفتر به این رسید عمل کرده است')).toBeVisible()

  // what this phone saw is held against what it is shown later
  const { texts, written } = await operator()
  const early = texts.findIndex((text) => text.includes('"kind":"turn_taken"'))
  const changed = (texts[early] as string).replace(
    /"native":(true|false)/,
    (_, was) => `"native":${was === 'false'}`,
  )
  await showAnother(page, written(texts.with(early, changed)))
  await page.goto('/')
  await expect(warning(page)).toContainText('سطرهای پیشین را عوض کرده‌اند')
  await page.goto(log)
  await expect(page.getByRole('heading', { name: /^دفتر .*درست نیست$/ })).toBeVisible()
  await expect(page.getByText('سطرهای پیشین را عوض کرده‌اند')).toBeVisible()
  await page.unroute(`**${log}/**`)
  await showAnother(page, written(texts.slice(0, -4)))
  await page.goto('/')
  await expect(warning(page)).toContainText('سطری از آن برداشته‌اند')

  // the other phone saw nothing yet: what convicts the log is the receipt of the list that it lacks
  await other.unroute(`**${log}/**`)
  const his = texts.findLastIndex((text) => text.includes('"kind":"list_sealed"'))
  await showAnother(other, written(texts.toSpliced(his, 1)))
  await other.goto('/')
  await expect(warning(other)).toContainText('بارگاه به رسیدی که امضا کرده عمل نکرده است')
})

test('whoever runs no scripts reads the last entries, and whoever wants takes the whole log', async ({
  browser,
}) => {
  const context = await openContext(browser, { viewport: phone })
  const reader = await context.newPage()
  await reader.goto(log)
  const download = reader.waitForEvent('download')
  await reader.getByRole('link', { name: 'دریافت دفتر' }).click()
  expect((await download).suggestedFilename()).toBe(`log-${hall.id}.tar`)
  await context.close()

  const plain = await browser.newContext({ baseURL: url(), javaScriptEnabled: false, viewport: phone })
  const page = await plain.newPage()
  await page.goto(log)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^دفتر .*${hall.name}`))
  await expect(page.locator('.plain')).toContainText('این صفحه دفتر را بررسی نکرده است')
  await expect(page.locator('[data-opening]').filter({ visible: true })).toHaveCount(0)
  expect(await page.locator('.plain-rows li').count()).toBeGreaterThan(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await plain.close()
})

test('a board whose server is gone says so, and goes on when it is back', async ({ browser }) => {
  const board = await openAs(browser, null)
  await board.goto(`/board/${hall.id}`)
  await expect(board.getByLabel('ساعت')).toBeVisible()
  // the stream alone is cut: it reads by itself
  await board.route('**/Live*', (route) => route.abort())
  await board.reload()
  const asked = board.waitForResponse('**/Board/Show*')
  await board.clock.fastForward(2_000)
  await asked
  await expect(board.getByText('ارتباط قطع است')).toHaveCount(0)
  await board.route('**/Board/Show*', (route) => route.abort())
  await board.clock.fastForward(10_000)
  await expect(board.getByText('ارتباط قطع است')).toBeVisible()
  await board.unroute('**/Board/Show*')
  await board.clock.fastForward(5_000)
  await expect(board.getByText('ارتباط قطع است')).toHaveCount(0)
})

test('a stranger finds a hall’s log and board from the door, without its number', async ({ browser }) => {
  const page = await openAs(browser, null)
  await page.goto('/login')
  await page.getByRole('link', { name: 'دفتر سالن‌ها' }).click()
  await expect(page).toHaveURL(/\/log$/)
  const own = page.getByRole('listitem').filter({ hasText: hall.name })
  await expect(own.getByRole('link', { name: /^تابلوی/ })).toHaveAttribute('href', `/board/${hall.id}`)
  await own.getByRole('link', { name: /^دفتر/ }).click()
  await expect(page).toHaveURL(new RegExp(`${log}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hall.name)
  await page.goto('/board')
  await expect(page.getByRole('heading', { name: 'دفتر عمومی سالن‌ها' })).toBeVisible()
})
