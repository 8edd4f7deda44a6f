import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { startBuiltServer } from './built-server.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'
import { readClock } from './world.ts'

type Moment = {
  what: string
  at: string
  /** What Iran's calendar and clocks say then. */
  day: string
  spoken: string
  clock: string
  /** The hour that the declare form proposes. */
  hour: [string, string]
}

/** In order of time, since a clock only goes forward. */
const moments: Moment[] = [
  {
    what: '1 Farvardin, five minutes old, while UTC has the day before',
    at: '2027-03-20T20:35:00Z',
    day: '1406/01/01',
    spoken: 'یکشنبه ۱ فروردین ۱۴۰۶',
    clock: '۰۰:۰۵',
    hour: ['۰۰', '۰۵'],
  },
  {
    what: '31 Shahrivar, the last of the long months, five minutes before its end',
    at: '2027-09-22T20:25:00Z',
    day: '1406/06/31',
    spoken: 'چهارشنبه ۳۱ شهریور ۱۴۰۶',
    clock: '۲۳:۵۵',
    hour: ['۲۳', '۵۵'],
  },
  {
    what: '1 Mehr, five minutes old, ten minutes later',
    at: '2027-09-22T20:35:00Z',
    day: '1406/07/01',
    spoken: 'پنجشنبه ۱ مهر ۱۴۰۶',
    clock: '۰۰:۰۵',
    hour: ['۰۰', '۰۵'],
  },
  {
    what: '29 Esfand of a leap year, while UTC has the day before',
    at: '2030-03-18T22:00:00Z',
    day: '1408/12/29',
    spoken: 'سه‌شنبه ۲۹ اسفند ۱۴۰۸',
    clock: '۰۱:۳۰',
    hour: ['۰۱', '۳۰'],
  },
  {
    what: '30 Esfand, which only a leap year has, five minutes before the year ends',
    at: '2030-03-20T20:25:00Z',
    day: '1408/12/30',
    spoken: 'چهارشنبه ۳۰ اسفند ۱۴۰۸',
    clock: '۲۳:۵۵',
    hour: ['۲۳', '۵۵'],
  },
]

let server: Awaited<ReturnType<typeof startBuiltServer>>
test.beforeAll(async () => {
  server = await startBuiltServer()
})
test.afterAll(() => server.remove())

/** A company's window at that moment, by the server's clock and by its own, which then stands. */
async function openAt(browser: Parameters<typeof openAs>[0], { at }: Moment): Promise<Page> {
  await moveClock(Date.parse(at) - (await readClock(server.url)).getTime(), server.url)
  const session = await newSession(accounts.TransportationCompanyAdmin, server.url)
  const page = await openAs(browser, session, { base: server.url })
  await page.clock.setFixedTime(at)
  return page
}

async function expectHome(page: Page, { spoken, clock }: Moment) {
  await page.goto('/')
  await expect(page.getByText(`${spoken}، ${clock}`)).toBeVisible()
}

async function expectDeclareForm(page: Page, { day, spoken, hour }: Moment) {
  await page.goto('/AddCargo')
  const date = page.getByRole('group', { name: 'تاریخ اعلام' })
  const typed = () =>
    date
      .getByRole('spinbutton')
      .evaluateAll((parts) => parts.map((part) => Number(part.getAttribute('aria-valuenow'))))
  await expect.poll(typed).toEqual(day.split('/').map(Number))
  await expect(page.getByRole('textbox', { name: 'ساعت، ساعت اعلام' })).toHaveValue(hour[0])
  await expect(page.getByRole('textbox', { name: 'دقیقه، ساعت اعلام' })).toHaveValue(hour[1])
  expect(await breachesOf(page)).toEqual([])

  await page.getByRole('button', { name: 'باز کردن تقویم' }).click()
  const today = page.getByRole('dialog', { name: 'تقویم' }).locator('[data-today]')
  await expect(today).toHaveCount(1)
  await expect(today).toHaveAttribute('aria-label', new RegExp(spoken))
}

async function expectPermitsOfThisMonth(page: Page, { day, spoken }: Moment) {
  const asked = page.waitForRequest(/SearchDriverReserve/)
  await page.goto('/DriverReserves')
  expect((await asked).postDataJSON()).toMatchObject({ FromDate: `${day.slice(0, 8)}01` })
  const [, , month = ''] = spoken.split(' ')
  await expect(page.locator('.toolbar').getByRole('button', { name: month }).first()).toBeVisible()
}

for (const moment of moments)
  test(`today is today on ${moment.what}`, async ({ browser }) => {
    const page = await openAt(browser, moment)
    await expectHome(page, moment)
    await expectDeclareForm(page, moment)
    await expectPermitsOfThisMonth(page, moment)
    await page.context().close()
  })

test('the table of moments agrees with Intl, which knows the leap years', () => {
  const inIran = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
    timeZone: 'Asia/Tehran',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  for (const { at, day } of moments) expect(inIran.format(new Date(at))).toBe(day)
})
