import { expect } from '@playwright/test'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

// the fictitious registry of the demo confirms no code whose ninth digit is 8
const nationalId = completeNationalCode('620000028')

test('a driver who leaves is asked to be forgotten from his drawer, and waits for another administrator', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'Admin', '/Driver/AddDriver')
  await page.getByLabel('کد ملی راننده').fill(nationalId)
  await page.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill('4100018')
  await page.getByLabel('شمارهٔ موبایل').fill('09186200011')
  await page.getByRole('button', { name: 'ثبت راننده' }).click()
  const shown = page.getByRole('dialog', { name: 'نام کاربری و گذرواژه' })
  await shown.getByRole('button', { name: 'بستن' }).click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()
  await page.goto('/Admin/Driver/InActive')
  await page.getByLabel('جست‌وجو در رانندگان غیرفعال').fill(nationalId)
  const found = page.getByText('نام ثبت نشده')
  await expect(found).toHaveCount(1)
  await found.click()
  await page.getByRole('link', { name: 'پاک کردن اطلاعات او' }).click()

  await expect(page.getByLabel('کد ملی راننده')).toHaveValue(toPersianDigits(nationalId))
  await page.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(page.getByText('دلیل را وارد کنید.')).toBeVisible()
  await page.getByLabel('دلیل').fill('خودش نوشته و خواسته است')
  await page.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(page.getByText('مدیر دیگری باید تا سه روز آن را تأیید کند')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'خودش نوشته و خواسته است' })
  await expect(row.getByText('منتظر مدیر دیگر')).toBeVisible()
  await expect(row.getByRole('button', { name: 'پاک شود' })).toHaveCount(0)
  expect(await breachesOf(page)).toEqual([])

  await row.getByRole('button', { name: 'پس گرفتن' }).click()
  await page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(row.getByText('منتظر مدیر دیگر')).toBeVisible()
})
