import { expect, type Page } from '@playwright/test'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { fillSteel, minute, moveClock, signIn, takeTurn, wantLoad } from './people.ts'
import { chooseHall } from './choose-hall.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'
import { readClock } from './world.ts'

/** Of rounds each half hour, of ten minutes; turns are taken within 50 km of it. */
const hall = { id: 2, name: 'اصفهان', place: { latitude: 32.62, longitude: 51.67 } }
const halfHour = 30 * minute
/** A wall screen shows nine loads at a time. */
const aTurnOfPages = { timeout: 45_000 }

/** Demo drivers 7, 8, 13 and 14: two flat trailers and two with curtains, none of them native. */
const drivers = [
  { nationalId: '1000000079', card: '3000007', name: 'جواد سلیمانی' },
  { nationalId: '1000000087', card: '3000008', name: 'سعید مرادی' },
  { nationalId: '1000000133', card: '3000013', name: 'اکبر نظری' },
  { nationalId: '1000000141', card: '3000014', name: 'مجید فتحی' },
] as const

/** Two loads by rents that no other load has: what a driver is shown, and the thousands of the wall screen. */
const dear = { to: 'تهران', trucks: 1, rent: '57123400', netPay: '۵۷٬۱۲۱٬۴۰۰', onBoard: '۵۷٬۱۲۱' }
const plain = { to: 'مشهد', trucks: 3, rent: '46234500', netPay: '۴۶٬۲۳۲٬۵۰۰', onBoard: '۴۶٬۲۳۲' }
type Load = typeof dear

async function declareLoad(page: Page, { to, trucks, rent }: Load) {
  await page.goto('/AddCargo')
  await chooseHall(page, hall.name)
  await fillSteel(page, to, ['تریلی کفی', 'تریلی بغل‌دار چادری'])
  await page.getByRole('spinbutton', { name: 'تعداد کامیون' }).fill(String(trucks))
  await page.getByLabel('کرایهٔ هر کامیون').fill(rent)
  await page.getByLabel('تلفن هماهنگی').fill('03133510000')
  await page.getByRole('button', { name: 'ثبت و اعلام بار' }).click()
  await page.getByRole('button', { name: 'بله، اعلام شود' }).click()
  await expect(page.getByRole('link', { name: 'دیدن بار' })).toBeVisible()
}

/** Staff give a turn at their desk. Out: its number, as the desk shows it. */
async function giveTurn(desk: Page, { nationalId, card, name }: (typeof drivers)[number]): Promise<string> {
  await desk.getByLabel('کد ملی راننده').fill(nationalId)
  await desk.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill(card)
  await expect(desk.getByText('موجودی کافی است')).toBeVisible()
  await desk.getByRole('main').getByRole('button', { name: 'دادن نوبت' }).click()
  await desk.getByRole('button', { name: 'بله، نوبت داده شود' }).click()
  await expect(desk.getByText('این شماره را به راننده بگویید')).toBeVisible()
  const newest = desk.locator('.desk-queue .is-newest').filter({ hasText: name })
  return (await newest.locator('.number').textContent()) ?? ''
}

/** The number of a driver's turn, as his home shows it. */
async function myNumber(phone: Page): Promise<string> {
  await phone.goto('/')
  await expect(phone.getByText(`نوبت شما در سالن ${hall.name}`)).toBeVisible()
  return (await phone.locator('.turn-number').textContent()) ?? ''
}

async function choose(phone: Page, loads: readonly Load[]) {
  await phone.goto('/ShowCargoHall')
  for (const { netPay } of loads) await wantLoad(phone, netPay)
}

/** What the wall screen says of the day: announced, allocated, remaining, withdrawn. It adds up whenever one looks. */
async function readBalance(board: Page): Promise<[number, number, number, number]> {
  const texts = await board.getByRole('region', { name: 'امروز' }).locator('.eq b').allTextContents()
  const [announced, allocated, remaining, withdrawn] = texts.map((text) =>
    Number(toLatinDigits(text).replace(/\D/g, '')),
  ) as [number, number, number, number]
  expect(allocated + remaining + withdrawn).toBe(announced)
  return [announced, allocated, remaining, withdrawn]
}

