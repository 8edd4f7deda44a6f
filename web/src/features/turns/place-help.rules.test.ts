import { expect, test } from 'vitest'
import { type Browser, browserOf } from './place-help.rules.ts'

test.each<[string, Browser]>([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36', 'chrome'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A515F) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
    'samsung',
  ],
  ['Mozilla/5.0 (Android 13; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0', 'firefox'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1', 'safari'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) FxiOS/121.0 Mobile Safari/605.1', 'firefox'],
  ['Something of its own', 'other'],
])('%s', (name, browser) => expect(browserOf(name)).toBe(browser))
