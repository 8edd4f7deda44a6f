import { expect } from '@playwright/test'
import { desk, openAs } from './accounts.ts'
import { choose, enter, goByName, signInByKeys, signOutByKeys, tabTo } from './by-keys.ts'
import { declareLoad } from './declare-load.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { readClock } from './world.ts'

/** It has a round every half hour. */
const isfahan = { id: 2, name: 'اصفهان', latitude: 32.6146, longitude: 51.6693 }
const halfHour = 30 * minute
/** Drivers of the demo world whose wallets and papers are in order, with the cards of their trucks. */
const drivers = [
  { nationalId: '1000000028', card: '3000002' },
  { nationalId: '1000000036', card: '3000003' },
]

test('a day at a hall’s desk goes by the keyboard alone', async ({ browser }) => {
  await declareLoad({ rentToman: 31_000_000, hall: isfahan })
  await moveClock(halfHour - ((await readClock()).getTime() % halfHour) + 5_000)
  const page = await openAs(browser, null, { viewport: desk })
  await signInByKeys(page, 'LoadHall2', 'پشتیبانی')
  await expect(page.getByRole('heading', { level: 1, name: 'سالن اصفهان' })).toBeVisible()

  // two drivers come to the counter: T, the code, Enter, the card, Enter
  const nationalId = page.getByLabel('کد ملی راننده')
  const rows = page.locator('.desk-queue tbody')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const newest = page.locator('.desk-queue .is-newest')
  let last = 'none yet'
  await page.keyboard.press('t')
  for (const driver of drivers) {
    await expect(nationalId).toBeFocused()
    await page.keyboard.type(driver.nationalId)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('شمارهٔ کارت هوشمند ناوگان')).toBeFocused()
    await page.keyboard.type(driver.card)
    await expect(page.getByText('موجودی کافی است')).toBeVisible()
    await page.keyboard.press('Enter')
    await enter(page, page.getByRole('button', { name: 'بله، نوبت داده شود' }))
    await expect(page.getByText('این شماره را به راننده بگویید')).toBeVisible()
    // the row of the driver before is the newest no more
    await expect(newest.filter({ hasNotText: last })).toHaveCount(1)
    last = await newest.locator('.number').innerText()
  }
  await expect(rows).toHaveCount(before + 2)

  // the second has no phone, so the desk chooses for him
  await enter(page, newest.getByRole('button', { name: /^ثبت انتخاب/ }))
  const loads = page.getByRole('list', { name: 'بارهای سالن' })
  await enter(page, loads.locator('button:enabled').first())
  await enter(page, page.getByRole('button', { name: 'ثبت ۱ انتخاب' }))
  await expect(loads).toHaveCount(0)
  await expect(newest).toContainText('به دست سالن')

  // the search of the queue finds him, and his menu says why nothing holds him back
  await tabTo(page, page.getByRole('main').getByRole('tab').first(), 'Shift+Tab')
  await page.keyboard.press('/')
  await expect(page.getByLabel('جست‌وجو در صف')).toBeFocused()
  await page.keyboard.type(last)
  await expect(rows).toHaveCount(1)
  await enter(page, rows.getByRole('button', { name: /^کارهای نوبت/ }))
  await choose(page, 'چرا؟')
  await expect(rows).toContainText('چیزی سر راه این نوبت نیست.')

  // he goes home, and his turn is ended
  await enter(page, rows.getByRole('button', { name: /^کارهای نوبت/ }))
  await choose(page, 'لغو نوبت')
  await enter(page, page.getByRole('button', { name: 'بله، لغو شود' }))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(rows).toHaveCount(0)

  // the round is over; a permit of the day is looked up, opened beside the list and left again
  await moveClock(10 * minute)
  await goByName(page, 'مجوزهای سالن', /Reserve/)
  const found = page.locator('tr[data-row="0"]')
  await expect(found).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(await found.locator('strong').first().innerText())
  await page.keyboard.press('Enter')
  await expect(page.locator('tr[data-row]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^مجوز/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signOutByKeys(page)
})
