import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect, type Page } from '@playwright/test'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'

// the fictitious registry of the demo confirms no code whose ninth digit is 8, nor a card that ends in it
const nationalId = completeNationalCode('620000018')

async function addDriver(page: Page) {
  await page.goto('/Driver/AddDriver')
  await page.getByLabel('کد ملی راننده').fill(nationalId)
  await page.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill('4100008')
  await page.getByLabel('شمارهٔ موبایل').fill('09186200001')
  await expect(page.getByText('پیدا نشد')).toHaveCount(2)
  await expect(page.getByText('نمایشی')).toBeVisible()
  await page.getByRole('button', { name: 'ثبت راننده' }).click()
  const shown = page.getByRole('dialog', { name: 'نام کاربری و گذرواژه' })
  await expect(shown.getByText('راننده ثبت شد و در انتظار تأیید است')).toBeVisible()
  const password = (await shown.locator('.credentials-password').innerText()).replaceAll(/\s/g, '')
  await shown.getByRole('button', { name: 'بستن' }).click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()
  return password
}

async function complete(page: Page) {
  await page.getByRole('button', { name: /^مشخصات/ }).click()
  await page.getByLabel('نام', { exact: true }).fill('سهراب')
  await page.getByLabel('نام خانوادگی').fill('مهرجو')
  await page.getByLabel('شمارهٔ کارت هوشمند راننده').fill('2800008')
  await page.getByLabel('دو رقم اول').fill('34')
  await page.getByLabel('حرف').fill('ع')
  await page.getByLabel('سه رقم').fill('812')
  await page.getByLabel('کد شهر').fill('84')
  await page.getByLabel('بارگیر').fill('مسقف')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'ثبت مشخصات' }).click()
  await expect(page.getByText('مشخصات راننده ثبت شد')).toBeVisible()
  await page.getByRole('button', { name: 'بازگشت' }).click()
}

test('a driver whom no inquiry confirms is added, completed and activated at the desk, and signs in', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.Admin))
  const password = await addDriver(page)
  await page.goto('/Admin/Driver/InActive')
  await page.getByLabel('جست‌وجو در رانندگان غیرفعال').fill(nationalId)
  const row = page.getByText('نام ثبت نشده')
  await expect(row).toHaveCount(1)
  await row.click()
  const drawer = page.getByRole('dialog').first()
  const activate = drawer.getByRole('button', { name: 'فعال کردن', exact: true })
  await expect(activate).toBeDisabled()
  expect(await breachesOf(page)).toEqual([])
  await complete(page)
  await expect(drawer.getByText('آمادهٔ فعال‌سازی')).toBeVisible()
  await activate.click()
  await expect(page.getByText(/ فعال می‌شود$/)).toBeVisible()
  await moveClock(heldMs)
  await expect(page.getByText('نام ثبت نشده')).toHaveCount(0)
  const latin = password.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
  const { member } = await newSession({ username: nationalId, door: 'Driver', password: latin })
  expect(member.fullname).toBe('سهراب مهرجو')
})
