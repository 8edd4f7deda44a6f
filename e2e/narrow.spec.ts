import { expect, type Locator } from '@playwright/test'
import { accounts, mayOpen, newSession } from './accounts.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { minute, moveClock } from './people.ts'
import { fits, fitsHere, openPhone, tooSmall } from './phone-fit.ts'
import { call, codeField, codeSentTo } from './registering.ts'
import { addressOf, screens } from './screens.ts'
import { test } from './test.ts'
import { url } from './world.ts'

test('what is open to everybody is nowhere wider than a phone', async ({ browser }) => {
  const open = screens.filter(({ access, path }) => access === 'public' && path !== '/dev/ui')
  await fits(await openPhone(browser, null), 'a stranger', open.map(addressOf))
})

test('a driver signs in and registers on screens that fit his phone and are large', { tag: '@core' }, async ({
  browser,
}) => {
  const page = await openPhone(browser, null)
  const isFit = (state: string) => fitsHere(page, state, { isLarge: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/login')
  const number = page.getByLabel('شمارهٔ همراه')
  await number.fill('09173204518')
  await isFit('his number')
  await press('کد را بفرست')
  await expect(codeField(page)).toBeVisible()
  await isFit('the code')
  const code = await codeSentTo('09173204518')
  await codeField(page).fill(code === '123456' ? '123457' : '123456')
  await expect(page.getByText('۲ بار دیگر می‌شود زد.')).toBeVisible()
  await isFit('a wrong code')
  await codeField(page).fill(code)
  await expect(page.getByText('این شماره را نمی‌شناسیم')).toBeVisible()
  await isFit('a number that is not known')
  await page.getByRole('link', { name: 'ثبت‌نام می‌کنم' }).click()
  await page.getByLabel('کد ملی').fill('3380114243')
  await page.getByLabel('کارت هوشمند ناوگان').fill('2184503')
  await expect(page.getByRole('heading', { name: 'این شما هستید؟' })).toBeVisible()
  await isFit('his cards')
  await page.goto('/login')
  // the words that stand before the panel does take no focus
  await expect(number).toBeFocused()
  await page.getByRole('button', { name: 'با نام کاربری و گذرواژه' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('نام کاربری')).toBeFocused()
  await page.getByLabel('نام کاربری').fill('1000000087')
  await press('ورود')
  await expect(page.getByText('گذرواژه را وارد کنید.')).toBeVisible()
  await isFit('name and password')
  await press('کمک')
  await expect(page.getByRole('dialog', { name: 'کمک' })).toBeVisible()
  await isFit('help at the door')
  await press('گذرواژه را فراموش کرده‌ام')
  await expect(page.getByLabel('شمارهٔ موبایل')).toBeVisible()
  await isFit('a forgotten password')
  await page.goto('/register-driver')
  await press('فرستادن کد')
  await expect(page.getByText('برای ادامهٔ ثبت‌نام نخست قوانین را بپذیرید.')).toBeVisible()
  await isFit('registering, with faults')
})

test('no screen of a driver is wider than his phone or speaks of rials: without a turn, in a queue, in a round, with a permit', async ({
  browser,
}) => {
  const session = await newSession(accounts.Driver)
  const ask = async <Data>(path: string, body?: object) =>
    (await call<Data>(path, body, session.accessToken)).data
  const page = await openPhone(browser, session)
  const own = screens.filter((screen) => screen.access !== 'public' && mayOpen(screen, session))
  const driverFits = (state: string, paths: readonly string[]) => fits(page, state, paths, { isDriver: true })
  const ofMoney = [
    '/OnlineCharge?own=true',
    '/OnlineCharge?amount=12345',
    '/returnbank?msg=credited&orderId=0',
  ]
  await driverFits('without a turn', [...own.map(addressOf), ...ofMoney])

  await page.goto('/LoadList')
  for (const opener of [/^چرا .*به شما می‌رسد/, /^جزئیات بار/]) {
    await page.getByRole('button', { name: opener }).first().click()
    await expect(page.getByRole('dialog').getByText('به شما می‌رسد')).toBeVisible()
    expect.soft(await tooSmall(page), `${opener.source} is small`).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
  }

  await ask('/api/v1/Comment/AddComment', { Title: 'نوبت من', Desc: 'از دیروز جلو نرفته است. چه کنم؟' })
  await page.goto('/Comment')
  await page.getByRole('button', { name: /نوبت من/ }).click()
  await expect(page.getByRole('dialog').getByText('چه کنم؟')).toBeVisible()
  await fitsHere(page, 'a talk', { isLarge: true })

  const place = { DriverLat: hall.latitude, DriverLong: hall.longitude }
  const taken = { LoadHallId: hall.id, ...place }
  const turn = await ask<{ data: { id: number } }>('/api/v1/DriverTurn/AddDriverTurnWeb', taken)
  await driverFits('in the queue', ['/', '/DriverTurn'])

  await declareLoad({ rentToman: 61_111_100 })
  await moveClock(2 * minute)
  const loads = await ask<{ id: number }[]>('/api/v1/Cargo/ShowCargoLoadHallWeb', { LoadHalId: hall.id })
  for (const { id: CargoId } of loads.slice(0, 3))
    await ask('/api/v1/DriverPriority/AddDriverPriority', { DriverTurnId: turn.data.id, CargoId, ...place })
  await driverFits('in an open round', ['/', '/ShowCargoHall', '/MyList', '/MyResult'])

  await moveClock(2 * minute)
  const [permit] = await ask<{ id: number }[]>('/api/v1/DriverReserve/SearchDriverReserve', {})
  const of = ['/', '/MyResult', '/MyPermits', `/MyPermits/${permit?.id}`, `/Backhaul/${permit?.id}`]
  await driverFits('with a permit', of)
  await ask('/api/v1/DriverReserve/ChangeReserveStatus', { DriverReserveId: permit?.id, StatusCode: 5 })
  await driverFits('with a load delivered', ['/', `/MyPermits/${permit?.id}`])

  await page.goto(`/log/${hall.id}`)
  await expect(page.getByRole('region', { name: 'سطرهای دفتر' }).getByRole('listitem').first()).toBeVisible()
  await fitsHere(page, 'the log', { isLarge: true })
})

test('the question whether a turn is given up is to be read over a round that has minutes left', async ({
  browser,
}) => {
  const shiraz = 4
  const session = await newSession({ username: '1000000214', door: 'Driver' })
  const ask = async <Data>(path: string, body: object) =>
    (await call<Data>(path, body, session.accessToken)).data
  const turn = await ask<{ data: { id: number } }>('/api/v1/DriverTurn/AddDriverTurnWeb', {
    LoadHallId: shiraz,
  })
  const [load] = await ask<{ id: number }[]>('/api/v1/Cargo/ShowCargoLoadHallWeb', { LoadHalId: shiraz })
  await ask('/api/v1/DriverPriority/AddDriverPriority', { DriverTurnId: turn.data.id, CargoId: load?.id })
  const page = await openPhone(browser, session)
  await page.goto('/')
  await expect(page.getByText('اعلام بار باز است')).toBeVisible()
  await page.getByRole('button', { name: 'بیشتر' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'لغو نوبت' }).click()
  const act = page.getByRole('button', { name: 'بله، لغو شود' })
  const lookOf = (what: Locator, name: 'color' | 'backgroundColor') =>
    what.evaluate((node, which) => getComputedStyle(node)[which], name)
  const sheet = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ has: act }).last()
  expect(await lookOf(act, 'color')).not.toBe(await lookOf(sheet, 'backgroundColor'))
  await fitsHere(page, 'giving up a turn')
})

test('each state of a payment fits a driver’s phone: begun, without an answer, paid, refused, left, too late', async ({
  browser,
}) => {
  const session = await newSession({ username: '1000000011', door: 'Driver' })
  const page = await openPhone(browser, session)
  const isFit = (state: string, paths: readonly string[]) => fits(page, state, paths, { isDriver: true })
  type Begun = { orderId: number; url: string }
  const begin = async () =>
    (await call<Begun>('/api/v1/SalePayment/AddSalePayment', { Amount: 20_000 }, session.accessToken)).data
  /** Begins a payment, has the bank act, and is led back as its reply says. */
  const pay = async (act: string) => {
    const { orderId, url: bank } = await begin()
    const reply = await fetch(url() + bank, { method: 'POST', body: new URLSearchParams({ act }) })
    expect(reply.status, act).toBe(200)
    return `/returnbank?msg=pending&orderId=${orderId}`
  }
  const begun = await begin()
  await isFit('a payment is begun', [
    '/OnlineCharge',
    `/returnbank?msg=pending&orderId=${begun.orderId}`,
    '/MyWallet',
  ])
  await page.goto(begun.url)
  await fitsHere(page, 'the bank')
  for (const act of ['silent', 'decline', 'cancel', 'pay'])
    await isFit(`a payment that ends by ${act}`, [await pay(act), '/OnlineCharge', '/MyWallet'])
  const late = await begin()
  await moveClock(30 * minute)
  await isFit('a payment that came too late', [
    `/returnbank?orderId=${late.orderId}`,
    '/OnlineCharge',
    '/MyWallet',
  ])
})
