import { type Browser, expect, type Page, type Route } from '@playwright/test'
import { openContext, written } from './windows.ts'
import { url } from './world.ts'

const password = 'Bargah@1405'
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** Has no stream of changes come through, as behind some proxies: the panel reads by itself, and the network is idle at times. */
export const withoutStream = (page: Page) => page.route('**/api/v1/Live*', (route) => route.abort())

/** Holds back what a page asks for at an address, as a slow network does. Out: lets it all through, now and from here on. */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  const wait = async (route: Route) => {
    await held
    // whoever asked may have stopped waiting
    await route.continue().catch(() => undefined)
  }
  await page.route(address, wait)
  return async () => {
    go()
    await page.unroute(address, wait)
  }
}

type Door = 'راننده' | 'شرکت' | 'پشتیبانی'

/** A person with a browser of his own, signed in through the login page. */
export async function signIn(
  browser: Browser,
  username: string,
  door: Door,
  viewport = door === 'راننده' ? phone : desk,
): Promise<Page> {
  const context = await openContext(browser, { viewport })
  const page = await context.newPage()
  await signInHere(page, username, door)
  return page
}

/** Signs in in a window that is there: at a desk by its door, on a phone by the quiet way of name and password. */
export async function signInHere(page: Page, username: string, door: Door): Promise<void> {
  await page.goto('/')
  const isDesk = (page.viewportSize()?.width ?? 0) >= 900
  if (isDesk) await page.getByRole('radio', { name: door }).check({ force: true })
  else await page.getByRole('button', { name: 'با نام کاربری و گذرواژه' }).click()
  await page.getByLabel('نام کاربری').fill(username)
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page).not.toHaveURL(/login/i)
}

/** Moves the server's clock and lets it do what is then due. */
export async function moveClock(ms: number, base = url()): Promise<void> {
  written.push('the clock')
  const reply = await fetch(`${base}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  })
  expect(reply.ok).toBe(true)
}
export const minute = 60_000

/** Takes a turn at a hall from the driver's home. Out: the number, as the home shows it. */
export async function takeTurn(page: Page, hallName: string): Promise<void> {
  await page.goto('/DriverTurn')
  await page.getByRole('button', { name: new RegExp(hallName) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'گرفتن نوبت' }).click()
  await expect(page.getByText(`نوبت شما در سالن ${hallName}`)).toBeVisible()
}

/** Waits until the history has so many layers over the page: they come and go a moment after what is seen of them. */
export const layersAre = (page: Page, depth: number) =>
  expect
    .poll(() =>
      page.evaluate(() => (history.state as { layers?: { depth: number } } | null)?.layers?.depth ?? 0),
    )
    .toBe(depth)

/** Types into a field that offers what it knows, and takes the first that begins so. */
export async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click()
}

/** Fills in what a truck carries, and which loaders take it: steel in three bundles, by trailers of these names. */
export async function fillSteel(page: Page, to: string, trailers: readonly string[] = ['تریلی کفی']) {
  await pick(page, 'شهر مقصد', to)
  await pick(page, 'نوع کالا', 'میلگرد')
  await pick(page, 'بسته‌بندی', 'بندیل')
  await page.getByLabel('تعداد بسته').fill('3')
  await page.getByLabel('وزن بار برای هر کامیون').fill('22000')
  await page.getByRole('button', { name: /بارگیرهای پذیرفته/ }).click()
  const group = page.getByRole('group', { name: 'تریلی' })
  for (const name of trailers) await group.getByRole('checkbox', { name, exact: true }).check({ force: true })
  await page.keyboard.press('Escape')
}

/** Puts the load that pays so much on the list of a driver who looks at his loads. */
export async function wantLoad(page: Page, netPay: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: netPay })
  await card.getByRole('button', { name: 'می‌خواهم' }).click()
  await expect(card.getByRole('button', { name: /در فهرست شماست/ })).toBeVisible()
}
