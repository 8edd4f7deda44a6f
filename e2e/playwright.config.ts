import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // a busy machine of CI may miss a bound once; what then passes is named as flaky, not hidden
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: '**/e2e/gallery/**' },
    { name: 'gallery', testDir: './gallery' },
  ],
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    geolocation: { latitude: 30.436, longitude: 49.074 },
    permissions: ['geolocation'],
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