/** The smallest letters on the wall screen, in pixels of 1920. */
const smallestOn = (board: Page) =>
  board.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const seen = [...document.querySelectorAll('.board *')].filter((element) => element.checkVisibility())
    return Math.min(
      ...seen.filter(hasText).map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
  })

const rowOf = (board: Page, { onBoard }: Load) => board.getByRole('row').filter({ hasText: onBoard })
const verdictOf = (phone: Page, { to }: Load) =>
  phone.locator('.verdicts').getByRole('listitem').filter({ hasText: to })

test('a hall’s morning: turns, lists, a round, what each got and why, and books that are right', async ({
  browser,
}) => {
  // the round that the demo world has open is over, so that the day's figures change by this morning alone
  await moveClock(10 * minute)
  const wall = await openContext(browser, { viewport: { width: 1920, height: 1080 } })
  const board = await wall.newPage()
  await board.goto(`/board/${hall.id}`)
  await expect(board.getByRole('heading', { level: 1 })).toContainText(hall.name)
  const before = await readBalance(board)
  // read from five metres: nothing is smaller than 24 pixels
  expect(await smallestOn(board)).toBeGreaterThanOrEqual(24)
  const after = (announced: number, allocated: number, remaining: number, withdrawn: number) =>
    [announced, allocated, remaining, withdrawn].map((count, at) => count + (before[at] ?? 0))
  const shows = (balance: number[]) => expect.poll(() => readBalance(board)).toEqual(balance)

  // two companies declare; the wall hears of it by itself
  const first = await signIn(browser, 'TC10380284790', 'شرکت')
  const second = await signIn(browser, 'TC10100123456', 'شرکت')
  await declareLoad(first, dear)
  await declareLoad(second, plain)
  await shows(after(4, 0, 4, 0))
  await expect(rowOf(board, dear)).toContainText('هنوز نداشته', aTurnOfPages)

  // two take turns by their place, which must be near the hall; two are given theirs at the desk
  const phones: Page[] = []
  for (const { nationalId } of drivers.slice(0, 3)) phones.push(await signIn(browser, nationalId, 'راننده'))
  const [one, two, three] = phones as [Page, Page, Page]
  // who has a turn by the desk chooses by his own place too, which must be near the load
  await three.context().setGeolocation(hall.place)
  await one.goto('/DriverTurn')
  const far = one.getByRole('button', { name: new RegExp(hall.name) })
  await expect(far).toContainText('از آن دورترید')
  await expect(far).toBeDisabled()
  for (const phone of [one, two]) {
    await phone.context().setGeolocation(hall.place)
    await takeTurn(phone, hall.name)
  }
  const desk = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await giveTurn(desk, drivers[2])
  const fourth = await giveTurn(desk, drivers[3])
  const [firstNumber, thirdNumber] = [await myNumber(one), await myNumber(three)]

  // the round opens: three choose on their phones, staff file for who has none
  await moveClock(halfHour - ((await readClock()).getTime() % halfHour) + 5_000)
  await expect(board.getByText(/^اعلام بار .+ باز است$/)).toBeVisible()
  await choose(three, [plain, dear])
  await choose(two, [plain, dear])
  await two.getByRole('link', { name: /^فهرست من/ }).click()
  await two.getByRole('button', { name: new RegExp(`${dear.to} بالاتر برود$`) }).click()
  const mine = two.getByRole('region', { name: 'فهرست من' }).getByRole('listitem')
  await expect(mine.first()).toContainText(dear.to)
  await expect(mine.filter({ hasText: 'رسید' })).toHaveCount(2)
  // fewer than five before him have a list: what they want is told to nobody
  await expect(two.getByText(/^هنوز نمی‌شود گفت چه می‌رسد/)).toBeVisible()
  await choose(one, [dear, plain])
  await desk.getByRole('button', { name: `ثبت انتخاب نوبت ${fourth}` }).click()
  const loads = desk.getByRole('list', { name: 'بارهای سالن' })
  await loads.getByRole('button').filter({ hasText: dear.netPay }).click()
  await desk.getByRole('button', { name: 'ثبت ۱ انتخاب' }).click()
  await expect(loads).toHaveCount(0)
  const chosen = desk.getByRole('region', { name: 'دور اعلام بار' }).getByText('انتخاب کرده‌اند').locator('..')
  await expect(chosen.locator('b')).toHaveText('۴')
  // lists are sealed: while the round is open the wall tells nothing of them
  await shows(after(4, 0, 4, 0))

  // it is split, by turns and not by who was quick
  await moveClock(10 * minute)
  await shows(after(4, 3, 1, 0))
  await expect(rowOf(board, dear)).toContainText(firstNumber, aTurnOfPages)
  await expect(rowOf(board, plain)).toContainText(thirdNumber, aTurnOfPages)
  await expect(board.getByText(/^۳ بار تخصیص یافت/)).toBeVisible()
  await expect(desk.getByText('مجوز صادر شد').locator('..')).toContainText('۳')

  // each reads what he got, and why
  for (const phone of phones) await phone.goto('/MyResult')
  await expect(one.getByText('انتخاب اول شما بود.')).toBeVisible()
  await expect(verdictOf(one, plain)).toContainText('کنار گذاشته شد')
  await expect(
    two.getByText(`انتخاب دوم شما بود. اولی، ${dear.to}، به نوبت ${firstNumber} رسید.`),
  ).toBeVisible()
  await expect(verdictOf(two, dear)).toContainText('به نوبت جلوتر رسید')
  await expect(verdictOf(two, dear)).toContainText(`نوبت برنده ${firstNumber}`)
  await expect(three.getByText('انتخاب اول شما بود.')).toBeVisible()
  await expect(verdictOf(three, plain)).toContainText('به شما رسید')
  // the fourth looks on a phone that he borrows
  const four = await signIn(browser, drivers[3].nationalId, 'راننده')
  await four.goto('/MyResult')
  await expect(four.getByText('در این اعلام بار باری به شما نرسید')).toBeVisible()
  await expect(verdictOf(four, dear)).toContainText('تنها کامیون این بار')
  await expect(verdictOf(four, dear)).toContainText(`نوبت برنده ${firstNumber}`)

  // the second company takes the truck back that nobody wanted
  await second.goto('/Cargos')
  await second.getByRole('row').filter({ hasText: '۴۶٬۲۳۴٬۵۰۰' }).click()
  await second.getByRole('button', { name: 'اتمام بار' }).click()
  await second.getByLabel('دلیل اتمام').fill('کامیون سوم دیگر لازم نیست')
  await second.getByRole('button', { name: 'بله، تمام شود' }).click()
  await shows(after(4, 3, 0, 1))
  await expect(rowOf(board, plain)).toContainText('۱ پس‌گرفته', aTurnOfPages)

  // and the public log, checked in the fourth's own browser, holds his turn and is right
  await four.getByRole('link', { name: /همهٔ جزئیات این اعلام بار/ }).click()
  await expect(four.getByRole('heading', { name: 'دفتر درست است' })).toBeVisible()
  await expect(four.getByText('در دفتر هست و ثابت شد')).toBeVisible()
  await expect(four.locator('.log-found .title-lg')).toHaveText(fourth)
  const steps = four.locator('.log-found .timeline').getByRole('listitem')
  for (const step of ['نوبت به دست سالن داده شد', 'فهرست به دست سالن مُهر شد', 'فهرست باز شد', 'باری نرسید'])
    await expect(steps.filter({ hasText: step }).first()).toBeVisible()
})
