import { expect, type Page } from '@playwright/test'
import { accounts, desk, newSession, openAs, openFresh } from './accounts.ts'
import { loadOf } from './declare-load.ts'
import { test } from './test.ts'
import { url } from './world.ts'

/** A program: it knows the key and the address, and nothing else. */
async function program(key: string, path: string, body?: object) {
  const reply = await fetch(`${url()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    status: reply.status,
    ...((await reply.json()) as { data: { reason?: string; data?: { id: number } }; statusCode: number }),
  }
}
const load = loadOf({ rentToman: 47_118_300, loaderTypeId: 5001 })
const declare = (key: string) => program(key, '/api/v1/Cargo/AddCargo', load)

/** Makes a key in the panel as a person does. Out: the key, as it was shown. */
async function makeKey(page: Page, name: string, scopes: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'کلید تازه' }).click()
  const dialog = page.getByRole('dialog', { name: 'کلید تازه' })
  await dialog.getByLabel('نام کلید').fill(name)
  await dialog.getByRole('button', { name: /^اجازه‌ها/ }).click()
  for (const scope of scopes) await page.getByRole('checkbox', { name: scope }).first().check({ force: true })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'ساختن کلید' }).click()
  const made = page.getByRole('dialog', { name: 'کلید ساخته شد' })
  const key = await made.getByLabel('کلید', { exact: true }).inputValue()
  await page.context().grantPermissions(['clipboard-write'])
  await made.getByRole('button', { name: 'کپی کلید' }).click()
  await expect(page.getByText('کلید کپی شد.')).toBeVisible()
  await made.locator('.dialog-foot').getByRole('button', { name: 'بستن' }).click()
  await expect(made).toHaveCount(0)
  return key
}

test('a company makes a key, its program declares a load by it, and when it ends nothing goes any more', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Profile')
  await page.getByRole('link', { name: 'دیدن کلیدها' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'کلیدهای برنامه‌ها' })).toBeVisible()
  const key = await makeKey(page, 'انبار مرکزی', ['اعلام بار', 'دیدن بارها'])
  expect(key).toMatch(/^bargah_[\w-]{43}$/)

  const row = page.getByRole('row', { name: /انبار مرکزی/ })
  await expect(row).toContainText('هنوز نه')
  await expect(row).toContainText('اعلام بار')
  const { statusCode, data } = await declare(key)
  expect(statusCode).toBe(200)
  const mine = await program(key, '/api/v1/ApiKey/Mine')
  expect(mine.data).toMatchObject({ name: 'انبار مرکزی', scopes: ['access_Load_Manage', 'access_Load_Add'] })
  expect(await program(key, '/api/v1/User/Me')).toMatchObject({ status: 403, data: { reason: 'not_by_key' } })
  // the load is the company's like any other
  await page.goto(`/Cargos?open=${data.data?.id}`)
  await expect(page.getByRole('dialog')).toContainText('مشهد')

  await page.goto('/ApiKeys')
  await expect(row).not.toContainText('هنوز نه')
  await row.getByRole('button', { name: /انبار مرکزی/ }).click()
  await page.getByRole('menuitem', { name: 'پایان دادن' }).click()
  await expect(page.getByText('از همین دم پذیرفته نمی‌شود')).toBeVisible()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()
  await expect(row).toHaveCount(0)
  expect(await declare(key)).toMatchObject({ status: 401, data: { reason: 'key_ended' } })

  await page.getByRole('tab', { name: 'پایان‌یافته' }).click()
  await expect(row).toContainText('پایان‌یافته')
})

test('Admin sees who has which key, makes none, and ends it; the owner is told', async ({ browser }) => {
  const hall = await openFresh(browser, 'LoadHallAdmin', '/ApiKeys')
  const key = await makeKey(hall, 'تابلوی بیرون', ['دیدن نوبت‌ها'])
  expect((await program(key, '/api/v1/DriverTurn/GetDriverTurns', {})).status).not.toBe(401)
  const admin = await openFresh(browser, 'Admin', '/ApiKeys')
  await expect(admin.getByRole('button', { name: 'کلید تازه' })).toHaveCount(0)
  const row = admin.getByRole('row', { name: /تابلوی بیرون/ })
  await row.getByRole('button', { name: /تابلوی بیرون/ }).click()
  await admin.getByRole('menuitem', { name: 'پایان دادن' }).click()
  await admin.getByRole('button', { name: 'بله، پایان یابد' }).click()
  await expect(row).toHaveCount(0)
  expect(await program(key, '/api/v1/ApiKey/Mine')).toMatchObject({ status: 401 })
  await hall.goto('/Notifications')
  await expect(hall.getByText('کلید برنامهٔ «تابلوی بیرون» پایان یافت').first()).toBeVisible()
})

test('a key is made without a mouse', async ({ browser }) => {
  const page = await openFresh(browser, 'ProductOwnerAdmin', '/ApiKeys')
  const open = page.getByRole('button', { name: 'کلید تازه' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'کلید تازه' })
  await expect(dialog.getByLabel('نام کلید')).toBeFocused()
  await page.keyboard.type('فروش')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('اعلام')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'ساختن کلید' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'کلید ساخته شد' })).toBeVisible()
})

test('nobody else sees keys', async ({ browser }) => {
  for (const role of ['Customer', 'AdminSupport'] as const) {
    const page = await openAs(browser, await newSession(accounts[role]), { viewport: desk })
    await page.goto('/Profile')
    await expect(page.getByRole('heading', { name: 'دستگاه‌های واردشده' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'دیدن کلیدها' })).toHaveCount(0)
  }
})
