import { expect } from '@playwright/test'
import { desk, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { countKeys, enter, goByName, signInByKeys, signOutByKeys, tabTo } from './by-keys.ts'
import { declareLoad, halfHourHall } from './declare-load.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { readClock } from './world.ts'

const halfHour = 30 * minute
/** Drivers of the demo world whose wallets and papers are in order, with the cards of their trucks. */
const drivers = [
  { nationalId: '1000000028', card: '3000002' },
  { nationalId: '1000000036', card: '3000003' },
]

test('a day at a hall’s desk goes by the keyboard alone', async ({ browser }) => {
  await declareLoad({ rentToman: 31_000_000, hall: halfHourHall })
  await moveClock(halfHour - ((await readClock()).getTime() % halfHour) + 5_000)
  const page = await openAs(browser, null, { viewport: desk })
  const keys = countKeys(page)
  await signInByKeys(page, 'LoadHall2', 'پشتیبانی')
  await expect(page.getByRole('heading', { level: 1, name: 'سالن اصفهان' })).toBeVisible()

  // two drivers come to the counter: T, the code, Enter, the card, Enter
  const nationalId = page.getByLabel('کد ملی راننده')
  const rows = page.locator('.desk-queue tbody')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const newest = page.locator('.desk-queue .is-newest')
  let second = 'none yet'
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
    await expect(newest.filter({ hasNotText: second })).toHaveCount(1)
    second = await newest.locator('.number').innerText()
  }
  await expect(rows).toHaveCount(before + 2)

  // the second has no phone, so the desk chooses for him: down to his turn, his load, and it is filed
  const loads = page.getByRole('list', { name: 'بارهای سالن' })
  const choosing = newest.getByRole('button', { name: /^ثبت انتخاب/ })
  await page.keyboard.press('ArrowDown')
  await expect(choosing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loads.locator('button:enabled').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loads).toHaveCount(0)
  await expect(choosing).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loads.locator('button:enabled').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'ثبت ۱ انتخاب' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+Enter Meta+Enter',
  )
  await page.keyboard.press('Control+Enter')
  await expect(loads).toHaveCount(0)
  await expect(newest).toContainText('به دست سالن')

  // the first calls later: his national code finds his turn
  keys()
  const search = page.getByLabel('جست‌وجو در صف')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(drivers[0]?.nationalId ?? '')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  // it leads to the turn, and does nothing with it
  await expect(rows.locator(':focus')).toHaveCount(1)
  await expect(loads).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(loads.locator('button:enabled').first()).toBeFocused()
  expect(await breachesOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(loads).toHaveCount(0)
  await expect(rows).toContainText('به دست سالن')
  expect(keys()).toBe(5)

  // the queue is walked by arrows, and a letter says why nothing holds the second back
  await page.keyboard.press('/')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(rows).toHaveCount(before + 2)
  const first = await rows.first().locator('.number').innerText()
  await page.keyboard.press('ArrowDown')
  const turnOf = page.locator('.desk-queue tbody:has(:focus)')
  await expect(turnOf.locator('.number')).toHaveText(first)
  await page.keyboard.press('j')
  await expect(turnOf.locator('.number')).not.toHaveText(first)
  await page.keyboard.press('k')
  await expect(turnOf.locator('.number')).toHaveText(first)
  await page.keyboard.press('/')
  await page.keyboard.type(second)
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(turnOf.locator('.number')).toHaveText(second)
  await page.keyboard.press('w')
  await expect(turnOf).toContainText('چیزی سر راه این نوبت نیست.')

  // he goes home, and his turn is ended
  await page.keyboard.press('d')
  await tabTo(page, page.getByLabel('دلیل لغو'))
  await page.keyboard.type('به خانه رفت')
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
