import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.ts'
import { isLong } from './long.ts'

const { executablePath, env } = findBrowser()

export default defineConfig<object, { isReading: boolean }>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // what passes waits no longer than it must, and a busy machine is slow
  timeout: isLong ? 900_000 : 300_000,
  expect: { timeout: 30_000 },
  // one more than processors: some wait for the time that a journey needs
  workers: availableParallelism() + 1,
  reporter: [['list']],
  // what is longest begins first, and the small ones fill the end
  projects: [
    { name: 'journeys', testIgnore: ['**/e2e/reading/**', '**/e2e/gallery/**'] },
    {
      name: 'reading',
      testMatch: ['reading/**/*.spec.ts', 'gallery/**/*.spec.ts'],
      fullyParallel: true,
      use: { isReading: true },
    },
  ],
  use: {
    // what cannot be pressed fails its test long before the test's own end
    actionTimeout: 60_000,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    geolocation: { latitude: 30.436, longitude: 49.074 },
    permissions: ['geolocation'],
    // each window would install one anew; journeys whose matter it is allow it, as the whole form does for all
    serviceWorkers: isLong ? 'allow' : 'block',
    // `--trace retain-on-failure` looks into a fault: it costs a tenth of all work
    trace: 'off',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: browserArgs,
    },
  },
})
