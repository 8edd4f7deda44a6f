import { expect } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openAs, sessionOf } from '../../accounts.ts'
import { viewNow } from '../../list-tools.ts'
import { test } from '../../test.ts'

/** The lists that are searched alike, by whom, and what one of their rows is called. */
const lists: readonly [role: Role, path: string, nothing: string][] = [
  ['Admin', '/AdminCargos', 'باری با این فیلترها'],
  ['Admin', '/LoadHalls', 'سالنی با این فیلترها'],
  ['Admin', '/Admin/Driver/InActive', 'راننده‌ای با این فیلترها'],
  ['Admin', '/MainBranchIndex', 'دفتر مرکزی‌ای با این فیلترها'],
  ['Admin', '/TransportationCompany', 'شرکتی با این فیلترها'],
  ['Admin', '/ManageProductOwner', 'صاحب کالایی با این فیلترها'],
  ['Admin', '/AdminUser', 'کاربری با این فیلترها'],
  ['Admin', '/Outbox', 'پیامکی با این فیلترها'],
  ['Admin', '/BaseInfo', 'موردی با این فیلترها'],
  ['Admin', '/Holidays', 'روزی با این فیلترها'],
  ['Admin', '/Audit', 'رویدادی با این فیلترها'],
  ['Admin', '/Reconciliation/Accounts', 'حسابی با این فیلترها'],
  ['Admin', '/Reconciliation/Ledger', 'سندی با این فیلترها'],
  ['Admin', '/Reconciliation/Payments', 'پرداختی با این فیلترها'],
  ['LoadHallAdmin', '/DriverTurnList', 'نوبتی با این فیلترها'],
  ['TransportationCompanyAdmin', '/AccountReport', 'سندی با این فیلترها'],
  ['TransportationCompanyAdmin', '/Customer', 'مشتری‌ای با این فیلترها'],
]

for (const role of new Set(lists.map(([who]) => who)))
  test(`a search without a hit says so and no more, on every list of ${role}`, async ({ browser }) => {
    const page = await openAs(browser, await sessionOf(role))
    for (const [, path, nothing] of lists.filter(([who]) => who === role)) {
      await page.goto(`${path}?q=ژژژژ`)
      await expect(page.getByRole('heading', { level: 2, name: `${nothing} پیدا نشد` }), path).toBeVisible()
      await expect(page.locator('.page-head'), path).not.toContainText('هنوز')
      await page.getByRole('button', { name: 'حذف فیلترها' }).click()
      await expect(page.getByRole('heading', { level: 2, name: `${nothing} پیدا نشد` }), path).toHaveCount(0)
    }
  })

test('a list that failed counts nothing in its head, whichever it is', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('Admin'))
  const failing = /(LoadHall|MainOffice|Outbox)\/GetAll|GetAdminUserByType|GetDeactiveDriver/i
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'خطای سرور' } }))
  for (const path of ['/LoadHalls', '/AdminUser', '/MainBranchIndex', '/Outbox', '/Admin/Driver/InActive']) {
    await page.goto(path)
    await expect(page.getByRole('alert').getByText('خطای سرور'), path).toBeVisible()
    await expect(page.locator('.page-head'), path).not.toContainText('۰')
  }
})

test('a list of more than ten thousand says in its head and its views that there are more', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'))
  const tooMany = async (path: string) =>
    page.route(path, async (route) => {
      const { total: _, ...reply } = (await (await route.fetch()).json()) as { total: number }
      await route.fulfill({ json: { ...reply, totalIsAtLeast: 10_000 } })
    })
  await tooMany('**/User/GetAdminUserByType*')
  await tooMany('**/SearchCargo*')
  await page.goto('/AdminUser')
  await expect(page.locator('.page-head')).toContainText('بیش از ۱۰٬۰۰۰ کاربر')
  await page.goto('/AdminCargos')
  await expect(page.locator('.page-head')).toContainText('بیش از ۱۰٬۰۰۰ بار در حال ارسال')
  await expect(viewNow(page)).toContainText('بیش از ۱۰٬۰۰۰')
})

test('a turn that is over is found by its number from the queue and from the live turns of its hall', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('LoadHallAdmin'))
  await page.goto('/DriverTurnList?view=ended')
  const opens = 'باز کردن نوبت '
  const name = await page
    .getByRole('button', { name: new RegExp(`^${opens}`) })
    .first()
    .getAttribute('aria-label')
  const found = page.getByRole('button', { name: name ?? '', exact: true })
  const number = name?.replace(opens, '') ?? ''

  await page.goto('/DriverTurnList')
  await page.getByLabel('جست‌وجو در نوبت‌های رانندگان').fill(number)
  await expect(page.getByText('در نمای «پایان‌یافته» پیدا شد.')).toBeVisible()
  await page.getByRole('button', { name: 'نمای «پایان‌یافته»' }).click()
  await expect(found).toBeVisible()

  await page.goto('/')
  await page.getByLabel('جست‌وجو در صف').fill(number)
  await page.getByRole('link', { name: 'جست‌وجو در پایان‌یافته‌ها' }).click()
  await expect(page.getByLabel('جست‌وجو در نوبت‌های رانندگان')).toHaveValue(number)
  await expect(found).toBeVisible()
})
