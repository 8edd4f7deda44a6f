import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  Response,
} from '@playwright/test'
import { contract } from '@bargah/contract/contract.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { readClock, url } from './world.ts'

/**
 * Windows are used again. A new one costs two seconds of a processor, most of them for a process and for reading the panel,
 * where the same page opened again costs half a second (docs/decisions/0069). What a test left is taken away before the next
 * one gets it: what is kept in it, addresses that Back leads to, routes, listeners, media. One in which anything else was set
 * is closed.
 */
type Window = {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  /** What it was opened with, spelt: who wants the same gets it. */
  options: string
  /** Whether the test has the page already; further ones are new. */
  isGiven: boolean
  /** Whether nothing was set in it that stays. */
  isPlain: boolean
}

const atRest = new WeakMap<Browser, Window[]>()

/** The browsers that several tests of a worker look at one after another: they are not closed with the test that opened them. */
export const keptOpen = new WeakSet<BrowserContext>()

/** What the browser refused to load or run on a screen, since the last test; the panel needs nothing that is refused. */
export const refusedByPolicy: string[] = []

/** The writes that the server was asked for by windows since the last test, but for those of one's own sessions. */
export const written: string[] = []
const writes = new Map(
  Object.values<EndpointShape>(contract).flatMap(({ effect, changes, path, title }) =>
    effect === 'write' && !changes.includes('session') ? [[path.toLowerCase(), title] as const] : [],
  ),
)

type Options = BrowserContextOptions & {
  /** What the panel finds in its localStorage when it is first opened in this browser. */
  kept?: Record<string, string>
}

/** A browser of somebody's own for the panel, whose clock agrees with the server's. */
export async function openContext(
  browser: Browser,
  { kept = {}, ...given }: Options = {},
): Promise<BrowserContext> {
  const options = { reducedMotion: 'reduce', ...given, baseURL: given.baseURL ?? url() } as const
  const window = takeRested(browser, JSON.stringify(options)) ?? (await openWindow(browser, options))
  await window.context.clock.install({ time: await readClock(options.baseURL) })
  await beginWith(window.page, kept)
  Object.assign(window, { isGiven: false, isPlain: true })
  return window.context
}

function takeRested(browser: Browser, options: string): Window | undefined {
  const resting = atRest.get(browser) ?? []
  const found = resting.find((window) => window.options === options)
  atRest.set(
    browser,
    resting.filter((window) => window !== found),
  )
  return found
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext(options)
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
  const page = await context.newPage()
  const window: Window = {
    context,
    page,
    devtools: await context.newCDPSession(page),
    options: JSON.stringify(options),
    isGiven: false,
    isPlain: true,
  }
  const another = context.newPage.bind(context)
  context.newPage = async () => {
    if (window.isGiven) return another()
    window.isGiven = true
    return page
  }
  const close = context.close.bind(context)
  context.close = () => giveBack(browser, window, close)
  noticeSettings(window)
  return window
}

/** Writes into the storage of the first page that is opened; Playwright's own way opens a page, in a process, for it. */
async function beginWith(page: Page, kept: Record<string, string>) {
  const script = await page.addInitScript((entries) => {
    if (location.protocol === 'about:') return
    sessionStorage.clear()
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, kept)
  page.once('domcontentloaded', () => void script.dispose())
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

const settings = [
  'addInitScript',
  'clearPermissions',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]
const settingsOfClock = ['fastForward', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime']

/** Remembers it when something is set that stays in a window. */
function noticeSettings(window: Window) {
  const watch = (object: object, names: readonly string[]) => {
    const methods = object as Record<string, ((...args: unknown[]) => unknown) | undefined>
    for (const name of names) {
      const set = methods[name]?.bind(object)
      if (!set) continue
      methods[name] = (...args) => {
        window.isPlain = false
        return set(...args)
      }
    }
  }
  watch(window.page, settings)
  watch(window.context, [...settings, 'route'])
  watch(window.context.clock, settingsOfClock)
}

export const isAtRest = (browser: Browser, context: BrowserContext) =>
  (atRest.get(browser) ?? []).some((window) => window.context === context)

const listenedFor = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]

/** Takes away what a test left in a window, and keeps it for another; one that cannot be made as new is closed. */
async function giveBack(browser: Browser, window: Window, close: () => Promise<void>) {
  const { context, page } = window
  if (isAtRest(browser, context)) return
  await Promise.all(context.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })))
  if (!window.isPlain || page.isClosed()) return close()
  try {
    await makeAsNew(window)
  } catch {
    // an entry of the history that the panel goes back over may bring its page back under the tools that empty the window
    return close()
  }
  atRest.set(browser, [...(atRest.get(browser) ?? []), window])
}

async function makeAsNew({ context, page, devtools, options }: Window) {
  const others = context.pages().filter((open) => open !== page)
  await Promise.all(others.map((open) => open.close()))
  for (const event of listenedFor) page.removeAllListeners(event)
  await page.goto('about:blank')
  const {
    baseURL = '',
    viewport,
    colorScheme = 'light',
    reducedMotion,
  } = JSON.parse(options) as BrowserContextOptions
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await context.clearCookies()
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, colorScheme, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
}
