import { test as base, expect } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'
import { refusedByPolicy } from './people.ts'

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>
const startMs = 90_000

/** Every worker has a server of its own, on a copy of the run's demo world; `url()` leads to it. */
export const test = base.extend<{ policy: void }, { server: BuiltServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, use) => {
      const server = await startBuiltServer()
      process.env.BARGAH_URL = server.url
      await use(server)
      await server.remove()
    },
    { scope: 'worker', auto: true, timeout: startMs },
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
})
