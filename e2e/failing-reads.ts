import type { Page } from '@playwright/test'

/** Of the session and the account; all else fails. */
const spared = /\/api\/v1\/User\/(login|me|logout|sessions)\b/i
const isCall = ({ pathname }: URL) => pathname.startsWith('/api/') && !spared.test(pathname)

/** How all reads of a page fail from now on. */
export const failing = {
  // an answer that asks to be left alone for a minute is not tried again, and so is shown at once
  'the server stumbles': (page: Page) =>
    page.route(isCall, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'retry-after': '60' },
        json: { data: null, statusCode: 500, errors: ['خطایی در سرور رخ داد.'], message: '' },
      }),
    ),
  'nothing answers': async (page: Page) => {
    await page.route(isCall, (route) => route.abort('connectionrefused'))
    await page.route('**/healthz', (route) => route.abort('connectionrefused'))
  },
}
export type Failing = keyof typeof failing
