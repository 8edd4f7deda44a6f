import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { call } from './registering.ts'
import { test } from './test.ts'
import { url } from './world.ts'

type Begun = { orderId: number; url: string }

/** A company begins a payment and has the bank act. Out: where the bank leads back to. */
async function pay(token: string, act: string, Back?: string) {
  const body = { Amount: 25_000_000, ...(Back && { Back }) }
  const { data } = await call<Begun>('/api/v1/SalePayment/AddSalePayment', body, token)
  const reply = await fetch(url() + data.url, { method: 'POST', body: new URLSearchParams({ act }) })
  expect(reply.status, act).toBe(200)
  return `/returnbank?msg=pending&token=t&orderId=${data.orderId}`
}

const head = (page: Page) => page.getByRole('heading', { level: 1 })

test('each end of a payment has the same places on a desk: the sum, the wallet, the next act, the receipt beside', async ({
  browser,
}) => {
  const session = await newSession(accounts.TransportationCompanyAdmin)
  const page = await openAs(browser, session)
  const receipt = page.getByRole('complementary').filter({ hasText: 'رسید' })

  await page.goto(await pay(session.accessToken, 'pay', '/AddCargo'))
  await expect(head(page)).toHaveText('۲۵٬۰۰۰٬۰۰۰ریال به کیف پول رسید')
  const figures = page.locator('.bank-figures dd')
  await expect(figures).toHaveCount(3)
  const [before = 0, paid = 0, now = 0] = (await figures.allInnerTexts()).map((text) =>
    Number(text.replace(/[^۰-۹]/g, '').replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))),
  )
  expect([paid, now - before]).toEqual([25_000_000, 25_000_000])
  await expect(receipt).toContainText('شمارهٔ پیگیری بانک')
  await expect(page.getByRole('link', { name: 'ادامهٔ اعلام بار' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'فهرست اصلی' })
  await expect(menu.getByRole('link', { name: 'کیف پول' })).toHaveAttribute('aria-current', 'page')
  expect(await breachesOf(page)).toEqual([])

  await page.goto(await pay(session.accessToken, 'decline'))
  await expect(head(page)).toHaveText('۲۵٬۰۰۰٬۰۰۰ریال پرداخت نشد')
  await expect(figures).toHaveCount(1)
  await expect(page.getByText('مانده، بی‌تغییر')).toBeVisible()
  await page.getByRole('link', { name: 'پرداخت دوباره' }).click()
  await expect(page).toHaveURL(/OnlineCharge\?amount=25000000/)

  await page.goto(await pay(session.accessToken, 'silent'))
  await expect(page.getByText('دوباره پرداخت نکنید')).toBeVisible()
  await expect(figures).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'پرسیدن از بانک' })).toBeVisible()
  await expect(page.getByRole('table').getByText('در انتظار بانک')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  await page.goto('/returnbank?msg=credited&token=t&orderId=999999')
  await expect(head(page)).toHaveText('این پرداخت در کیف پول شما نیست')

  // whoever is not signed in learns nothing from the address, which anybody may write, but how to see it
  const stranger = await openAs(browser, null)
  await stranger.goto('/returnbank?msg=credited&token=t&orderId=12')
  await expect(head(stranger)).toHaveText('برای دیدن نتیجهٔ پرداخت وارد شوید')
  await expect(stranger.getByRole('link', { name: 'ورود و دیدن نتیجه' })).toHaveAttribute(
    'href',
    /returnTo=.*orderId/,
  )
  await expect(stranger.locator('.panel .btn')).toHaveCount(1)
  await expect(stranger.getByRole('link', { name: 'به برنامه برگردید' })).toBeVisible()
  await expect(stranger.getByText('توکن')).toHaveCount(0)
  await expect(stranger.getByRole('main')).toHaveCount(1)
  expect(await breachesOf(stranger)).toEqual([])
})
