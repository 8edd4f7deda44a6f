import { expect, type Page } from '@playwright/test'
import { breachesOf } from './axe.ts'
import { newSession, openAs, phone } from './accounts.ts'
import { declareLoad, halfHourHall } from './declare-load.ts'
import { minute, moveClock, signIn } from './people.ts'
import { test } from './test.ts'
import { readClock, url } from './world.ts'

/** The second demo driver, whose wallet and papers are in order. */
const driver = { nationalId: '1000000028', card: '3000002' }
const halfHour = 30 * minute

/** Lets a round open at the hall of Isfahan, which has one every half hour. */
async function toNextRound() {
  const now = (await readClock()).getTime()
  await moveClock(halfHour - (now % halfHour) + 5_000)
}

async function typeNumbers(page: Page, nationalId: string, card: string) {
  await page.getByLabel('کد ملی راننده').fill(nationalId)
  await page.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill(card)
}

const listOf = (page: Page) => page.getByRole('list', { name: 'فهرست این دور' }).getByRole('listitem')

test('the desk sees whose turn it gives, and chooses for a driver who has no phone', {
  tag: '@core',
}, async ({ browser }) => {
  // the journey needs two loads for the driver's truck
  await declareLoad({ rentToman: 31_000_000, hall: halfHourHall })
  await toNextRound()
  const page = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await page.goto('/DriverTurn')

  // a card of another driver is told before anything is asked
  await typeNumbers(page, driver.nationalId, '3000003')
  await expect(page.getByText('این کارت هوشمند ناوگان برای این راننده ثبت نشده است.')).toBeVisible()
  await page.getByRole('button', { name: 'دادن نوبت' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await typeNumbers(page, driver.nationalId, driver.card)
  await expect(page.getByText('موجودی کافی است')).toBeVisible()
  await page.getByRole('button', { name: 'دادن نوبت' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText(/^به .+ نوبت داده شود؟$/)
  await expect(question.locator('.plate')).toBeVisible()
  await question.getByRole('button', { name: 'بله، نوبت داده شود' }).click()
  const given = page.getByRole('status').filter({ hasText: 'نوبت ثبت شد' })
  const number = await given.locator('b').textContent()

  await page.getByRole('button', { name: `کارهای نوبت ${number}` }).click()
  await page.getByRole('menuitem', { name: 'ثبت انتخاب' }).click()
  const drawer = page.getByRole('dialog', { name: `نوبت ${number}` })
  await expect(drawer.getByText('انتخابی ثبت نشده است.')).toBeVisible()
  await expect(drawer.getByText('بارگیر ناوگان راننده مناسب این بار نیست.').first()).toBeVisible()

  // by the keyboard: what is pressed keeps the focus and becomes its opposite
  const add = drawer.getByRole('button', { name: /^افزودن بار/ })
  await add.first().focus()
  await page.keyboard.press('Enter')
  await expect(listOf(page)).toHaveCount(1)
  await expect(drawer.getByRole('button', { name: /^برداشتن بار/ })).toBeFocused()
  await expect(listOf(page).first()).toContainText('به دست سالن')

  await add.first().click()
  await expect(listOf(page)).toHaveCount(2)
  expect(await breachesOf(page, 'dialog')).toEqual([])
  const second = (await listOf(page).nth(1).locator('b').textContent()) ?? ''
  const up = page.getByRole('button', { name: /^انتخاب ۲، .+ بالاتر برود$/ })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(listOf(page).first()).toContainText(second)

  await page.getByRole('button', { name: /^برداشتن انتخاب ۲، / }).click()
  await page.getByRole('button', { name: 'بله، برداشته شود' }).click()
  await expect(listOf(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'انتخاب‌های پایان‌یافته' })).toContainText('حذف‌شده')

  await moveClock(10 * minute)
  await page.goto('/DriverTurnList?view=all')
  await page.getByRole('button', { name: `باز کردن نوبت ${number}`, exact: true }).click()
  const ended = page.getByRole('list', { name: 'انتخاب‌های پایان‌یافته' })
  await expect(ended).toContainText('رزرو شد')

  const phone = await signIn(browser, driver.nationalId, 'راننده')
  await phone.goto('/Notifications')
  await expect(phone.getByText('سالن «اصفهان» برای شما بار انتخاب کرد').first()).toBeVisible()
  await expect(phone.getByText('سالن «اصفهان» ترتیب فهرست شما را عوض کرد')).toBeVisible()
  await expect(phone.getByText('سالن «اصفهان» انتخابی را از فهرست شما برداشت')).toBeVisible()
})

test('the home of a hall’s staff says how the round stands, and follows what they do for a driver', async ({
  browser,
}) => {
  await toNextRound()
  const page = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await expect(page.getByRole('heading', { level: 1, name: 'سالن اصفهان' })).toBeVisible()
  const round = page.getByRole('region', { name: 'دور اعلام بار' })
  await expect(round).toContainText('باز است')
  await expect(round).toContainText('بی‌متقاضی')
  const chosen = round.getByText('انتخاب کرده‌اند').locator('..')
  await expect(chosen.locator('b')).toHaveText('۰')

  // whose turn it would be lies over the desk, which stays where it is
  const queueAt = async () => (await page.locator('.desk-queue').boundingBox())?.y
  const before = await queueAt()
  await typeNumbers(page, '1000000036', '3000003')
  await expect(page.getByText('مجوز باز ندارد')).toBeVisible()
  expect(await queueAt()).toBe(before)
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'دادن نوبت' }).click()
  await page.getByRole('button', { name: 'بله، نوبت داده شود' }).click()
  await expect(page.getByText('این شماره را به راننده بگویید')).toBeVisible()
  const newest = page.locator('.desk-queue .is-newest')
  await expect(newest).toContainText('نوبت از سالن')
  expect(await queueAt()).toBe(before)

  // who comes without his phone is handed his turn on paper
  const printed = page.waitForResponse((reply) => reply.url().includes('Search_VirtualSalonDriverTurn'))
  await newest.getByRole('button', { name: /^کارهای نوبت/ }).click()
  await page.getByRole('menuitem', { name: 'چاپ برگ نوبت' }).click()
  const slip = await printed
  expect([slip.status(), slip.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(Number(slip.headers()['content-length'])).toBeGreaterThan(1_000)

  // the loads panel becomes the driver's picker, and is itself again once his choices are filed
  await newest.getByRole('button', { name: /^ثبت انتخاب/ }).click()
  const loads = page.getByRole('list', { name: 'بارهای سالن' })
  await expect(loads.getByText('بارگیر ناوگان راننده مناسب این بار نیست.').first()).toBeVisible()
  await expect(page.locator('.desk-picks-foot')).toBeInViewport()
  await loads.locator('button:enabled').first().click()
  expect(await breachesOf(page)).toEqual([])
  await page.getByRole('button', { name: 'ثبت ۱ انتخاب' }).click()
  await expect(loads).toHaveCount(0)
  await expect(chosen.locator('b')).toHaveText('۱')
  await expect(newest).toContainText('۱ بار')
  await expect(newest).toContainText('به دست سالن')
  await expect(page.locator('.wish > b').filter({ hasText: '۱' }).first()).toBeVisible()

  // the view of those who chose counts as the round's card does, and why nothing holds it back is told in ticks
  await expect(page.getByRole('tab', { name: /^انتخاب کرده/ }).locator('.n')).toHaveText('۱')
  await newest.getByRole('button', { name: /^کارهای نوبت/ }).click()
  await page.getByRole('menuitem', { name: 'چرا؟' }).click()
  await expect(newest).toContainText('موجودی کافی است')
  await expect(newest).toContainText('چیزی سر راه این نوبت نیست.')

  // between rounds nothing can be chosen, and nothing is offered
  await moveClock(10 * minute)
  await expect(round).not.toContainText('باز است')
  // and the queue stays where it was
  expect(await queueAt()).toBe(before)

  // what came of it stands in the public log, of this round alone, and any stranger may read it
  const result = page.getByRole('link', { name: 'نتیجه و دلیل‌ها' })
  const stranger = await openAs(browser, null, { viewport: phone })
  await stranger.goto((await result.getAttribute('href')) ?? '')
  const told = stranger.getByRole('table', { name: 'نتیجهٔ نوبت‌ها' })
  await expect(told.getByRole('listitem')).toHaveText([/^۱\. بار [۰-۹]+: رسید$/])
  await expect(stranger.getByText('سطر این اعلام بار')).toBeVisible()
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await stranger.getByRole('button', { name: 'همهٔ دفتر' }).click()
  await expect(stranger.getByRole('tab', { name: /^همه/ })).toBeVisible()
  await stranger.context().close()

  await expect(page.getByRole('button', { name: /^ثبت انتخاب/ })).toHaveCount(0)
  const others = page.locator('.desk-queue').getByRole('button', { name: /^کارهای نوبت/ })
  await others.first().click()
  await expect(page.getByRole('menuitem', { name: 'دیدن فهرست' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'ثبت انتخاب' })).toHaveCount(0)
})

test('why a turn is held back is read inside the queue, which it does not widen', async ({ browser }) => {
  const page = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await page.setViewportSize({ width: 1366, height: 900 })
  await page
    .getByRole('button', { name: /^چرا؟ نوبت/ })
    .last()
    .click()
  const rows = page.locator('.desk-queue-rows')
  await expect(rows.locator('.well')).toBeVisible()
  expect(await rows.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
})

/** Gives a turn as another of the staff would, at another desk. */
async function giveElsewhere(NationalId: string, FreighterCardNumber: string) {
  const { accessToken } = await newSession({ username: 'LoadHall2', door: 'Support' })
  const reply = await fetch(`${url()}/api/v1/DriverTurn/AddDriverTurnWeb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ NationalId, FreighterCardNumber }),
  })
  expect(await reply.json()).toMatchObject({ statusCode: 200 })
}

test('a turn that comes while somebody types and reads why moves nothing of his', async ({ browser }) => {
  const page = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  const rows = page.locator('.desk-queue tbody')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  const first = rows.first()
  await first.getByRole('button', { name: /^کارهای نوبت/ }).click()
  await page.getByRole('menuitem', { name: 'چرا؟' }).click()
  const typed = page.getByLabel('کد ملی راننده')
  await typed.fill('10000')
  const place = await first.boundingBox()
  const number = await first.locator('.number').textContent()

  await giveElsewhere('1000000044', '3000004')
  await expect(rows).toHaveCount(before + 1)
  await expect(first.locator('.number')).toHaveText(number ?? '')
  await expect(first.locator('.well')).toBeVisible()
  expect(await first.boundingBox()).toEqual(place)
  await expect(typed).toHaveValue('۱۰۰۰۰')
})
