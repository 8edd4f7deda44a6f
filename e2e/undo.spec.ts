import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs, type Session } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

const toastsOf = (page: Page) => page.getByRole('region', { name: 'پیام‌های گذرا' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function post({ accessToken }: Session, path: string, body: object) {
  const reply = await fetch(url() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  })
  const { data, errors } = await reply.json()
  expect(errors).toEqual([])
  return data
}

const codes = {
  'آرد آزمون یک': completeNationalCode('812345678'),
  'آرد آزمون دو': completeNationalCode('812345679'),
}

async function openRow(page: Page, name: string) {
  await rowOf(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('what is deleted waits, is taken back by a key, and goes when its time is over, also from a page that is closed', {
  tag: '@core',
}, async ({ browser }) => {
  const session = await newSession(accounts.TransportationCompanyAdmin)
  for (const [FullName, MeliCode] of Object.entries(codes))
    await post(session, '/api/v1/Customer/AddCustomer', {
      FullName,
      MeliCode,
      CityId: 1,
      Address: 'خیابان آزمون',
    })
  const page = await openAs(browser, session, { viewport: desk })
  await page.goto('/Customer?q=آرد آزمون')
  const [one, two] = Object.keys(codes) as [string, string]
  const remove = async (name: string) => {
    await openRow(page, name)
    await page.getByRole('button', { name: 'حذف مشتری' }).press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(rowOf(page, name)).toContainText('در حال حذف')
  }
  await remove(one)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(toastsOf(page)).toContainText(`«${one}» و نشانی‌هایش حذف می‌شود`)
  await page.keyboard.press('z')
  await expect(rowOf(page, one)).not.toContainText('در حال حذف')
  await expect(toastsOf(page)).toContainText('برگردانده شد')

  // two at once are one toast, and one key takes both back
  await remove(one)
  await remove(two)
  await expect(toastsOf(page)).toContainText('۲ مشتری حذف می‌شود')
  await page.keyboard.press('z')
  for (const name of [one, two]) await expect(rowOf(page, name)).not.toContainText('در حال حذف')

  // it waits while the pointer is on it, also on the server
  await remove(one)
  const heard = () => page.waitForResponse((reply) => reply.url().endsWith('/HeldAct/HoldLonger'))
  await Promise.all([heard(), toastsOf(page).hover()])
  await moveClock(heldMs / 2)
  await Promise.all([heard(), page.clock.runFor(heldMs)])
  await moveClock(heldMs / 2 + 1_000)
  await expect(toastsOf(page).getByRole('button', { name: 'برگرداندن' })).toBeVisible()
  await toastsOf(page).getByRole('button', { name: 'برگرداندن' }).click()
  await expect(rowOf(page, one)).not.toContainText('در حال حذف')

  // the next toast comes where the pointer rests, and would wait for it as well
  await page.mouse.move(0, 0)
  await remove(one)
  await moveClock(heldMs)
  await expect(rowOf(page, one)).toHaveCount(0)
  await remove(two)
  // nobody waits here for what is deleted: a slow machine looks for longer than it is held
  expect(await breachesOf(page)).toEqual([])
  await page.close()
  await moveClock(heldMs)
  const again = await openAs(browser, session, { viewport: desk })
  await again.goto('/Customer?q=آرد آزمون')
  await expect(again.getByText(/^مشتری‌ای با این|پیدا نشد|نیست/).first()).toBeVisible()
})

test('what was changed since is not taken back: it says so, and leads there', async ({ browser }) => {
  const admin = await newSession(accounts.Admin)
  const Kind = 'goods'
  const { data } = await post(admin, '/api/v1/BaseInfo/Save', {
    Kind,
    Name: 'کالای آزمون',
    GroupName: 'آزمون',
  })
  const page = await openAs(browser, admin, { viewport: desk })
  await page.goto('/BaseInfo?q=کالای آزمون')
  await page.getByRole('button', { name: 'کارهای کالای آزمون' }).press('Enter')
  await page.getByRole('menuitem', { name: 'غیرفعال کردن' }).press('Enter')
  await expect(toastsOf(page)).toContainText('«کالای آزمون» غیرفعال شد')
  await post(admin, '/api/v1/BaseInfo/Save', {
    Kind,
    Id: data.id,
    Name: 'کالای آزمون دیگری',
    GroupName: 'آزمون',
  })
  await page.keyboard.press('z')
  const refused = toastsOf(page).getByRole('alert')
  await expect(refused).toContainText('خودتان آن را عوض کرده‌اید')
  await page.clock.runFor(20_000)
  await expect(refused).toBeVisible()
  await expect(rowOf(page, 'کالای آزمون دیگری')).toContainText('غیرفعال')
  expect(await breachesOf(page)).toEqual([])
  await refused.getByRole('button', { name: 'دیدن' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a delivery is registered by one press of the solid button, and taken back', async ({ browser }) => {
  const session = await newSession(accounts.TransportationCompanyAdmin)
  const page = await openAs(browser, session, { viewport: { width: 1366, height: 768 } })
  await page.goto('/DriverReserves?at=')
  const foot = page.locator('.drawer-foot')
  const row = page.getByRole('row').filter({ hasText: 'بارنامه رسید' }).first()
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(foot.getByRole('button').first()).toHaveText('ثبت تحویل')
  expect(await breachesOf(page)).toEqual([])
  await foot.getByRole('button', { name: 'ثبت تحویل' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(foot).toContainText('در حال ثبت تحویل')
  await expect(toastsOf(page)).toContainText(/تحویل مجوز .* ثبت می‌شود/)
  await page.keyboard.press('z')
  await expect(foot.getByRole('button', { name: 'ثبت تحویل' })).toBeVisible()
})
