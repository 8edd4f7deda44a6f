import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type Response,
  type Route,
} from '@playwright/test'
import { contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'

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

/** The writes that the server was asked for by windows since the last test, but for those of one's own sessions. */
export const written: string[] = []
const writes = new Map(
  Object.values<EndpointShape>(contract).flatMap(({ effect, changes, path, title }) =>
    effect === 'write' && !changes.includes('session') ? [[path.toLowerCase(), title] as const] : [],
  ),
)

/** The browsers that several tests of a worker look at one after another: they are not closed with the test that opened them. */
export const keptOpen = new WeakSet<BrowserContext>()

type ContextOptions = BrowserContextOptions & {
  /** What the panel finds in its localStorage when it is first opened in this browser. */
  kept?: Record<string, string>
}

/** A browser of somebody's own for the panel, whose clock agrees with the server's. */
export async function openContext(browser: Browser, { kept, ...options }: ContextOptions = {}) {
  const { baseURL = url() } = options
  const context = await browser.newContext({ ...options, baseURL })
  context.on('console', (message) => {
    if (/Content Security Policy|Permissions.policy/i.test(message.text()))
      refusedByPolicy.push(message.text())
  })
  context.on('response', (response) => {
    const write = writes.get(new URL(response.url()).pathname.toLowerCase())
    // the server names each of its replies; one that a test made up has no name
    if (write && response.headers()['x-request-id']) written.push(write)
  })
  context.on('page', leaveFirmly)
  await context.clock.install({ time: await readClock(baseURL) })
  if (kept) await keepBeforehand(context, kept)
  return context
}

/** Writes into the storage of the first page that is opened; Playwright's own way opens a page, in a process, for it. */
async function keepBeforehand(context: BrowserContext, kept: Record<string, string>) {
  const script = await context.addInitScript((entries) => {
    if (location.protocol !== 'about:')
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, kept)
  context.once('page', (page) => page.once('domcontentloaded', () => void script.dispose()))
}

/**
 * Has an address that is opened in a page opened once more where the page itself broke it off: after a sheet is closed it
 * goes back over its entry of the history (docs/decisions/0022), some milliseconds later, and the browser does the last that
 * it is told.
 */
function leaveFirmly(page: Page) {
  const goTo = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const firmly = async (leave: () => Promise<Response | null>) => {
    try {
      return await leave()
    } catch (error) {
      if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
      return await leave()
    }
  }
  page.goto = (address, options) => firmly(() => goTo(address, options))
  page.reload = (options) => firmly(() => reload(options))
}

/** The time that counts at a server. */
export async function readClock(base = url()): Promise<Date> {
  const { now } = (await (await fetch(`${base}/test/clock`)).json()) as { now: string }
  return new Date(now)
}

/** Has no stream of changes come through, as behind some proxies: the panel reads by itself, and the network is idle at times. */
export const withoutStream = (page: Page) => page.route('**/api/v1/Live*', (route) => route.abort())

/** Holds back what a page asks for at an address, as a slow network does. Out: lets it all through, now and from here on. */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  const wait = async (route: Route) => {
    await held
    // whoever asked may have stopped waiting
    await route.continue().catch(() => undefined)
  }
  await page.route(address, wait)
  return async () => {
    go()
    await page.unroute(address, wait)
  }
}

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
  written.push('the clock')
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

/** Waits until the history has no layer over the page: a browser takes a moment to go back over one that was closed. */
export const layersGone = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => (history.state as { layers?: { depth: number } } | null)?.layers?.depth ?? 0),
    )
    .toBe(0)

/** Types into a field that offers what it knows, and takes the first that begins so. */
export async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click()
}
