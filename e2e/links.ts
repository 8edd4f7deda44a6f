import { expect, type Page, type Request } from '@playwright/test'

/** Goes to an address as links within the panel do, without loading it again. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const quietMs = 500

/**
 * Watches what is on its way to a page. Out: goes somewhere in it and waits until nothing has been on its way for half a
 * second, as `networkidle` does for a page that is loaded.
 */
export function watchNetwork(page: Page): (go: () => Promise<unknown>) => Promise<void> {
  const open = new Set<Request>()
  let changedAt = 0
  const note = () => {
    changedAt = performance.now()
  }
  const begin = (request: Request) => {
    open.add(request)
    note()
  }
  const end = (request: Request) => {
    open.delete(request)
    note()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const isQuiet = () => open.size === 0 && performance.now() - changedAt > quietMs
  return async (go) => {
    await go()
    note()
    await expect.poll(isQuiet, { intervals: [100] }).toBe(true)
  }
}
