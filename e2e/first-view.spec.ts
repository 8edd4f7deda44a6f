import { type Browser, expect, type Page } from '@playwright/test'
import { newSession, windowOf } from './accounts.ts'
import { movedBy, watchMoves } from './moved.ts'
import { takeTurn } from './people.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'
import { url } from './world.ts'

const phone = { width: 360, height: 740 }
const username = '1000000230'
/** Of the whole home, with its data: the page, what draws it, and what it says. */
const mostRequests = 25
/** Of scripts and sheets as they come over the line, before anything is fetched ahead. */
const mostScriptBytes = 110_000
/** The door's heading takes one line fewer once its letters have come; nothing else may move. */
const mostShift = { door: 0.04, home: 0.02 }

/** A phone with nothing kept, on which a driver is signed in or nobody is; and how its page moved while it came. */
async function openPhone(browser: Browser, isSignedIn: boolean): Promise<Page> {
  const session = isSignedIn ? await newSession({ username, door: 'Driver' }) : null
  const context = await openContext(browser, windowOf(session, { viewport: phone }))
  const page = await context.newPage()
  await watchMoves(page)
  return page
}

async function bytesOf(page: Page, ending: string): Promise<number> {
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, size: encodedBodySize }),
    ),
  )
  return sizes.filter(({ name }) => name.endsWith(ending)).reduce((sum, { size }) => sum + size, 0)
}

test('the page that the server sends holds the words of the door, and is drawn without another file', async ({
  browser,
}) => {
  const page = await openPhone(browser, false)
  await page.route(/\/assets\//, (route) => route.abort())
  await page.goto('/login')
  const door = page.locator('[data-opening="door"]')
  await expect(door.getByText('شمارهٔ همراهتان را بزنید')).toBeVisible()
  await expect(door.getByText('کد را بفرست')).toBeVisible()
  const [ground, height] = await door
    .locator('.face')
    .evaluate(
      (face) => [getComputedStyle(face).backgroundColor, face.getBoundingClientRect().height] as const,
    )
  expect(ground).toBe('rgb(125, 36, 117)')
  expect(height).toBeGreaterThan(150)
})

test('the panel’s own door takes the place of the page’s, and little moves', async ({ browser }) => {
  const page = await openPhone(browser, false)
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'شمارهٔ همراه' })).toBeFocused()
  await expect(page.locator('[data-opening]')).toHaveCount(0)
  expect(await movedBy(page)).toBeLessThan(mostShift.door)
})

test('a driver’s home is whole after few requests, without the desk’s parts, and does not move', async ({
  browser,
}) => {
  const page = await openPhone(browser, true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(url(), '')))
  await page.goto('/')
  await expect(page.locator('#root .face-acts .btn').first()).toBeVisible()
  // what follows the stream comes by the clock after the load, however slow the rest of home is
  const whole = asked.filter((address) => !address.startsWith('/assets/live-'))
  expect(whole.length, whole.join('\n')).toBeLessThanOrEqual(mostRequests)
  const ofDesk = /Desk|DataTable|DateField|rooms|Palette|TileMap|LineChart|HallHome|CompanyHome|AdminHome/
  expect(whole.filter((address) => ofDesk.test(address))).toEqual([])
  expect((await bytesOf(page, '.js')) / 1000).toBeLessThan(mostScriptBytes / 1000)
  expect(await movedBy(page)).toBeLessThan(mostShift.home)
})

test('what home says is asked for before its scripts are there, once, and kept by nobody', async ({
  browser,
}) => {
  const page = await openPhone(browser, true)
  let isHeld = true
  const letGo: (() => void)[] = []
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => letGo.push(resolve))
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  const halls = Promise.all([page.waitForResponse(/GetHallsNow/), page.waitForResponse(/LoadHall\/GetAll/)])
  const turn = page.waitForResponse(/GetDriverTurnInfoWeb/)
  await page.goto('/', { waitUntil: 'commit' })
  expect((await turn).headers()['cache-control']).toContain('no-store')
  await halls
  expect(await page.locator('#root').innerHTML()).toBe('')
  isHeld = false
  for (const go of letGo) go()
  await expect(page.locator('#root .face-acts .btn').first()).toBeVisible()
  const of = (name: string) => asked.filter((each) => each === name)
  for (const name of ['GetDriverTurnInfoWeb', 'GetHallsNow', 'GetAll']) expect(of(name)).toHaveLength(1)
})

test('nor does the home of a driver with a turn', async ({ browser }) => {
  const page = await openPhone(browser, true)
  await page.goto('/')
  await takeTurn(page, 'شیراز')
  await page.goto('/')
  await expect(page.getByText('نوبت شما در سالن شیراز')).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(await movedBy(page)).toBeLessThan(mostShift.home)
})

test('a sheet that did not come is asked for again, and the page gets its looks', async ({ browser }) => {
  const page = await openPhone(browser, true)
  let failed = 0
  await page.route(/\/assets\/index-[^/]+\.css$/, (route) => {
    failed += 1
    return failed === 1 ? route.abort() : route.continue()
  })
  await page.goto('/')
  const head = page.locator('.phone-head').first()
  await expect(head).toBeVisible()
  const rules = () =>
    page.evaluate(
      () => [...document.styleSheets].find(({ href }) => href?.includes('/index-'))?.cssRules.length ?? 0,
    )
  await expect.poll(() => failed).toBe(2)
  await expect.poll(rules).toBeGreaterThan(0)
})
