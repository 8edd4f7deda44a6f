import type { Page } from '@playwright/test'

/** Has a page add up by how much it moves what stands already. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { by: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.by += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** By how much it has moved since it opened, as browsers reckon it: a part of the window by a part of its height. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)
