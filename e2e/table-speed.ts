import type { Page } from '@playwright/test'
import { median } from '../bench/measure.ts'
import { desk } from './accounts.ts'
import { launchBare } from './bare-browser.ts'
import { startBuiltServer } from './built-server.ts'

const runs = 5
const many = 100_000
const few = 100
const scrollMs = 4_000
// at 60 frames a second 12,000 px: faster than a hand flings a list
const stepPx = 200

/**
 * `npm run bench -- table`: a list in a real browser with all its rows on one page: 100,000, drawn where one looks,
 * against 100, drawn whole.
 */
async function measureTables(): Promise<void> {
  const server = await startBuiltServer()
  const browser = await launchBare()
  try {
    // frames are counted, so this window has the real clock
    const context = await browser.newContext({ baseURL: server.url, viewport: desk })
    const page = await context.newPage()
    // the compiler names functions by this helper, which the page lacks
    await page.addInitScript('globalThis.__name = (named) => named')
    const [large, small] = [await measure(page, many), await measure(page, few)]
    const ratio = (large.mountMs / small.mountMs).toFixed(1)
    console.log(
      `table: ${many} rows on one page: mounted in ${large.mountMs.toFixed(0)} ms, ${few} rows ` +
        `${small.mountMs.toFixed(0)} ms, ratio ${ratio}x; scrolling at ${large.fps.toFixed(0)} frames a second ` +
        `(slowest twentieth ${large.slowFrameMs.toFixed(0)} ms), a page at rest has ${large.restFps.toFixed(0)}`,
    )
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function measure(page: Page, rows: number) {
  const mounts: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`/dev/ui?part=table&rows=${rows}`)
    await page.getByRole('row').nth(1).waitFor()
    mounts.push(await page.evaluate(showAll))
  }
  const restFps = await page.evaluate(framesPerSecond, { stepPx: 0, scrollMs })
  const moving = await page.evaluate(framesPerSecond, { stepPx, scrollMs })
  return { mountMs: median(mounts), restFps: restFps.fps, ...moving }
}

/** In the page: chooses «همه» in the foot. Out: milliseconds until the rows are on the screen. */
function showAll(): Promise<number> {
  const select = document.querySelector<HTMLSelectElement>('.pager-size select')
  if (!select) throw new Error('table: the foot has no choice of page size')
  const from = performance.now()
  select.value = 'all'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return new Promise((resolve, reject) => {
    // the frame after the one in which the rows are drawn begins when that one is on the screen
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const drawn = document.querySelectorAll('.data-grid tbody tr[data-row]').length
        if (drawn > 10) resolve(performance.now() - from)
        else reject(new Error('table: not all rows are shown'))
      }),
    )
  })
}

/** In the page: scrolls the table by a step each frame, to and fro. */
function framesPerSecond({ stepPx, scrollMs }: { stepPx: number; scrollMs: number }) {
  const box = document.querySelector('.table-wrap')
  if (!box) throw new Error('table: there is nothing to scroll')
  const frames: number[] = []
  let step = stepPx
  return new Promise<{ fps: number; slowFrameMs: number }>((resolve) => {
    const start = performance.now()
    let last = start
    const frame = (now: number) => {
      frames.push(now - last)
      last = now
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) step = -stepPx
      if (box.scrollTop <= 0) step = stepPx
      box.scrollTop += step
      if (now - start < scrollMs) return requestAnimationFrame(frame)
      const slowFrameMs = frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0
      return resolve({ fps: (frames.length * 1_000) / (now - start), slowFrameMs })
    }
    requestAnimationFrame(frame)
  })
}

await measureTables()
