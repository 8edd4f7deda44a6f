import { type Browser, expect, type Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import { newSession, openAs, phone, sessionOf } from './accounts.ts'
import { url } from './people.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker holds the page. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

type Reply<T> = { data: T }

/** One call as somebody who is signed in. */
async function ask<T>(token: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const reply = await fetch(`${url()}/api/v1/${path}`, { headers, ...init })
  return ((await reply.json()) as Reply<T>).data
}

/** A driver takes an owner's load, which needs no turn. */
async function takeLoad(username: string) {
  const session = await newSession({ username, door: 'Driver' })
  const token = session.accessToken
  const loads = await ask<{ id: number }[]>(token, 'Cargo/SearchCargoAzad', {})
  for (const { id: CargoId } of loads) {
    const { code, data } = await ask<{ code: number; data?: { reserveId: number } }>(
      token,
      'DriverReserve/AddDriverReserveWeb',
      { CargoId, DriverLat: 27.19, DriverLong: 56.28 },
    )
    if (code === 1 && data) return { session, permitId: data.reserveId }
  }
  throw new Error('an owner of the demo world offers a load for this truck')
}

/** What a camera near a square sees. In: its SVG. */
async function pictureOf(browser: Browser, svg: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 640, height: 640 } })
  await page.setContent(`<style>svg { margin: 30px; width: 550px }</style>${svg}`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
/** A square that somebody else draws. */
const squareOf = (text: string) => renderSVG(text, { ecc: 'M', border: 4 })

const show = (guard: Page, buffer: Buffer) =>
  guard.getByLabel('عکس تصویر چهارگوش').setInputFiles({ name: 'عکس.png', mimeType: 'image/png', buffer })
const next = (guard: Page) => guard.getByRole('button', { name: 'خواندن مجوز بعدی' }).click()

test('a driver shows his permit and a guard checks it, both without a network', async ({ browser }) => {
  const { session, permitId } = await takeLoad('1000000206')
  const driver = await openAs(browser, session)
  await driver.goto('/')
  await kept(driver)
  const ahead = driver.waitForResponse((reply) => reply.url().includes('GetPass'))
  await driver.reload()
  await ahead
  const guard = await openAs(browser, null, { viewport: phone })
  await guard.goto('/check')
  await expect(guard.getByText('بی‌اینترنت هم کار می‌کند')).toBeVisible()
  await kept(guard)

  await driver.context().setOffline(true)
  await guard.context().setOffline(true)
  await driver.reload()
  await driver.getByRole('link', { name: 'نمایش مجوز' }).click()
  await expect(driver).toHaveURL(new RegExp(`/MyPermits/${permitId}$`))
  const square = driver.getByRole('img', { name: /تصویر چهارگوش مجوز/ })
  await expect(square).toBeVisible()
  await expect(driver.getByRole('link', { name: /^تماس با/ })).toBeVisible()
  const picture = await pictureOf(browser, await square.evaluate((svg) => svg.outerHTML))
  const plate = await driver.locator('.plate').getAttribute('aria-label')

  await guard.reload()
  await show(guard, picture)
  await expect(guard.getByRole('heading', { level: 1, name: 'امضای این مجوز درست است' })).toBeVisible()
  await expect(guard.getByText('ابطال پرسیده نشده است')).toBeVisible()
  expect(await guard.locator('.plate').getAttribute('aria-label')).toBe(plate)

  await driver.context().setOffline(false)
  await guard.context().setOffline(false)
  // back on the network the page asks by itself
  await expect(guard.getByRole('heading', { level: 1, name: 'این مجوز اصل و پابرجاست' })).toBeVisible()
  const admin = await sessionOf('Admin')
  await ask(admin.accessToken, 'DriverReserve/CancelReserve', { Id: permitId })
  await next(guard)
  await show(guard, picture)
  await expect(guard.getByRole('heading', { level: 1, name: 'این مجوز باطل شده است' })).toBeVisible()
  await driver.goto(`/MyPermits/${permitId}`)
  await expect(driver.getByText('این مجوز باطل شده است')).toBeVisible()
  await expect(square).toHaveCount(0)
})

test('a guard without a network is told what is edited, what is something else and what is no square', async ({
  browser,
}) => {
  const { session, permitId } = await takeLoad('1000000214')
  const { qrText } = await ask<{ qrText: string }>(
    session.accessToken,
    `DriverReserve/GetPass?Id=${permitId}`,
  )
  const guard = await openAs(browser, null, { viewport: phone })
  await guard.goto('/check')
  await expect(guard.getByText('بی‌اینترنت هم کار می‌کند')).toBeVisible()
  await kept(guard)
  await guard.context().setOffline(true)
  await guard.reload()
  const verdict = guard.getByRole('heading', { level: 1 })

  const at = qrText.length - 20
  const edited = qrText.slice(0, at) + (qrText[at] === 'A' ? 'B' : 'A') + qrText.slice(at + 1)
  await show(guard, await pictureOf(browser, squareOf(edited)))
  await expect(verdict).toHaveText('این مجوز ساختگی یا دست‌خورده است')
  await next(guard)
  await show(guard, await pictureOf(browser, squareOf('https://example.com/')))
  await expect(verdict).toHaveText('این تصویر مجوز بارگاه نیست')
  await next(guard)
  await show(guard, await guard.screenshot())
  await expect(guard.getByText('در این عکس تصویر چهارگوشی خوانده نشد')).toBeVisible()

  // what the phone's own camera leads to, where there is no network
  await guard.goto(new URL(qrText).pathname)
  await guard.getByRole('link', { name: 'بررسی امضا، بی‌اینترنت' }).click()
  await expect(verdict).toHaveText('امضای این مجوز درست است')
})
