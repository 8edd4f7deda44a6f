import { type Browser, expect, type Page } from '@playwright/test'
import { newSession } from './accounts.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { minute, moveClock } from './people.ts'
import { call, codeField, codeSentTo } from './registering.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'

// on such a network what the phone keeps of the panel counts
test.use({ serviceWorkers: 'allow' })

/** Demo driver 8, whose trailer has curtains; no other journey of this file is his. */
const driver = '1000000087'
/** The hall's 2,500 toman leave this of the rent. */
const load = { rentToman: 51_111_100, pay: '۵۱٬۱۰۸٬۶۰۰' }

async function mobileOf(username: string): Promise<string> {
  const { accessToken } = await newSession({ username, door: 'Driver' })
  const { data } = await call<{ profile: { mobile: string } }>('/api/v1/User/Me', undefined, accessToken)
  return data.profile.mobile
}

/** A cheap phone on the road: 400 kbit/s, 400 ms there and back; `lose` and `find` take the network away and bring it back. */
async function openPhone(browser: Browser) {
  const { latitude, longitude } = hall
  const look = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
  const context = await openContext(browser, { ...look, geolocation: { latitude, longitude } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  const find = async () => {
    await context.setOffline(false)
    await devtools.send('Network.emulateNetworkConditions', slow)
  }
  await find()
  return { page, lose: () => context.setOffline(true), find }
}

const tapper = (page: Page) => ({
  press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap(),
  follow: (name: string | RegExp) => page.getByRole('link', { name }).first().tap(),
})

test('a driver’s day by taps alone, slow and at times without a network: in, turn, list, result, permit, delivery, money', {
  tag: '@core',
}, async ({ browser }) => {
  test.slow()
  const mobile = await mobileOf(driver)
  const { page, lose, find } = await openPhone(browser)
  const { press, follow } = tapper(page)
  const head = (name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

  await page.goto('/')
  await page.getByLabel('شمارهٔ همراه').fill(mobile)
  await press('کد را بفرست')
  await expect(codeField(page)).toBeVisible()
  await codeField(page).fill(await codeSentTo(mobile))

  await press('گرفتن نوبت')
  await page.getByRole('dialog').getByRole('button', { name: 'گرفتن نوبت' }).tap()
  await expect(page.getByText(/نوبت شما در/)).toBeVisible()
  // what was pressed is gone, with the page of halls
  await expect(page.getByRole('main')).toBeFocused()
  // whatever round was open is over; the next opens with the first choice
  await moveClock(2 * minute)
  await declareLoad({ rentToman: load.rentToman, trucks: 40 })

  await follow('بارها')
  const card = page.getByRole('article').filter({ hasText: load.pay })
  await expect(card).toBeVisible()
  await lose()
  await card.getByRole('button', { name: 'می‌خواهم' }).tap()
  await expect(card.getByRole('button', { name: /هنوز نرفته/ })).toBeVisible()
  await find()
  await expect(card.getByRole('button', { name: /در فهرست شماست/ })).toBeVisible()
  await follow('فهرست من')
  await expect(page.getByText('سالن فهرست شما را دارد.')).toBeVisible()

  await follow('خانه')
  await head('اعلام بار باز است')
  await moveClock(2 * minute)
  await expect(page.getByText('بار مال شماست')).toBeVisible()
  await follow('مجوزم را نشان بده')
  const code = page.getByRole('img', { name: /تصویر چهارگوش/ })
  await expect(code).toBeVisible()
  await page.reload()
  await expect(code).toBeVisible()

  // at the gate, where there is no network
  await lose()
  await page.reload()
  await expect(code).toBeVisible()
  await press('تحویل دادم')
  await press('بله، تحویل دادم')
  await head('هنوز نرفته')
  await find()
  await head('تحویل دادید')
  await press('بازگشت')
  await follow('کیف پول')
  await expect(page.getByRole('listitem').first()).toHaveText(/هزینهٔ نوبت.*−۲٬۵۰۰ تومان/)
})
