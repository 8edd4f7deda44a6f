import { test as base } from '@playwright/test'
import { startBuiltServer } from './built-server.ts'

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>
const startMs = 90_000

/** Every worker has a server of its own, on a copy of the run's demo world; `url()` leads to it. */
export const test = base.extend<object, { server: BuiltServer }>({
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
})
