import type { Browser, Page } from '@playwright/test'
import { median } from '../../bench/measure.ts'

/** What is opened: an address, what the device keeps, what stands when the screen is whole, and whether it is a desk's. */
export type Opened = {
  name: string
  url: string
  kept: Record<string, string>
  whole: string
  isDesk?: boolean
}
export type Figures = {
  firstMs: number
  largestMs: number
  wholeMs: number
  blockedMs: number
  shift: number
  requests: number
  scriptKb: number
}

const runs = 3
/** A phone on a weak network, and a desk on a fair one as Lighthouse has it. */
const phone = {
  bitsPerSecond: 400_000,
  tripMs: 400,
  slowdown: 4,
  window: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
}
const desk = {
  bitsPerSecond: 10_240_000,
  tripMs: 40,
  slowdown: 1,
  window: { viewport: { width: 1366, height: 768 } },
}
const quietMs = 3_000

type Seen = { largest: number; shift: number; tasks: { start: number; ms: number }[] }

/** In the page: notes what the browser says of its drawing. */
function watch() {
  const seen: Seen = { largest: 0, shift: 0, tasks: [] }
  Object.assign(window, { seen })
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  follow('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  follow('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }))
}

/** In the page. Out: what was noted, and what was fetched until now. */
function read() {
  const { seen } = window as unknown as { seen: Seen }
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return {
    firstMs: first,
    largestMs: seen.largest,
    blockedMs: seen.tasks
      .filter(({ start }) => start >= first)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    shift: seen.shift,
    requests: files.length + 1,
    scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  }
}

async function slow(page: Page, { bitsPerSecond, tripMs, slowdown }: typeof phone | typeof desk) {
  const devtools = await page.context().newCDPSession(page)
  const bytes = bitsPerSecond / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: tripMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function openOnce(browser: Browser, { url, kept, whole, isDesk }: Opened): Promise<Figures> {
  const device = isDesk ? desk : phone
  const context = await browser.newContext(device.window)
  try {
    const page = await context.newPage()
    // the compiler names functions by this helper, which the page lacks
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(kept))
    await page.addInitScript(watch)
    await slow(page, device)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(whole).first().waitFor({ timeout: 120_000 })
    const wholeMs = await page.evaluate(() => performance.now())
    const figures = await page.evaluate(read)
    // what is drawn after that may still be larger, block or move
    await page.waitForTimeout(quietMs)
    const { largestMs, blockedMs, shift } = await page.evaluate(read)
    return { ...figures, largestMs, blockedMs, shift, wholeMs }
  } finally {
    await context.close()
  }
}

/** Out: the median of some cold openings on a slow line and processor. */
export async function measure(browser: Browser, opened: Opened): Promise<Figures> {
  const all: Figures[] = []
  for (let run = 0; run < runs; run += 1) all.push(await openOnce(browser, opened))
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Figures
}
