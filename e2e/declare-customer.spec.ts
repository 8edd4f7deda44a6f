import { expect } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { chooseHall } from './choose-hall.ts'
import { test } from './test.ts'

test('a customer is made inside the form, and fills the destination', async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/AddCargo')
  await chooseHall(page)
  await page.getByLabel('وزن بار برای هر کامیون').fill('22000')
  await page.getByRole('combobox', { name: 'گیرنده' }).fill('نورد آزمون')
  await page.getByText('مشتری تازه «نورد آزمون»').click()
  await page.getByRole('textbox', { name: 'شناسهٔ ملی' }).fill('10260998876')
  await page.getByRole('combobox', { name: 'استان' }).fill('اصفهان')
  await page.getByRole('option', { name: 'اصفهان', exact: true }).click()
  await page.getByRole('combobox', { name: 'شهر', exact: true }).fill('کاشان')
  await page.getByRole('option', { name: 'کاشان', exact: true }).click()
  await page.getByLabel('نشانی', { exact: true }).fill('شهرک صنعتی، خیابان ۹')
  await page.getByRole('button', { name: 'ثبت و انتخاب' }).click()
  await expect(page.getByText('نورد آزمون').first()).toBeVisible()
  const destination = page.getByRole('textbox', { name: 'مقصد', exact: true })
  await expect(destination).toHaveValue('کاشان، شهرک صنعتی، خیابان ۹')
  await expect(page.getByRole('combobox', { name: 'شهر مقصد' })).toHaveValue('کاشان')
  await expect(page.getByLabel('وزن بار برای هر کامیون')).toHaveValue('۲۲٬۰۰۰')

  await page.reload()
  await expect(page.getByText('پیش‌نویس شما بازگشت')).toBeVisible()
  await expect(destination).toHaveValue('کاشان، شهرک صنعتی، خیابان ۹')
  await expect(page.getByText('نورد آزمون').first()).toBeVisible()
})
