import { expect, type Page } from '@playwright/test'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { minute, moveClock, signIn } from './people.ts'
import { test } from './test.ts'

// on a slow network what the phone keeps of the panel counts
test.use({ serviceWorkers: 'allow' })

/** Demo driver 8, whose trailer has curtains; no other journey is his. */
const driver = '1000000087'

/** Rents by which the story knows its loads again: the hall takes 2,500 toman of the driver. */
const early = { trucks: 40, rentToman: 51_111_100, netPay: '۵۱٬۱۰۸٬۶۰۰' }
const late = { rentToman: 52_222_200, netPay: '۵۲٬۲۱۹٬۷۰۰' }

const cardOf = (page: Page, { netPay }: { netPay: string }) =>
  page.getByRole('article').filter({ hasText: netPay })

/** A network such as a road has: two seconds there and back, and thin. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
}

async function refuseNextChoice(page: Page, sentence: string) {
  await page.route(
    '**/DriverPriority/AddDriverPriority',
    (route) =>
      route.fulfill({
        json: {
          statusCode: 400,
          errors: [sentence],
          message: sentence,
          data: { code: -1, message: sentence },
        },
      }),
    { times: 1 },
  )
}

test('a turn shows at once, however slow the network, and refusals stand at their load', async ({
  browser,
}) => {
  const page = await signIn(browser, driver, 'راننده')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(hall)

  await page.goto('/')
  await expect(page.getByText('نوبت ندارید')).toBeVisible()
  await page.goto('/DriverTurn')
  await page.getByRole('button', { name: new RegExp(hall.name) }).click()
  await slowDown(page)
  await page.getByRole('dialog').getByRole('button', { name: 'گرفتن نوبت' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('نوبت ندارید')).toHaveCount(0, { timeout: 1 })
  await expect(page.getByText(`نوبت شما در سالن ${hall.name}`)).toBeVisible()
  await expect(page.getByText(/نفر (جلوتر|اول صف)/)).toBeVisible()

  // whatever round was open is over; the first load opens one, and the second is for the next
  await moveClock(2 * minute)
  await declareLoad(early)
  await declareLoad(late)
  await page.goto('/ShowCargoHall')
  const next = cardOf(page, late).getByRole('button', { name: 'در اعلام بعدی، بندر امام خمینی به مشهد' })
  await expect(next).toBeDisabled()
  await page.getByRole('button', { name: 'جست‌وجو و ترتیب' }).click()
  await expect(page.getByText('جای شما: کمتر از یک کیلومتر تا بندر امام خمینی')).toBeVisible()

  const refusal = 'از محدودهٔ مجاز این بار دورترید.'
  await refuseNextChoice(page, refusal)
  const card = cardOf(page, early)
  const add = card.getByRole('button', { name: 'می‌خواهم' })
  await add.click()
  await expect(card.getByRole('alert')).toHaveText(refusal)
  await expect(page.locator('.toast-danger')).toHaveCount(0)
  await add.click()
  await expect(card.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: /^فهرست من/ }).click()
  const [row, second] = [page.getByRole('listitem').first(), page.getByRole('listitem').nth(1)]
  await expect(row).toContainText(early.netPay)
  await expect(row).toContainText('رسید')
  await expect(second).toContainText('اگر اولی نشد…')
  await expect(page.getByText('سالن فهرست شما را دارد.')).toBeVisible()
  // pressing a load asks whether it goes, and does no more by itself
  await row.getByRole('button', { name: /برداشتن از فهرست/ }).click()
  await expect(page.getByRole('dialog', { name: 'مشهد از فهرست برود؟' })).toContainText('ترابر بندر')
  await page.getByRole('button', { name: 'نه، بماند' }).click()
  // more trucks than drivers before him: whatever they wish, one is left
  await expect(
    page.getByText(
      'اگر اعلام بار همین حالا بسته شود، انتخاب ۱، مشهد، به شما می‌رسد: کامیون‌هایش از نفرهای جلوتر بیشتر است.',
    ),
  ).toBeVisible()
})

test('a free load tells its conditions and can be selected', async ({ browser }) => {
  const page = await signIn(browser, '1000000141', 'راننده')
  await page.goto('/LoadList')
  const card = page.getByRole('article').filter({ hasText: 'نوبت می‌خواهد' }).first()
  await expect(card.getByRole('link', { name: /^نخست نوبت بگیرید/ })).toBeVisible()

  await card.getByRole('button', { name: /^جزئیات بار/ }).click()
  await expect(page.getByRole('dialog')).toContainText('گرفته می‌شود')
  const call = page.getByRole('dialog').getByRole('link', { name: /^زنگ به/ })
  await expect(call).toHaveAttribute('href', /^tel:\d+$/)
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: /^نشان کردن بار/ }).click()
  await page.getByRole('button', { name: /^بارهای نشان‌شده/ }).click()
  const list = page.getByRole('dialog', { name: 'بارهای نشان‌شده' }).getByRole('list')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await list.evaluate((element) => getComputedStyle(element).maxBlockSize)).toBe('400px')
})
