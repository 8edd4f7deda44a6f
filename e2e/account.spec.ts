import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs, openFresh } from './accounts.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'
import { url } from './world.ts'

/** The server's answer to a write that asks for the own password again. */
const passwordNeeded = {
  data: { code: -1, message: 'برای این کار گذرواژهٔ خود را دوباره وارد کنید.', reason: 'reauthenticate' },
  statusCode: 400,
  errors: ['برای این کار گذرواژهٔ خود را دوباره وارد کنید.'],
  message: 'برای این کار گذرواژهٔ خود را دوباره وارد کنید.',
}
type Sent = { key: string | undefined; body: unknown }

/** Has the first try of ending a session ask for the password. Out: what was sent, try by try. */
async function askOnce(page: Page): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route('**/api/v1/User/EndSession', async (route) => {
    const request = route.request()
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
    if (sent.length === 1) await route.fulfill({ json: passwordNeeded })
    else await route.continue()
  })
  return sent
}

test('an act that asks for the password waits for it in place, and then goes on by itself', {
  tag: '@core',
}, async ({ browser }) => {
  const account = accounts.Customer
  const page = await openAs(browser, await newSession(account))
  await newSession(account)
  await page.goto('/Profile')
  const ends = page.getByRole('button', { name: 'پایان دادن' })
  await expect(ends.first()).toBeVisible()
  const before = await ends.count()
  const sent = await askOnce(page)
  await ends.first().click()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()

  const asked = page.getByRole('dialog', { name: 'گذرواژهٔ خود را دوباره وارد کنید' })
  await expect(asked).toBeVisible()
  await asked.getByLabel('گذرواژه', { exact: true }).fill('not-this-one')
  await asked.getByRole('button', { name: 'ادامهٔ کار' }).click()
  await expect(asked.getByText('گذرواژه درست نیست.')).toBeVisible()
  await asked.getByLabel('گذرواژه', { exact: true }).fill('Bargah@1405')
  await asked.getByRole('button', { name: 'ادامهٔ کار' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ends).toHaveCount(before - 1)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('an act whose password is not given is not done', async ({ browser }) => {
  const page = await openAs(browser, await newSession(accounts.Customer))
  await newSession(accounts.Customer)
  await page.goto('/Profile')
  const sent = await askOnce(page)
  await page.getByRole('button', { name: 'پایان دادن' }).first().click()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()
  const asked = page.getByRole('dialog', { name: 'گذرواژهٔ خود را دوباره وارد کنید' })
  await asked.getByRole('button', { name: 'انصراف' }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByText('گذرواژه داده نشد و کاری انجام نشد.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a desk does not remember unless one says so, a driver’s phone does', async ({ browser }) => {
  const context = await openContext(browser, { viewport: desk })
  const page = await context.newPage()
  await page.goto('/login')
  const remember = page.getByRole('checkbox', { name: 'مرا به خاطر بسپار' })
  await expect(remember).toBeChecked()
  for (const door of ['شرکت', 'پشتیبانی']) {
    await page.getByRole('radio', { name: door }).check({ force: true })
    await expect(remember).not.toBeChecked()
  }
  await remember.check({ force: true })
  await page.getByRole('radio', { name: 'شرکت' }).check({ force: true })
  await expect(remember).toBeChecked()
})

test('a session that ended says why at the door', async ({ browser }) => {
  const first = await newSession(accounts.Customer)
  const page = await openAs(browser, first)
  await page.goto('/Profile')
  await expect(page.getByText('همین دستگاه')).toBeVisible()
  // an open page would hear of it by itself, and say so before it is loaded anew
  await page.goto('about:blank')
  const head = { authorization: `Bearer ${first.accessToken}`, 'content-type': 'application/json' }
  await fetch(`${url()}/api/v1/User/Logout`, { method: 'POST', headers: head, body: '{}' })
  await page.goto('/Profile')
  await expect(page).toHaveURL(/login/i)
  await expect(page.getByText('از این حساب بیرون آمده‌اید؛ دوباره وارد شوید.')).toBeVisible()
})

test('a temporary password shows nothing but its change, which leads on', async ({ browser }) => {
  const session = await newSession(accounts.AgentMain)
  let isTemporary = true
  const page = await openAs(browser, {
    ...session,
    member: { ...session.member, mustChangePassword: true } as typeof session.member,
  })
  await page.route('**/api/v1/User/Me', async (route) => {
    const reply = await (await route.fetch()).json()
    if (isTemporary) reply.data.member.mustChangePassword = true
    await route.fulfill({ json: reply })
  })
  await page.route('**/api/v1/User/ChangeMyPassword', async (route) => {
    isTemporary = false
    const done = { code: 1, message: 'گذرواژه عوض شد.' }
    await route.fulfill({ json: { data: done, statusCode: 200, errors: [], message: done.message } })
  })
  await page.goto('/Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'گذرواژهٔ خود را عوض کنید' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByLabel('گذرواژهٔ کنونی').fill('Bargah@1405')
  await page.getByLabel('گذرواژهٔ تازه', { exact: true }).fill('kf7-wq2-hm9')
  await page.getByLabel('تکرار گذرواژهٔ تازه').fill('kf7-wq2-hm9')
  await page.getByRole('button', { name: 'تغییر گذرواژه' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'حساب من' })).toBeVisible()
})

test('an administrator ends another’s sessions from the audit, and gives his password for it', async ({
  browser,
  own,
}) => {
  const admin = await newSession(accounts.Admin, own.url)
  const other = await newSession(accounts.Customer, own.url)
  await moveClock(31 * minute, own.url)
  const page = await openAs(browser, admin, { base: own.url })
  await page.goto('/Audit')
  // what the server did when its clock moved is not in the way of her sign-in, until it is asked for
  await expect(page.getByRole('row').filter({ hasText: 'نرگس احمدی' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'خود سامانه' })).toHaveCount(0)
  await page.getByRole('button', { name: 'حذف فیلتر گونه' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'خود سامانه' }).first()).toBeVisible()
  await page.getByLabel('جست‌وجو در رویدادها').fill('نرگس احمدی')
  await page.getByRole('row').filter({ hasText: 'نرگس احمدی' }).first().click()
  await page.getByRole('button', { name: 'پایان دادن به همه' }).click()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()
  const asked = page.getByRole('dialog', { name: 'گذرواژهٔ خود را دوباره وارد کنید' })
  await asked.getByLabel('گذرواژه', { exact: true }).fill('Admin@1405')
  await asked.getByRole('button', { name: 'ادامهٔ کار' }).click()
  await expect(page.getByText('اکنون در هیچ دستگاهی وارد نیست.')).toBeVisible()
  const me = await fetch(`${own.url}/api/v1/User/Me`, {
    headers: { authorization: `Bearer ${other.accessToken}` },
  })
  expect(me.status).toBe(401)
  expect(((await me.json()) as { message: string }).message).toContain('مدیر سامانه')
  await page.context().close()
})

test('a password is changed from the account, and other devices are signed out', { tag: '@core' }, async ({
  browser,
  own,
}) => {
  // the password that all know is none that may be chosen again
  const here = { base: own.url }
  const elsewhere = await newSession(accounts.CustomerAdvancedMember, own.url)
  const page = await openAs(browser, await newSession(accounts.CustomerAdvancedMember, own.url), here)
  await page.goto('/Profile')
  await expect(page.getByText('همین دستگاه')).toBeVisible()
  await page.getByRole('button', { name: /مشتری ویژه/ }).click()
  await page.getByRole('menuitem', { name: 'تغییر گذرواژه' }).click()
  const dialog = page.getByRole('dialog', { name: 'تغییر گذرواژه' })
  await dialog.getByRole('button', { name: 'تغییر گذرواژه' }).click()
  await expect(dialog.getByText('گذرواژهٔ کنونی را وارد کنید.')).toBeVisible()
  await dialog.getByLabel('گذرواژهٔ کنونی', { exact: true }).fill('nadorost')
  await dialog.getByLabel('گذرواژهٔ تازه', { exact: true }).fill('kf7-wq2-hm9')
  await dialog.getByLabel('تکرار گذرواژهٔ تازه', { exact: true }).fill('kf7-wq2-hm9')
  await dialog.getByRole('button', { name: 'تغییر گذرواژه' }).click()
  await expect(dialog.getByText('گذرواژهٔ کنونی درست نیست.')).toBeVisible()
  await dialog.getByLabel('گذرواژهٔ کنونی', { exact: true }).fill('Bargah@1405')
  await dialog.getByRole('button', { name: 'تغییر گذرواژه' }).click()
  await expect(dialog).toHaveCount(0)

  const other = await openAs(browser, elsewhere, here)
  await other.goto('/Profile')
  await expect(other).toHaveURL(/login/)
  await page.reload()
  await expect(page.getByText('همین دستگاه')).toBeVisible()
  for (const one of [page, other]) await one.context().close()
})

test('a session of another device is ended from the account', async ({ browser }) => {
  const elsewhere = await newSession(accounts.Organization)
  const page = await openFresh(browser, 'Organization', '/Profile')
  await page.getByRole('button', { name: 'پایان دادن' }).first().click()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()
  await expect(page.getByText('نشست پایان یافت.')).toBeVisible()
  const other = await openAs(browser, elsewhere)
  await other.goto('/')
  await expect(other).toHaveURL(/login/)
})
