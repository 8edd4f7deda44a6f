import { test as base, expect } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'
import { refusedByPolicy } from './people.ts'

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>
const startMs = 90_000

/**
 * Every spec file has a server of its own, on a copy of the run's demo world; `url()` leads to it. Hooks that come before
 * a file's tests ask for it by `servers(test.info().file)`.
 */
export const test = base.extend<{ policy: void; server: void }, { servers: (file: string) => Promise<void> }>(
  {
    servers: [
      async ({ browser }, use) => {
        let running: { file: string; server: BuiltServer } | undefined
        await use(async (file) => {
          if (running?.file === file) return
          // what stays open would go on asking a server that is gone
          await Promise.all(browser.contexts().map((context) => context.close()))
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
    // no screen of any spec may meet what the Content-Security-Policy forbids
    policy: [
      // oxlint-disable-next-line no-empty-pattern -- as above
      async ({}, use) => {
        refusedByPolicy.length = 0
        await use()
        expect(refusedByPolicy).toEqual([])
      },
      { auto: true },
    ],
  },
)
