import { type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { desk, everyRole, mayOpen, openAs, phone, type Session, sessionOf } from '../accounts.ts'
import { breachesOf } from '../axe.ts'
import { looksAt } from '../looks.ts'
import { followLink, watchNetwork } from '../links.ts'
import { withoutStream } from '../people.ts'
import { addressOf, loadsAnew, type ScreenRow, screens } from '../screens.ts'
import { test } from '../test.ts'
import { keptOpen } from '../windows.ts'

const isLatin = /[0-9]/

/** Digits that a person reads on the page in another script than Persian; codes that run left to right are let be. */
const latinDigitsOn = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('bdi, [dir=ltr], script, style, kbd')) continue
      found.push(node.textContent ?? '')
    }
    return found
  })

const sidewaysOn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function check(page: Page, screen: ScreenRow) {
  for (const { viewport, theme } of looksAt(screens.indexOf(screen))) {
    await page.setViewportSize(viewport)
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect.soft(await breachesOf(page), `${screen.path} at ${viewport.width} ${theme}`).toEqual([])
  }
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    const name = `${screen.path} at ${viewport.width} scrolls sideways`
    // what follows the size by itself, as a chart does, is drawn anew a moment later
    await expect
      .configure({ soft: true })
      .poll(() => sidewaysOn(page), name)
      .toBeLessThanOrEqual(0)
  }
  const digits = (await latinDigitsOn(page)).filter((text) => isLatin.test(text))
  expect.soft(digits, `${screen.path} has Latin digits`).toEqual([])
}

type Window = { page: Page; settled: ReturnType<typeof watchNetwork> }
/** One for each session, in which its screens open one after another: a new one takes three times as long. */
const windows = new Map<object | null, Window>()

async function openWindow(browser: Browser, session: Session | null): Promise<Window> {
  const page = await openAs(browser, session)
  await withoutStream(page)
  keptOpen.add(page.context())
  return { page, settled: watchNetwork(page) }
}

async function openIn(browser: Browser, role: Role | null, screen: ScreenRow): Promise<Page> {
  const session = role && (await sessionOf(role))
  const before = windows.get(session)
  const { page, settled } = before ?? (await openWindow(browser, session))
  windows.set(session, { page, settled })
  await page.setViewportSize(role === 'Driver' ? phone : desk)
  // as a link within the panel does, which is half the work of loading all of it again
  const isLink = session && before && !loadsAnew(screen)
  await settled(() => (isLink ? followLink(page, addressOf(screen)) : page.goto(addressOf(screen))))
  if (role) await expect(page).toHaveTitle(`${screen.title} | بارگاه`)
  return page
}

/** Screens that two kinds of people see each in a way of their own are looked at as both. */
const asBoth = [
  '/',
  '/ShowCargoHall',
  '/LoadList',
  '/DriverTurn',
  '/DriverTurnList',
  '/AccountReport',
  '/Notifications',
  '/Notifications/Choices',
  '/Profile',
]

async function rolesFor(screen: ScreenRow): Promise<(Role | null)[]> {
  if (screen.access === 'public') return [null]
  const may: Role[] = []
  for (const role of everyRole) if (mayOpen(screen, await sessionOf(role))) may.push(role)
  const staff = may.find((role) => role !== 'Driver')
  const driver = may.find((role) => role === 'Driver')
  const some = asBoth.includes(screen.path) ? [staff, driver] : [staff ?? driver]
  return some.filter((role) => role !== undefined)
}

for (const screen of screens)
  test(`${screen.path} has no fault of accessibility, in both themes and sizes`, async ({ browser }) => {
    for (const role of await rolesFor(screen)) await check(await openIn(browser, role, screen), screen)
  })
