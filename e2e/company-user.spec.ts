import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { contract } from '@bargah/contract/contract.ts'
import { type Flag, flags, mayCall } from '@bargah/contract/kernel/access.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { accounts, newSession, openAs, phone } from './accounts.ts'
import { asAdmin, prove, sendPaper } from './registering.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

const mobile = '09175551234'
const password = 'kf7-wq2-hm9'
const followsMs = 25_000

const nationalId = completeNationalCode('512345678')

/** A company registers itself with a document. Out: its id. */
async function registerCompany(browser: Browser): Promise<number> {
  const page = await openAs(browser, null, { viewport: phone })
  await page.goto('/newregister')
  await prove(page, mobile)
  await page.getByText('شرکت حمل', { exact: true }).click()
  await page.getByRole('button', { name: 'ادامه' }).click()
  await page.getByLabel('نام شرکت').fill('کیمیا ترابر')
  await page.getByLabel('شناسهٔ ملی').fill(nationalId)
  await sendPaper(page, { province: 'فارس', city: 'شیراز' })
  await page.context().close()
  const { data } = await asAdmin<{ transportationCompanyId: number; nationalId: string }[]>(
    contract.listCompanies.path,
  )
  return data.find((company) => company.nationalId === nationalId)?.transportationCompanyId ?? 0
}

/** Admin holds it against its document, accepts it and makes it a password. Out: its account. */
async function acceptCompany(page: Page, id: number) {
  await page.goto(`/TransportationCompany?open=${id}`)
  await page.getByRole('button', { name: 'تأیید شرکت' }).click()
  // the next that waits opens, or nothing
  await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe(String(id))
  await page.goto(`/TransportationCompany?open=${id}`)
  await page.locator('[data-row="account"]').click()
  await page.getByRole('button', { name: 'ساختن گذرواژهٔ تازه' }).click()
  await page.getByRole('button', { name: 'بله، گذرواژهٔ تازه' }).click()
  const shown = page.locator('.credentials-card bdi')
  await expect(shown).toHaveCount(2)
  const [username = '', made = ''] = await shown.allTextContents()
  return { username: toLatinDigits(username), password: toLatinDigits(made), door: 'Company' as const }
}

const off = ['access_Reserve_List', 'access_Load_Add'] as const satisfies Flag[]
const flip = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) })

/** A company's admin opens an account for a colleague, with two switches off. */
async function addColleague(page: Page): Promise<void> {
  await page.goto('/AddUser')
  await page.getByLabel('نام کاربری').fill('bahrami')
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await page.getByLabel('تکرار گذرواژه').fill(password)
  await page.getByLabel('نام و نام خانوادگی').fill('لیلا بهرامی')
  await page.getByRole('button', { name: 'روشن کردن همه' }).click()
  await flip(page, 'دیدن مجوزها').uncheck()
  await flip(page, 'اعلام بار').uncheck()
  await page.getByRole('button', { name: 'ثبت کاربر' }).click()
  await page.getByRole('button', { name: 'بله، ثبت شود' }).click()
  await expect(page.getByRole('heading', { name: 'لیلا بهرامی' })).toBeVisible()
}

/** Every call that takes flags is closed to her where only those are named that are off, and open otherwise. */
async function expectRefusedExactly(token: string, closed: readonly Flag[]) {
  const who = {
    role: 'TransportationCompanyMember',
    flags: flags.filter((flag) => !closed.includes(flag)),
  } as const
  for (const [name, { access, method, path }] of Object.entries(contract)) {
    if (typeof access !== 'object' || !('flags' in access)) continue
    const { status } = await fetch(url() + path, { method, headers: { authorization: `Bearer ${token}` } })
    expect(status === 403, name).toBe(!mayCall(access, who))
  }
}

async function switchLoads(page: Page, on: boolean): Promise<void> {
  await flip(page, 'دیدن بارها').setChecked(on)
  await page.getByRole('button', { name: 'ذخیرهٔ ۱ تغییر' }).click()
  await expect(page.getByText('ویرایش کاربر با موفقیت انجام شد.')).toBeVisible()
}

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'صفحه‌ای با این نشانی پیدا نشد' })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'فهرست اصلی' })

async function openAll(browser: Browser) {
  const admin = await newSession(accounts.Admin)
  const id = await registerCompany(browser)
  const company = await newSession(await acceptCompany(await openAs(browser, admin), id))
  const boss = await openAs(browser, company)
  await addColleague(boss)
  const clerk = await newSession({ username: `bahrami_Agent${id}`, door: 'Company', password })
  return { boss, page: await openAs(browser, clerk), token: clerk.accessToken }
}

test('a company that registered and was accepted makes a user with two switches off, who meets exactly that, also when more is switched while she works', async ({
  browser,
}) => {
  const { boss, page, token } = await openAll(browser)

  await page.goto('/Cargos')
  await expect(page.getByRole('heading', { level: 1, name: 'بارهای اعلام‌شده' })).toBeVisible()
  const menu = menuOf(page)
  await expect(menu.getByRole('link', { name: 'بارها', exact: true })).toBeVisible()
  for (const gone of ['مجوزها', 'اعلام بار'])
    await expect(menu.getByRole('link', { name: gone, exact: true })).toHaveCount(0)
  await expectRefusedExactly(token, off)

  await switchLoads(boss, false)
  await expectRefusedExactly(token, [...off, 'access_Load_Manage'])
  await expect(notFound(page)).toBeVisible({ timeout: followsMs })
  await expect(menu.getByRole('link', { name: 'بارها', exact: true })).toHaveCount(0)

  await switchLoads(boss, true)
  await expect(menu.getByRole('link', { name: 'بارها', exact: true })).toBeVisible({ timeout: followsMs })

  await page.goto('/DriverReserves')
  await expect(notFound(page)).toBeVisible()

  // deleted in haste she is out, and comes back as she was
  await boss.bringToFront()
  await boss.getByRole('button', { name: 'کارهای حساب' }).click()
  await boss.getByRole('menuitem', { name: 'حذف کاربر' }).click()
  await expect(boss.getByText('در حال حذف')).toBeVisible()
  await moveClock(heldMs)
  await expect(boss.getByRole('heading', { name: 'کاربران حذف‌شده' })).toBeVisible()
  await boss.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(boss.getByText('در حال بازگشت')).toBeVisible()
  await moveClock(heldMs)
  await expect(boss.getByRole('heading', { name: 'کاربران حذف‌شده' })).toHaveCount(0)
  await expect(boss.getByRole('heading', { name: 'لیلا بهرامی' })).toBeVisible()
})
