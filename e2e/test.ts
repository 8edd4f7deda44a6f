import { type Browser, test as base, chromium, expect } from '@playwright/test'
import { browserArgs, findWhole } from './browser.ts'
import { startBuiltServer } from './built-server.ts'
import { isAtRest, keptOpen, refusedByPolicy, written } from './windows.ts'

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>
const startMs = 300_000

type ForAll = {
  /** Whether the specs of a project only read, and so share a server. */
  isReading: boolean
  /** Has the server run that a spec file meets; `url()` leads to it. */
  servers: (file: string) => Promise<void>
}

type ForEach = {
  policy: void
  readingOnly: void
  server: void
  windows: void
  own: BuiltServer
  whole: Browser
}

/**
 * A spec file has a server of its own, on a copy of the run's demo world; those of a project that only reads (`reading/` and
 * `gallery/`) share one in each worker. Hooks that come before a file's tests ask for it by `servers(test.info().file)`.
 */
export const test = base.extend<ForEach, ForAll>({
  isReading: [false, { option: true, scope: 'worker' }],
  servers: [
    async ({ isReading }, use) => {
      let running: { file: string; server: BuiltServer } | undefined
      await use(async (spec) => {
        const file = isReading ? 'all' : spec
        if (running?.file === file) return
        await running?.server.remove()
        running = { file, server: await startBuiltServer() }
        process.env.BARGAH_URL = running.server.url
        process.env.BARGAH_DATA = running.server.dataDir
      })
      await running?.server.remove()
    },
    { scope: 'worker', timeout: startMs },
  ],
  server: [
    async ({ servers }, use, { file }) => {
      await servers(file)
      await use()
    },
    { auto: true, timeout: startMs },
  ],
  // what stays open goes on drawing and asking, at the cost of every test after
  windows: [
    async ({ browser }, use) => {
      const open = () => browser.contexts().filter((context) => !isAtRest(browser, context))
      const before = new Set(open())
      await use()
      const opened = open().filter((context) => !before.has(context) && !keptOpen.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
  // a server of the test's own, for what would be in the way of the others of its file
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the first argument names what a fixture needs, and this one needs nothing
    async ({}, use) => {
      const server = await startBuiltServer()
      await use(server)
      await server.remove()
    },
    { timeout: startMs },
  ],
  // a browser with windows, for what a headless shell lacks: PDFs in a page, notices of the system
  // oxlint-disable-next-line no-empty-pattern -- the first argument names what a fixture needs, and this one needs nothing
  whole: async ({}, use, info) => {
    const executablePath = findWhole()
    info.skip(!executablePath, 'no browser with windows is installed')
    const whole = await chromium.launch({ executablePath, args: browserArgs })
    await use(whole)
    await whole.close()
  },
  // no screen of any spec may meet what the Content-Security-Policy forbids
  policy: [
    // oxlint-disable-next-line no-empty-pattern -- the first argument names what a fixture needs, and this one needs nothing
    async ({}, use) => {
      refusedByPolicy.length = 0
      await use()
      expect(refusedByPolicy).toEqual([])
    },
    { auto: true },
  ],
  // a spec that writes has a server of its own: on a shared one the next would meet what it left
  readingOnly: [
    async ({ isReading }, use) => {
      written.length = 0
      await use()
      if (isReading) expect(written, 'a spec that writes does not belong in reading/').toEqual([])
    },
    { auto: true },
  ],
})
