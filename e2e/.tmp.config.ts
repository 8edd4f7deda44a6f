import config from './playwright.config.ts'
export default {
  ...config,
  globalSetup: undefined,
  outputDir: '/tmp/gal/results',
  timeout: 40_000,
  expect: { timeout: 3000 },
  use: { ...config.use, trace: 'off' },
}
