import { expect } from '@playwright/test'
import { openAs, sessionOf } from './accounts.ts'
import { test } from './test.ts'

const desk = { width: 1366, height: 768 }

test('permits under way, a company that waits and a demo driver have what people have sent of them', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  const openFirst = async () => {
    await page.locator('tr[data-row="0"]').focus()
    await page.keyboard.press('Enter')
    return page.getByRole('dialog')
  }
  // those that were given yesterday and before are on their way
  await page.goto('/AdminDriverReserve?at=&status=4')
  const permit = await openFirst()
  await expect(permit.getByText('بارنامه رسید')).toBeVisible()
  await expect(permit.getByText(/^[۰-۹]+ کیلوبایت$/).first()).toBeVisible()

  await page.goto('/TransportationCompany?view=waiting')
  const company = await openFirst()
  await expect(company.getByText('سند شرکت')).toBeVisible()
  await expect(company.getByText('فایل پی‌دی‌اف')).toBeVisible()

  await page.goto('/Driver/Drivers?nationalId=1000000028')
  const picture = (await openFirst()).getByRole('img', { name: 'عکس محمد دهقان' }).first()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('both witnesses of the demo have signed the log of a hall as it stands, and say that they are for show', async ({
  browser,
}) => {
  const page = await openAs(browser, null, { viewport: desk })
  await page.goto('/log/2')
  await expect(page.getByText('دفتر درست است')).toBeVisible()
  await expect(page.getByText('۲ از ۲ گواه')).toBeVisible()
  await expect(page.getByText('انجمن رانندگان (نمایشی)')).toBeVisible()
  await expect(page.getByText('انجمن شرکت‌های حمل (نمایشی)')).toBeVisible()
})
