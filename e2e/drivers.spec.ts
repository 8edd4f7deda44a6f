import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { expect } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'

test('support finds a driver by what one types, gives him a truck, and closes and opens his account', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'AdminSupport', '/Driver/Drivers')
  await page.getByRole('tab', { name: /^فعال/ }).click()
  const first = page.getByRole('row').nth(1)
  await expect(first.getByText('فعال', { exact: true })).toBeVisible()
  const nationalId = ((await first.innerText()).match(/[۰-۹]{10}(?![۰-۹])/) ?? [''])[0]
  // a first name, a mobile or a code: the same field, without Enter
  const search = page.getByRole('textbox', { name: 'جست‌وجو در رانندگان' })
  const [firstName = ''] = (await first.getByRole('cell').first().innerText()).split(' ')
  await search.fill(firstName)
  await expect(page.getByRole('row').nth(1)).toContainText(firstName)
  await search.fill(nationalId)
  await expect(page.getByText('۱ راننده', { exact: true }).first()).toBeVisible()
  await page.getByRole('row').nth(1).click()

  const drawer = page.getByRole('dialog').first()
  await expect(drawer.getByText('کامیون کنونی')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await drawer.getByRole('button', { name: /^کامیون‌ها/ }).click()
  await drawer.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill('4200018')
  await drawer.getByRole('button', { name: 'استعلام و افزودن' }).click()
  await expect(drawer.getByText('استعلام این کارت را تأیید نکرد')).toBeVisible()
  await drawer.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill('4200011')
  await drawer.getByRole('button', { name: 'استعلام و افزودن' }).click()
  await expect(drawer.getByText('کارت ۴۲۰۰۰۱۱')).toBeVisible()
  await drawer.getByRole('button', { name: 'بازگشت' }).click()

  await drawer.getByRole('button', { name: 'غیرفعال کردن', exact: true }).click()
  await expect(drawer.getByText('در حال غیرفعال شدن')).toBeVisible()
  await moveClock(heldMs)
  await expect(drawer.getByRole('button', { name: 'فعال کردن', exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'فعال کردن', exact: true }).click()
  await expect(drawer.getByText('در حال فعال شدن')).toBeVisible()
  await moveClock(heldMs)
  await expect(drawer.getByRole('button', { name: 'غیرفعال کردن', exact: true })).toBeVisible()
})
