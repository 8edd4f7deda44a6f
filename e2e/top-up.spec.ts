import { type Browser, expect, type Page } from '@playwright/test'
import { newSession, openAs, openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { atOnceHall, declareLoad } from './declare-load.ts'
import { minute, moveClock, takeTurn, wantLoad } from './people.ts'
import { asAdmin, call } from './registering.ts'
import { test } from './test.ts'

const hall = 'بندر امام خمینی'

type Session = Awaited<ReturnType<typeof newSession>>
const balanceOf = async ({ accessToken }: Session) =>
  (
    await call<{ availableBalance: number }>(
      '/api/v1/AccountActivity/LastInventoryWeb',
      undefined,
      accessToken,
    )
  ).data.availableBalance

/** An administrator takes all but `leftRial` from a driver's wallet. */
async function leave(session: Session, leftRial: number) {
  const before = await balanceOf(session)
  const body = { DriverId: session.member.clientId, Amount: before - leftRial, Description: 'آزمون' }
  const path = '/api/v1/AccountActivity/DeductCharge'
  expect((await asAdmin(path, body)).errors).toEqual([])
}

/** A driver of the demo world on his phone, with so much in his wallet. */
async function driverWith(browser: Browser, username: string, leftRial: number) {
  const session = await newSession({ username, door: 'Driver' })
  await leave(session, leftRial)
  return { session, page: await openAs(browser, session) }
}

/** A driver goes from the sum to the bank's page, and there what is to happen. */
async function payAsDriver(page: Page, act: string) {
  await page.getByRole('button', { name: /برو بانک$/u }).click()
  await page.getByRole('button', { name: act }).click()
}

async function payAsCompany(page: Page, act: string) {
  await page.getByRole('button', { name: 'رفتن به پرداخت' }).click()
  await page.getByRole('button', { name: 'پرداخت در بانک' }).click()
  await page.getByRole('button', { name: act }).click()
}

test('a driver without money pays what his turn lacks, comes back to it, takes it, and sees the payment', {
  tag: '@core',
}, async ({ browser }) => {
  const { page } = await driverWith(browser, '1000000036', 0)
  await page.goto('/DriverTurn')
  await page.getByRole('button', { name: new RegExp(hall) }).click()
  const sheet = page.getByRole('dialog')
  // before any press
  await expect(sheet.getByText(/تومان کم دارید$/u)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'گرفتن نوبت' })).toHaveCount(0)
  await sheet.getByRole('link', { name: 'افزایش موجودی' }).click()

  await expect(page).toHaveURL(/OnlineCharge/)
  const lack = page.getByRole('button', { name: /همین قدر کم دارید/u, pressed: true })
  const lacking = await lack.locator('b').innerText()
  expect(await breachesOf(page)).toEqual([])
  await payAsDriver(page, 'پرداخت موفق')

  await expect(page.getByRole('heading', { name: 'پول رسید' })).toBeVisible()
  await expect(page.getByText(`${lacking} تومان`).first()).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('link', { name: 'ادامهٔ کار' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'گرفتن نوبت' }).click()
  await expect(page.getByText(`نوبت شما در سالن ${hall}`)).toBeVisible()

  await page.goto('/AccountReport')
  await expect(page.getByText(/درگاه نمایشی، پیگیری/).first()).toBeVisible()
})

