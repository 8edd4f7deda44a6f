import { type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { desk, everyRole, mayOpen, openAs, phone, sessionOf } from '../accounts.ts'
import { type Failing, failing } from '../failing-reads.ts'
import { followLink, watchNetwork } from '../links.ts'
import { isLong } from '../long.ts'
import { addressOf, loadsAnew, type ScreenRow, screens } from '../screens.ts'
import { test } from '../test.ts'

/** What shows no read of its own, or none at first: forms, and what is kept in the panel. */
const asksNothing = [
  '/login',
  '/error404',
  '/unauthorized',
  '/check',
  // «none» is no code
  '/verify/{-$code}',
  '/register-driver',
  '/newregister',
  '/newregisterproductowner',
  '/registertransportationcompany',
  '/registerproductowner',
  '/returnbank',
  '/dev/ui',
  '/Driver/AddDriver',
  '/Comment/New',
  '/Me',
  '/Me/Phones',
  '/Me/Look',
  '/Help/Turn',
]
/** The wall screen of a hall asks again by itself: nobody stands before it who could press. */
const asksByItself = ['/board/{-$hallId}']
/** Beside what failed, the place of what one picks first. */
const waitsForChoice = ['/Comment', '/AdminComment', '/DriverTurn']

const retryOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /تلاش دوباره|در حال تلاش/ })

/** In: a screen of which every read failed. It says so, offers to try again, and takes nothing for empty. */
async function check(page: Page, { path }: ScreenRow, how: string) {
  const main = page.getByRole('main')
  // what is asked for again and again before it is given up
  await expect(page.locator('.skeleton:visible'), `${how} still waits`).toHaveCount(0)
  if (![...asksNothing, ...asksByItself].includes(path))
    await expect(retryOf(page).first(), `${how} offers no retry`).toBeVisible()
  if (!['/error404', '/unauthorized', ...waitsForChoice].includes(path))
    await expect.soft(main.locator('.empty:not([role=alert])'), `${how} looks empty`).toHaveCount(0)
  const words = (await main.allInnerTexts()).join('\n').split('\n')
  const zeros = path === '/AddUser' ? [] : words.filter((line) => line.trim().startsWith('۰ '))
  expect.soft(zeros, `${how} counts none`).toEqual([])
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect
      .configure({ soft: true })
      .poll(sideways, `${how} at ${viewport.width} scrolls sideways`)
      .toBeLessThanOrEqual(0)
  }
}

async function walk(browser: Browser, role: Role | null, paths: readonly ScreenRow[], failure: Failing) {
  const page = await openAs(browser, role && (await sessionOf(role)))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await failing[failure](page)
  const settled = watchNetwork(page)
  let isOpen = false
  for (const screen of paths) {
    await page.setViewportSize(role === 'Driver' ? phone : desk)
    const isLink = role !== null && isOpen && !loadsAnew(screen)
    await settled(() => (isLink ? followLink(page, addressOf(screen)) : page.goto(addressOf(screen))))
    isOpen = true
    const how = `${screen.path} of ${role ?? 'nobody'}, where ${failure},`
    if (failure === 'nothing answers') for (let wait = 0; wait < 5; wait++) await page.clock.runFor(1_500)
    await check(page, screen, how)
    expect.soft(errors.splice(0), `${how} throws`).toEqual([])
  }
}

/** Who may open all screens together; the long form looks as everybody. */
const few: readonly Role[] = [
  'Admin',
  'TransportationCompanyAdmin',
  'LoadHallAdmin',
  'Organization',
  'Driver',
]
const roles = isLong ? everyRole : few

/** Whose screens are looked at: in the short form each screen once, as the first of the few who may open it, and a driver's own. */
async function screensBy(): Promise<Map<Role | null, ScreenRow[]>> {
  const isPublic = ({ access }: ScreenRow) => access === 'public'
  const seen = new Set<ScreenRow>(screens.filter(isPublic))
  const by = new Map<Role | null, ScreenRow[]>([[null, [...seen]]])
  for (const role of roles) {
    const session = await sessionOf(role)
    const own = screens.filter((screen) => !isPublic(screen) && mayOpen(screen, session))
    by.set(role, isLong || role === 'Driver' ? own : own.filter((screen) => !seen.has(screen)))
    for (const screen of own) seen.add(screen)
  }
  expect(screens.filter((screen) => !seen.has(screen)).map(({ path }) => path)).toEqual([])
  return by
}

const looked: readonly Failing[] = isLong
  ? ['the server stumbles', 'nothing answers']
  : ['the server stumbles']
for (const failure of looked)
  for (const part of [null, ...roles])
    test(`every screen of ${part ?? 'a stranger'} says what did not come, where ${failure}`, async ({
      browser,
    }) => {
      await walk(browser, part, (await screensBy()).get(part) ?? [], failure)
    })
