import { type Browser, expect, type Page } from '@playwright/test'
import { accounts, mayOpen, newSession, windowOf } from './accounts.ts'
import { declareLoad, minuteHall as hall } from './declare-load.ts'
import { followLink, watchNetwork } from './links.ts'
import { minute, moveClock, withoutStream } from './people.ts'
import { call, codeField, codeSentTo } from './registering.ts'
import { addressOf, screens } from './screens.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'

/** As wide as phones draw that drivers carry. */
const widths = [320, 360, 390, 412]
const height = 740

type Session = Awaited<ReturnType<typeof newSession>>

/** A phone: unlike a narrow window it draws a page that is too wide as wide as it is, and the page's own width says so. */
async function openPhone(browser: Browser, session: Session | null): Promise<Page> {
  const look = windowOf(session, { viewport: { width: 360, height } })
  const page = await (await openContext(browser, { ...look, isMobile: true, hasTouch: true })).newPage()
  await withoutStream(page)
  return page
}

/** What of a page reaches beyond a phone of a width, and how wide the page is by that; nothing where it fits. */
const beyond = (page: Page, width: number) =>
  page.evaluate((asked) => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= asked) return []
    const isBeyond = (element: Element) => {
      const { width, left, right } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > asked + 1)
    }
    const inmost = [...document.querySelectorAll('body *')].filter(
      (element) => isBeyond(element) && ![...element.children].some(isBeyond),
    )
    return [`${scrollWidth} wide`, ...inmost.map(({ outerHTML }) => outerHTML.slice(0, 90))]
  }, width)

/** What is drawn for who reads slowly: the words below 16 px and the targets below 56 of a page. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height: high } = element.getBoundingClientRect()
      return width > 1 && high > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join('')
    const all = [...document.querySelectorAll('body *:not(.plate *, svg *, .skip-link)')].filter(isSeen)
    const words = all.flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return wordsOf(element) && size < 16 ? [`${size} px: ${wordsOf(element)}`] : []
    })
    const targets = all
      .filter((element) => element.matches('a, button') && getComputedStyle(element).display !== 'inline')
      .filter((element) => Math.round(element.getBoundingClientRect().height) < 56)
      .map(({ outerHTML }) => `a low target: ${outerHTML.slice(0, 90)}`)
    return [...words, ...targets]
  })
/** The screens that are drawn so. */
const drawnLarge =
  /^\/($|Help|Me($|\/)|Comment\/New|LoadList|MyList|ShowCargoHall|MyResult|MyWallet|OnlineCharge|MyPermits\/\d|Notifications\/Choices)/

/** What a driver is told of the bank, and no other word of rials: for him all is toman. */
const ofBank = 'در بانک یک صفر بیشتر می‌بینید، چون ریال است.'
const rialsOn = async (page: Page) =>
  (await page.locator('body').innerText()).replaceAll(ofBank, '').match(/.*(?<!س)ریال.*/gu) ?? []

/** The largest words that a driver may choose, or those of everybody. */
const chooseWords = (page: Page, size: 'largest' | null) =>
  page.evaluate((asked) => {
    if (asked) document.documentElement.dataset.text = asked
    else delete document.documentElement.dataset.text
  }, size)

type Asked = { isDriver?: boolean }

/** Whether what a page shows now fits every phone, and is drawn for who reads slowly. */
async function fitsHere(page: Page, state: string, { isLarge = false } = {}) {
  if (isLarge) expect.soft(await tooSmall(page), `${state} is small`).toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await expect
      .configure({ soft: true, timeout: 5_000 })
      .poll(() => beyond(page, width), `${state} at ${width}`)
      .toEqual([])
  }
}

async function fits(page: Page, state: string, paths: readonly string[], { isDriver = false }: Asked = {}) {
  const settled = watchNetwork(page)
  for (const [at, path] of paths.entries()) {
    // loaded once in each state, since nothing tells the page what changed; then as links do, which is half the work
    await settled(() => (at === 0 ? page.goto(path) : followLink(page, path)))
    if (isDriver) expect.soft(await rialsOn(page), `${state}: ${path} speaks of rials`).toEqual([])
    const isLarge = isDriver && drawnLarge.test(path)
    await fitsHere(page, `${state}: ${path}`, { isLarge })
    if (!isLarge) continue
    await page.setViewportSize({ width: 320, height })
    await chooseWords(page, 'largest')
    expect.soft(await beyond(page, 320), `${state}: ${path} in the largest words`).toEqual([])
    await chooseWords(page, null)
  }
}

test('what is open to everybody is nowhere wider than a phone', async ({ browser }) => {
  const open = screens.filter(({ access, path }) => access === 'public' && path !== '/dev/ui')
  await fits(await openPhone(browser, null), 'a stranger', open.map(addressOf))
})

test('a driver signs in and registers on screens that fit his phone and are large', async ({ browser }) => {
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
  await press('با نام کاربری و گذرواژه')
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
})