test('each way back from the bank is told as what it is, and only money that came is credited', {
  tag: '@core',
}, async ({ browser }) => {
  const { session, page } = await driverWith(browser, '1000000079', 0)
  const begin = () => page.goto('/OnlineCharge?amount=20000')
  await begin()
  // on a slow network the address says what came of it before the payment is read
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const ownPayments = '**/SalePayment/GetMine*'
  await page.getByRole('button', { name: /برو بانک$/u }).click()
  await expect(page.getByRole('button', { name: 'پرداخت ناموفق' })).toBeVisible()
  await page.route(ownPayments, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'پرداخت ناموفق' }).click()
  await expect(page.getByText('بانک پرداخت را نپذیرفت')).toBeVisible()
  const again = page.getByRole('link', { name: 'دوباره برو بانک' })
  await expect(again).toBeHidden()
  answer()
  await expect(page.getByText('از کیف پولتان چیزی کم نشد.')).toBeVisible()
  await again.click()
  await expect(page.getByRole('button', { name: /^۲٬۰۰۰/u, pressed: true })).toBeVisible()
  await expect(page.getByText('همین قدر کم دارید')).toBeHidden()
  await payAsDriver(page, 'انصراف')
  await expect(page.getByText('از پرداخت منصرف شدید')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  expect(await balanceOf(session)).toBe(0)

  await begin()
  await payAsDriver(page, 'پرداخت، با دو پاسخ بانک')
  await expect(page.getByRole('heading', { name: 'پول رسید' })).toBeVisible()
  expect(await balanceOf(session)).toBe(20_000)

  await begin()
  await payAsDriver(page, 'پرداخت، بی‌بازگشت')
  await page.getByRole('link', { name: 'رفتن به بارگاه' }).click()
  const unsettled = page.getByRole('heading', { name: 'پرداخت ۲٬۰۰۰ تومان ناتمام است' })
  await expect(unsettled).toBeVisible()
  await expect(page.getByRole('button', { name: 'از بانک بپرس' })).toBeVisible()
  await moveClock(2 * minute)
  await page.reload()
  await page.getByRole('button', { name: 'پرداخت‌های پیشین' }).click()
  await expect(unsettled).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: /موفق/u }).first().click()
  await expect(page.getByRole('dialog').last()).toContainText('پیگیری بانک')
  expect(await balanceOf(session)).toBe(40_000)

  await page.goto('/returnbank?msg=credited&token=nobody&orderId=999999')
  await expect(page.getByText('این پرداخت در کیف پول شما نیست')).toBeVisible()
  await expect(page.getByText('پول رسید')).toBeHidden()
})

