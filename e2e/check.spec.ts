import { type Browser, expect, type Page } from '@playwright/test'
import { renderSVG } from 'uqr'
import { openAs, phone, sessionOf } from './accounts.ts'
import { ask, takeLoad } from './owners-load.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker holds the page. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

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

test('a driver shows his permit and a guard checks it, both without a network', { tag: '@core' }, async ({
  browser,
}) => {
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
  await expect(driver.getByRole('img', { name: /تصویر چهارگوش مجوز/ })).toBeVisible()
  await driver.goto(`/MyPermits/${permitId}`)
  const square = driver.getByRole('img', { name: /تصویر چهارگوش مجوز/ })
  await expect(square).toBeVisible()
  await expect(driver.getByText('بی اینترنت هم درست است. نشان بدهید.')).toBeVisible()
  const picture = await pictureOf(browser, await square.evaluate((svg) => svg.outerHTML))
  const plate = await driver.locator('.plate').getAttribute('aria-label')
  await expect(driver.getByRole('link', { name: /^زنگ برای بارگیری/ })).toBeVisible()
  await driver.getByRole('button', { name: 'بیشتر' }).click()
  await expect(driver.getByRole('dialog', { name: 'همهٔ جزئیات' })).toBeVisible()

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
