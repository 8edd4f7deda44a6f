import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { signIn, takeTurn } from './people.ts'
import { accounts, newSession, openAs, openFresh, openScreen } from './accounts.ts'
import { ask, takeFree, takeLoad } from './owners-load.ts'
import { test } from './test.ts'
import { url } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const lost = /^(به سرور وصل نیستید|اینترنت نیست)\./
const age = /آنچه می‌بینید از .+ است\./

/** Waits until the service worker holds the page. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('a killed server leaves the shell and the last list, and is found again when it is back', async ({
  browser,
  own,
}) => {
  const look = { base: own.url }
  const page = await openAs(browser, await newSession(accounts.TransportationCompanyAdmin, own.url), look)
  await page.goto('/Cargos')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await kept(page)
  const first = await rows.nth(1).innerText()

  await own.kill()
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(page.getByText(age)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'فهرست اصلی' })).toBeVisible()
  expect(await rows.nth(1).innerText()).toBe(first)

  await own.startAgain()
  await expect(page.getByText(lost)).toHaveCount(0, { timeout: 60_000 })
  await page.reload()
  expect(await rows.nth(1).innerText()).toBe(first)
  await page.context().close()
})

test('without a network the shell and the last list are there with their age, and fresh when it is back', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/AdminDriverReserve')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await kept(page)
  const first = await rows.nth(1).innerText()

  // a desk whose line goes says so by itself, and no more once it is back
  await page.context().setOffline(true)
  await expect(page.getByText(lost)).toBeVisible()
  expect(await rows.nth(1).innerText()).toBe(first)
  await page.context().setOffline(false)
  await expect(page.getByText(lost)).toHaveCount(0)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(page.getByText(age)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'فهرست اصلی' })).toBeVisible()
  expect(await rows.nth(1).innerText()).toBe(first)

  const read = page.waitForResponse((reply) => reply.url().includes('/api/') && reply.ok())
  await page.context().setOffline(false)
  await read
  await expect(page.getByText(lost)).toHaveCount(0)
})

test('a driver sees his home and his permits on the road', async ({ browser }) => {
  const page = await openScreen(browser, 'Driver', '/')
  await kept(page)
  await page.getByRole('link', { name: /^من،/ }).click()
  await page.getByRole('link', { name: /^بارهای گذشته/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مجوزهای من' })).toBeVisible()
  const permit = page.getByRole('region', { name: /^مجوز/ }).first()
  await expect(permit).toBeVisible()
  const seen = await permit.innerText()
  await allKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(page.locator('#main')).toContainText(seen.split('\n')[0] ?? '')
  await page.getByRole('link', { name: 'خانه' }).click()
  await expect(page.locator('#main').getByText('نوبت ندارید')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(lost)).toHaveCount(0, { timeout: 40_000 })
})

test('without a network a wallet shows what it had or says what is missing, asks for nothing meanwhile, and comes back', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Driver', '/MyWallet')
  const lines = page.getByRole('region', { name: 'آخرین‌ها' })
  await expect(lines.getByRole('listitem')).toHaveCount(4)
  await kept(page)
  await page.reload()
  await expect(lines.getByRole('listitem')).toHaveCount(4)
  await allKept(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(lines.getByRole('listitem')).toHaveCount(4)
  // what was asked while it was not known yet has had its second try
  await page.clock.runFor(5_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(3 * 60_000)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(asked.length).toBeLessThan(10)

  await page.evaluate(() => indexedDB.deleteDatabase('bargah'))
  await page.reload()
  await expect(lines.getByText('گردش خوانده نشد')).toBeVisible()
  await page.context().setOffline(false)
  await expect(lines.getByRole('listitem')).toHaveCount(4, { timeout: 5_000 })
})

test('a board without a network asks only whether the server is there, and goes on when it is back', async ({
  browser,
}) => {
  const page = await openAs(browser, null)
  await page.goto('/board/4')
  await expect(page.getByRole('heading', { level: 1, name: 'سالن شیراز' })).toBeVisible()
  await page.context().setOffline(true)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('alert').filter({ hasText: 'ارتباط قطع است' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(3 * 60_000)
  expect(asked.filter((path) => path !== '/healthz')).toEqual([])
  await page.context().setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: 'ارتباط قطع است' })).toHaveCount(0)
})

test('what never comes is said to take long, and asking again brings it', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.Driver))
  const lines = /\/AccountActivity\//
  // nobody answers, and nothing fails
  await page.route(lines, () => undefined)
  await page.goto('/MyWallet')
  const again = page.getByRole('button', { name: 'تلاش دوباره' })
  await page.waitForLoadState('load')
  await page.clock.runFor(5_000)
  await expect(again).toHaveCount(0)
  await page.clock.runFor(12_000)
  await expect(page.getByText('آوردن این صفحه طول کشیده است.')).toBeVisible()
  await page.unroute(lines)
  await again.click()
  await expect(page.getByRole('region', { name: 'آخرین‌ها' }).getByRole('listitem')).toHaveCount(4)
  await page.clock.runFor(3_000)
  await expect(again).toHaveCount(0)
})

/** What a window keeps on its device, as a thief of the device finds it: rows with all that can be read in them. */
const found = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'bargah')) return null
    const database = await done(indexedDB.open('bargah'))
    const read = (table: string) => done<object[]>(database.transaction(table).objectStore(table).getAll())
    const [rows, keys] = [await read('kept'), await read('keys')]
    database.close()
    const decoder = new TextDecoder()
    const textOf = (value: unknown): string =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : String(value)
    const stolen = keys.map((row) => crypto.subtle.exportKey('raw', (row as { key: CryptoKey }).key))
    return {
      rows: rows.map((row) => Object.values(row).map(textOf).join(' ')),
      keysStolen: (await Promise.allSettled(stolen)).filter(({ status }) => status === 'fulfilled').length,
      keys: keys.length,
    }
  })