test('a payment that a driver left by Back is told as unpaid for all that is known, and may begin anew', async ({
  browser,
}) => {
  const { session, page } = await driverWith(browser, '1000000011', 0)
  await page.goto('/OnlineCharge')
  await page.getByRole('button', { name: 'صد هزار تومان، برو بانک' }).click()
  await expect(page.getByRole('button', { name: 'پرداخت موفق' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('اگر نداده‌اید، می‌توانید از نو پرداخت کنید.')).toBeVisible()
  await expect(page.getByText('دوباره پرداخت نکنید')).toBeHidden()
  await page.getByRole('button', { name: 'از بانک بپرس' }).click()
  await expect(page.getByText('بانک هنوز پولی برای این پرداخت ندیده است.')).toBeVisible()

  // one who came back from the bank is not to pay again before the bank has spoken
  const path = '/api/v1/SalePayment/GetMine'
  const { payments } = (await call<{ payments: { id: number }[] }>(path, undefined, session.accessToken)).data
  await page.goto(`/returnbank?msg=pending&token=t&orderId=${payments[0]?.id}`)
  await expect(page.getByText('دوباره پول ندهید.')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  await page.goto('/OnlineCharge')
  await page.getByRole('button', { name: 'مبلغ دیگر' }).click()
  await page.getByLabel('مبلغ', { exact: true }).fill('150000')
  await expect(page.getByText('صد و پنجاه هزار تومان')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await payAsDriver(page, 'پرداخت موفق')
  await expect(page.getByRole('heading', { name: 'پول رسید' })).toBeVisible()
  await page.getByRole('button', { name: 'رسید پرداخت' }).click()
  await expect(page.getByRole('dialog')).toContainText('پیگیری بانک')
  expect(await balanceOf(session)).toBe(1_500_000)
})

test('what a company was changing in a load comes back with it from the bank', async ({ browser }) => {
  const by = { username: 'TC10860078900', door: 'Company' } as const
  const session = await newSession(by)
  const charged = {
    TransportationCompanyId: session.member.clientId,
    Amount: 3_000_000,
    Description: 'آزمون',
  }
  expect((await asAdmin('/api/v1/AccountActivity/AddCharge', charged)).errors).toEqual([])
  // a hall without rounds: one that is open would keep its loads as they are
  await declareLoad({ rentToman: 2_000_000, hall: atOnceHall, by })
  const page = await openAs(browser, session)
  await page.goto('/Cargos')
  await page
    .getByRole('button', { name: /^باز کردن بار/u })
    .first()
    .click()
  await page.getByRole('link', { name: 'ویرایش' }).click()
  const trucks = page.getByLabel('تعداد کامیون')
  await trucks.fill('20')
  const rent = page.getByLabel('کرایهٔ هر کامیون')
  await rent.fill('2150000')
  await page.getByRole('link', { name: 'افزایش موجودی' }).click()
  await expect(page).toHaveURL(/OnlineCharge/)
  await payAsCompany(page, 'پرداخت موفق')
  await page.getByRole('link', { name: 'ادامهٔ کار' }).click()

  await expect(page).toHaveURL(/EditCargo/)
  await expect(page.getByText('پیش‌نویس شما بازگشت')).toBeVisible()
  await expect(trucks).toHaveValue('۲۰')
  await expect(rent).toHaveValue('۲٬۱۵۰٬۰۰۰')
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('button', { name: 'ثبت تغییرها' }).click()
  await page.getByRole('button', { name: 'بله، ویرایش شود' }).click()
  await expect(page).toHaveURL(/Cargos\?open=/)

  await page.getByRole('link', { name: 'ویرایش' }).click()
  await expect(trucks).toHaveValue('۲۰')
  await expect(page.getByText('پیش‌نویس شما بازگشت')).toBeHidden()
  await trucks.fill('19')
  await page.reload()
  await expect(trucks).toHaveValue('۱۹')
  await page.getByRole('button', { name: 'تغییرها را کنار می‌گذارم' }).click()
  await expect(trucks).toHaveValue('۲۰')
})

test('a company goes from a payment to the one line that it made in the account', async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/OnlineCharge')
  const receipt = page.getByRole('link', { name: /^سند/ }).first()
  const number = (await receipt.innerText()).replace(/[^۰-۹]/g, '')
  await receipt.click()
  await expect(page.locator('.pager')).toContainText('از ۱ سند')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('افزایش موجودی')
})

test('a driver who lost a load for want of money reads so, and one press leads to the bank', async ({
  browser,
}) => {
  const session = await newSession({ username: '1000000133', door: 'Driver' })
  const page = await openAs(browser, session)
  await takeTurn(page, hall)
  await declareLoad({ rentToman: 61_234_500, loaderTypeId: 5001 })
  await moveClock(2 * minute)
  await page.goto('/ShowCargoHall')
  await wantLoad(page, '۶۱٬۲۳۲٬۰۰۰')
  await leave(session, 0)
  await page.reload()
  await page.getByRole('link', { name: /فهرست من/u }).click()
  const outlook = page.getByRole('main')
  await expect(outlook).toContainText(
    /اگر اعلام بار همین حالا بسته شود، .*کیف پول برای هزینهٔ نوبت [۰-۹٬]+ تومان کم دارد/u,
  )
  await expect(outlook.getByRole('link', { name: 'افزایش موجودی' })).toBeVisible()
  await moveClock(2 * minute)
  await page.goto('/MyResult')
  await expect(
    page.getByText('تا آن هنگام کیف پول را به اندازهٔ هزینهٔ نوبت پر کنید.', { exact: false }),
  ).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('link', { name: 'افزایش موجودی' }).click()
  await expect(page).toHaveURL(/OnlineCharge\?.*back=/)
})
