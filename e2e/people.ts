import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

const password = 'Bargah@1405'
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Where this worker's server is. */
export function url(): string {
  const { BARGAH_URL } = process.env
  if (!BARGAH_URL) throw new Error('there is no server here: a spec takes `test` from e2e/test.ts')
  return BARGAH_URL
}

/** What the browser refused to load or run on a screen, since the last test; the panel needs nothing that is refused. */
export const refusedByPolicy: string[] = []

/** A window on the panel, whose clock agrees with the server's. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}) {
  const { baseURL = url() } = options
  const context = await browser.newContext({ ...options, baseURL })
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions.policy/i.test(message.text()))
      refusedByPolicy.push(message.text())
  })
  await context.clock.install({ time: await readClock(baseURL) })
  return context
}

/** The time that counts at a server. */
export async function readClock(base = url()): Promise<Date> {
  const { now } = (await (await fetch(`${base}/test/clock`)).json()) as { now: string }
  return new Date(now)
}

/** Has no stream of changes come through, as behind some proxies: the panel reads by itself, and the network is idle at times. */
export const withoutStream = (page: Page) => page.route('**/api/v1/Live*', (route) => route.abort())

type Door = 'راننده' | 'شرکت' | 'پشتیبانی'

/** A person with a browser of his own, signed in through the login page. */
export async function signIn(
  browser: Browser,
  username: string,
  door: Door,
  viewport = door === 'راننده' ? phone : desk,
): Promise<Page> {
  const context = await openContext(browser, { viewport })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('radio', { name: door }).check({ force: true })
  await page.getByLabel('نام کاربری').fill(username)
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page).not.toHaveURL(/login/i)
  return page
}

/** Moves the server's clock and lets it do what is then due. */
export async function moveClock(ms: number, base = url()): Promise<void> {
  const reply = await fetch(`${base}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  })
  expect(reply.ok).toBe(true)
}
export const minute = 60_000

/** Takes a turn at a hall from the driver's home. Out: the number, as the home shows it. */
export async function takeTurn(page: Page, hallName: string): Promise<void> {
  await page.goto('/DriverTurn')
  await page.getByRole('button', { name: new RegExp(hallName) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'گرفتن نوبت' }).click()
  await expect(page.getByText(`نوبت شما در سالن ${hallName}`)).toBeVisible()
}