/** What is shown is kept a moment later: waits until no more comes. */
async function allKept(page: Page) {
  let last = 0
  const isSteady = async () => {
    const count = (await found(page))?.rows.length ?? 0
    const same = count > 0 && count === last
    last = count
    return same
  }
  await expect.poll(isSteady, { intervals: [1_500] }).toBe(true)
}

test('what was read is sealed on the device, with a key that nobody can take, and gone after signing out', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'Customer', '/')
  await expect(page.getByText('سالن‌های اعلام بار')).toBeVisible()
  await expect.poll(async () => (await found(page))?.rows.length ?? 0).toBeGreaterThan(0)
  const kept = await found(page)
  expect(kept).toMatchObject({ keys: 1, keysStolen: 0 })
  for (const row of kept?.rows ?? []) expect(row).not.toMatch(/بندر|سالن|loadHall|isActive/)
  await page.getByRole('button', { name: /مشتری/ }).click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(() => found(page)).toBeNull()
})

/**
 * The server, whose panel can be renewed: its service worker then differs, as that of a newer build does. `lost`: a file that
 * does not come until it is found.
 */
async function startRenewable({ lost = '' } = {}) {
  let isNew = false
  let isLost = lost !== ''
  let timesLost = 0
  const proxy = createServer((request, reply) => {
    const { hostname, port } = new URL(url())
    if (isLost && request.url === lost) {
      timesLost += 1
      reply.writeHead(503).end()
      return
    }
    // whole answers as they are, so that something can be added to one
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...rest } = request.headers
    const headers = { ...rest, 'accept-encoding': 'identity' }
    const onward = forward({ hostname, port, path: request.url, method: request.method, headers })
    onward.on('response', (answer) => {
      const { 'content-length': _length, ...heads } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, heads)
      answer.pipe(reply, { end: false })
      answer.on('end', () => reply.end(isNew && request.url === '/sw.js' ? '\n// newer' : ''))
    })
    request.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    renew: () => {
      isNew = true
    },
    timesLost: () => timesLost,
    find: () => {
      isLost = false
    },
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

test('a panel whose files did not all come for offline use fetches them anew after a while', async ({
  browser,
}) => {
  // by this name the worker alone asks for the page
  const server = await startRenewable({ lost: '/index.html' })
  try {
    const page = await openScreen(browser, 'Customer', '/', { base: server.base })
    await expect(page.getByRole('heading', { level: 1, name: 'میز کار' })).toBeVisible()
    await expect.poll(server.timesLost).toBeGreaterThan(0)
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
    await expect.poll(registered).toBe(false)
    server.find()
    await page.clock.runFor(40_000)
    await kept(page)
    await page.context().close()
  } finally {
    server.close()
  }
})

test('a newer version of the panel says that it waits, and is taken when one wants', async ({ browser }) => {
  const server = await startRenewable()
  try {
    const page = await openScreen(browser, 'Customer', '/', { base: server.base })
    await kept(page)
    server.renew()
    await page.reload()
    const notice = page.getByText('نسخهٔ تازه آماده است')
    await expect(notice).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'بارگذاری دوباره' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'میز کار' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await page.context().close()
  } finally {
    server.close()
  }
})

test('the worker and the manifest come with the right heads', async ({ request }) => {
  const base = url()
  const worker = await request.get(`${base}/sw.js`)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
  const manifest = await request.get(`${base}/manifest.webmanifest`)
  expect(manifest.headers()['content-type']).toContain('manifest+json')
  const { icons, start_url: start } = (await manifest.json()) as {
    icons: { src: string }[]
    start_url: string
  }
  expect(start).toBe('/')
  for (const { src } of icons) expect((await request.get(base + src)).ok()).toBe(true)
  const missing = await request.get(`${base}/assets/gone-00000000.js`)
  expect(missing.status()).toBe(404)
})

/** A driver of the demo world and a hall of rounds that announces loads for his truck. */
async function findDriverWithLoads() {
  // halls whose rounds stay open for five minutes first: one of a minute may close in the middle of the story
  const halls = [
    [4, 'شیراز'],
    [5, 'مشهد'],
    [6, 'تبریز'],
    [3, 'بندر امام خمینی'],
  ] as const
  for (const username of ['1000000192', '1000000214', '1000000222', '1000000230', '1000000249']) {
    const { accessToken } = await newSession({ username, door: 'Driver' })
    for (const [id, hall] of halls) {
      const reply = await fetch(`${url()}/api/v1/Cargo/ShowCargoLoadHallWeb`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ LoadHalId: id }),
      })
      const { data } = (await reply.json()) as { data: unknown[] }
      if (data.length > 0) return { username, hall }
    }
  }
  throw new Error('no hall of the demo world has a load for any of the drivers')
}

