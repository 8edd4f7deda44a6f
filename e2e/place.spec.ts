import { expect } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { takeTurn } from './people.ts'
import { test } from './test.ts'

test('a driver whose phone does not tell his place is told why, and takes a turn where no place is asked for', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.Driver))
  await page.context().clearPermissions()
  await page.goto('/')
  await expect(page.getByText('نوبت ندارید')).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: /نوبت/ })
      .or(page.getByRole('button', { name: /نوبت/ }))
      .first(),
  ).toBeVisible()
  await page.goto('/DriverTurn')
  await page.getByRole('button', { name: 'نمایش فاصلهٔ من تا سالن‌ها' }).click()
  await expect(page.getByText('گوشی نمی‌گذارد بدانیم کجا هستید')).toBeVisible()
  // a hall with a range cannot know whether he is in it
  await page.getByRole('button', { name: /اصفهان/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'گرفتن نوبت' }).click()
  await expect(sheet.getByText(/گوشی نمی‌گذارد بدانیم کجا هستید/)).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await takeTurn(page, 'بندر امام خمینی')
})
