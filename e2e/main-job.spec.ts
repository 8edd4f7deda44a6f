import { expect, type Page } from '@playwright/test'
import { desk, openScreen } from './accounts.ts'
import { declareLoad as declareByCall, halfHourHall } from './declare-load.ts'
import { fillSteel, minute, moveClock, signIn, takeTurn, wantLoad } from './people.ts'
import { chooseHall } from './choose-hall.ts'
import { test } from './test.ts'

const hall = 'بندر امام خمینی'
/** Demo drivers 1, 7 and 13, who drive the same kind of truck. */
const drivers = ['1000000011', '1000000079', '1000000133']
/** What reaches the driver of 57,123,400 toman: a sum that no other load of the demo world has. */
const netPay = '۵۷٬۱۲۰٬۹۰۰'

/** What reaches the driver of the 41,234,000 toman that wait where he unloads. */
const payBack = '۴۱٬۲۳۲٬۰۰۰'

async function declareLoad(page: Page) {
  await page.goto('/AddCargo')
  await chooseHall(page, hall)
  await fillSteel(page, 'اصفهان')
  await page.getByLabel('کرایهٔ هر کامیون').fill('57123400')
  await page.getByLabel('تلفن هماهنگی').fill('06152221111')
  // what is held is told by one figure in one unit, beside the form and in the question
  const held = page.locator('.panel', { hasText: 'هزینهٔ اعلام' }).locator('dd').nth(2)
  await expect(held).toHaveText(/^[۰-۹٬]+$/)
  const hold = await held.innerText()
  await page.getByRole('button', { name: 'ثبت و اعلام بار' }).click()
  await expect(page.getByText(`${hold} ریال از کیف پول بلوکه می‌شود.`)).toBeVisible()
  await page.getByRole('button', { name: 'بله، اعلام شود' }).click()
  await expect(page.getByRole('link', { name: 'دیدن بار' })).toBeVisible()
}

test('a declared load goes to the earliest turn, whoever clicks first, and its permit lives to the rating', {
  tag: '@core',
}, async ({ browser }) => {
  const company = await signIn(browser, 'TC10380284790', 'شرکت')
  const pages: Page[] = []
  for (const driver of drivers) pages.push(await signIn(browser, driver, 'راننده'))
  for (const page of pages) await takeTurn(page, hall)

  await declareLoad(company)
  // whatever round was open is over now; the next one opens with the first choice
  await moveClock(2 * minute)

  for (const page of pages.toReversed()) {
    await page.goto('/ShowCargoHall')
    await wantLoad(page, netPay)
  }
  await moveClock(2 * minute)

  const [first, second, third] = pages as [Page, Page, Page]
  await first.goto('/MyResult')
  await expect(first.getByText('به شما رسید').first()).toBeVisible()
  for (const page of [second, third]) {
    await page.goto('/MyResult')
    await expect(page.getByText('به نوبت جلوتر رسید')).toBeVisible()
  }

  await company.goto('/DriverReserves')
  const row = company.getByRole('row').filter({ hasText: 'رضا کریمی' }).first()
  await expect(row).toContainText('صادرشده')
  await row.click()
  const printed = company.waitForResponse((reply) => reply.url().includes('DriverReserveReport'))
  await company.getByRole('button', { name: 'چاپ مجوز' }).click()
  const reply = await printed
  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toBe('application/pdf')
  await expect(company.getByText('چاپ‌شده').first()).toBeVisible()

  await sendPapers(company)
  await declareByCall({ rentToman: 41_234_000, hall: halfHourHall, loaderTypeId: 5001 })
  await finishWork(first)
  await findBackhaul(first)
  await rateDriver(company)
  await first.goto('/MyPermits')
  await first.getByRole('button', { name: /امتیاز شما/ }).click()
  await expect(first.getByRole('dialog')).toContainText(praise)

  const admin = await openScreen(browser, 'Admin', '/AdminDriverReserve', { viewport: desk })
  await admin.getByRole('row').filter({ hasText: 'رضا کریمی' }).first().click()
  const seen = admin.getByRole('dialog')
  await expect(seen).toContainText(praise)
  for (const act of ['صدور قطعی', 'چاپ', 'رسیدن حواله', 'رسیدن بارنامه', 'تحویل بار', 'تکمیل'])
    await expect(seen.getByRole('listitem').filter({ hasText: act }).first()).toBeVisible()
})

const praise = 'سر وقت رسید و بار سالم بود.'

/** The draft and then the waybill, each dropped on its own card of the permit's drawer, which stays open. */
async function sendPapers(company: Page) {
  const drawer = company.getByRole('dialog')
  for (const paper of ['حواله', 'بارنامه']) {
    const picture = { name: `${paper}.png`, mimeType: 'image/png', buffer: await company.screenshot() }
    await drawer.getByLabel(`فایل ${paper}`).setInputFiles(picture)
    await expect(drawer.getByRole('button', { name: `بزرگ دیدن ${paper}، برگ ۱ از ۱` })).toBeVisible()
    await expect(drawer.getByText(`${paper} رسید`).first()).toBeVisible()
  }
}

/** The driver says on his phone that he delivered, and then that his work is done. */
async function finishWork(driver: Page) {
  await driver.goto('/MyPermits')
  await driver.getByRole('link', { name: 'نمایش مجوز' }).first().click()
  await driver.getByRole('button', { name: 'تحویل دادم' }).click()
  await driver.getByRole('button', { name: 'بله، تحویل دادم' }).click()
  await driver.getByRole('button', { name: 'کار این بار تمام شد' }).click()
  await driver.getByRole('button', { name: 'بله، تمام شد' }).click()
  await expect(driver).toHaveURL(/\/Backhaul\/\d+$/)
  await expect(driver.getByText('کارتان تمام شد. این بارها نزدیک مقصد شماست.')).toBeVisible()
}

/** Near where he unloaded waits a load that fits his truck: what it pays after fees, by all of its route, and how to get it. */
async function findBackhaul(driver: Page) {
  const load = driver.getByRole('article').filter({ hasText: payBack })
  await expect(load.getByText(/کیلومتر خالی$/)).toBeVisible()
  await load.getByRole('button', { name: /^چرا/ }).click()
  const why = driver.getByRole('dialog', { name: 'چرا این‌قدر پول؟' })
  await expect(why).toContainText('با راه خالی')
  await why.getByRole('button', { name: 'همهٔ جزئیات' }).click()
  await expect(why).toContainText('با شرکت حمل است')
  await why.getByRole('button', { name: 'بستن' }).click()
  await load.getByRole('button', { name: /^جزئیات بار/ }).click()
  const details = driver.getByRole('dialog')
  await expect(details.getByRole('img', { name: /خالی، ۱٬[۰-۹]+ کیلومتر با بار، .* خالی$/ })).toBeVisible()
  await details.getByRole('button', { name: 'بستن' }).click()
  await load.getByRole('link', { name: 'نوبت در اصفهان' }).click()
  await expect(driver).toHaveURL(/\/DriverTurn$/)
}

async function rateDriver(company: Page) {
  await company.reload()
  const drawer = company.getByRole('dialog')
  await drawer.getByRole('radio', { name: /۵ ستاره/ }).check({ force: true })
  await drawer.getByLabel('توضیح').fill(praise)
  await drawer.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(drawer.getByRole('img', { name: /۵ از پنج ستاره/ })).toBeVisible()
}