test('a choice made without a network is kept through a reload and sent when it is back', {
  tag: '@core',
}, async ({ browser }) => {
  const { username, hall } = await findDriverWithLoads()
  const page = await signIn(browser, username, 'راننده')
  await takeTurn(page, hall)
  await page.goto('/ShowCargoHall')
  const add = page.getByRole('button', { name: 'می‌خواهم' }).first()
  // a round of the demo world may be closing just now: its next one takes choices again
  await expect(add).toBeVisible({ timeout: 60_000 })
  await kept(page)
  await page.context().setOffline(true)
  await add.click()
  await expect(page.getByRole('button', { name: /هنوز نرفته/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /هنوز نرفته/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /در فهرست شماست/ })).toBeVisible({ timeout: 40_000 })
})

test('a delivery and giving up wait for the network: taken back, delivered, refused in words when too late', async ({
  browser,
}) => {
  const { session, permitId } = await takeLoad('1000000214')
  const token = session.accessToken
  const page = await openAs(browser, session)
  const offline = (is: boolean) => page.context().setOffline(is)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const openPermit = async (id: number) => {
    await page.goto(`/MyPermits/${id}`)
    await expect(page.getByRole('img', { name: /تصویر چهارگوش مجوز/ })).toBeVisible()
  }
  const head = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const statusOf = async (id: number) =>
    (await ask<{ status: number }>(token, `DriverReserve/GetPass?Id=${id}`)).status
  const deliver = async () => {
    await press('تحویل دادم')
    await press('بله، تحویل دادم')
    await head('هنوز نرفته')
  }
  await openPermit(permitId)
  await kept(page)
  // the code of the page is kept by the worker once it was fetched under it
  await page.reload()
  await openPermit(permitId)

  await offline(true)
  await deliver()
  await expect(page.getByText('تحویل ثبت شد روی گوشی')).toBeVisible()
  await page.reload()
  await head('هنوز نرفته')
  await press('هنوز تحویل نداده‌ام')
  await head('مجوز بار')
  await deliver()
  await offline(false)
  await head('تحویل دادید')
  expect(await statusOf(permitId)).toBe(5)

  await ask(token, 'DriverReserve/ChangeReserveStatus', { DriverReserveId: permitId, StatusCode: 6 })
  const next = await takeFree(token)
  await openPermit(next)
  await offline(true)
  await press('بیشتر')
  await press('بار را پس می‌دهم')
  await press('بله، پس می‌دهم')
  await press('بستن')
  await expect(page.getByText('ثبت شد روی گوشی. با اولین اینترنت فرستاده می‌شود.')).toBeVisible()
  await ask(token, 'DriverReserve/ChangeReserveStatus', { DriverReserveId: next, StatusCode: 5 })
  await offline(false)
  await expect(page.getByText('در وضعیت کنونی مجوز، این کار ممکن نیست.')).toBeVisible()
  await press('فهمیدم')
  await expect(page.getByText('در وضعیت کنونی مجوز، این کار ممکن نیست.')).toHaveCount(0)
  expect(await statusOf(next)).toBe(5)
})
