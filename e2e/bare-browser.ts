import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'

/** A browser to measure with, outside of the test runner, without what makes the tests' own cheaper. */
export function launchBare() {
  const { executablePath, env } = findBrowser()
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
