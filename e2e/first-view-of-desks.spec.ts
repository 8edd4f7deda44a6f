import { expect } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { sessionOf, windowOf } from './accounts.ts'
import { movedBy, watchMoves } from './moved.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'
import { url } from './world.ts'

/** A page of a desk, what shows that it stands, and how much it may fetch until it is quiet. */
type Desk = { role: Role; path: string; shown: string; scripts: number; reads: number }

const desks: Desk[] = [
  { role: 'TransportationCompanyAdmin', path: '/', shown: 'تازه‌ترین مجوزها', scripts: 23, reads: 18 },
  { role: 'ProductOwnerAdmin', path: '/', shown: 'تازه‌ترین مجوزها', scripts: 24, reads: 17 },
  { role: 'LoadHallAdmin', path: '/', shown: 'بی‌انتخاب', scripts: 37, reads: 9 },
  { role: 'Admin', path: '/', shown: 'دورها، اکنون', scripts: 28, reads: 23 },
  { role: 'Organization', path: '/', shown: 'شرکت‌های پیوندی', scripts: 21, reads: 15 },
  { role: 'AgentMain', path: '/', shown: 'سالن‌های اعلام بار', scripts: 24, reads: 11 },
  { role: 'TransportationCompanyAdmin', path: '/Cargos', shown: 'در حال ارسال', scripts: 48, reads: 19 },
  { role: 'Admin', path: '/AdminDriverReserve', shown: 'مجوزها', scripts: 48, reads: 18 },
  { role: 'LoadHallAdmin', path: '/DriverTurnList', shown: 'نوبت‌ها', scripts: 46, reads: 13 },
]

/** The figures beside a list's tabs and the width of a column by what is in it; of the whole, a home moves nothing. */
const mostShift = { home: 0.001, list: 0.004 }
const quietMs = 1_000

for (const { role, path, shown, scripts, reads } of desks)
  test(`${path} of ${role} stands after few requests, and what stands does not move`, async ({ browser }) => {
    const session = await sessionOf(role)
    const desk = windowOf(session, { viewport: { width: 1366, height: 768 } })
    const page = await (await openContext(browser, desk)).newPage()
    await watchMoves(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(url(), '')))
    await page.goto(path)
    await expect(page.locator('#main').getByText(shown).first()).toBeVisible()
    for (let before = -1; before < asked.length; await page.waitForTimeout(quietMs)) before = asked.length
    const of = (kind: RegExp) => asked.filter((address) => kind.test(address))
    expect(await movedBy(page)).toBeLessThan(path === '/' ? mostShift.home : mostShift.list)
    expect(of(/\.js$/).length, of(/\.js$/).join('\n')).toBeLessThanOrEqual(scripts)
    expect(of(/^\/api\//).length, of(/^\/api\//).join('\n')).toBeLessThanOrEqual(reads)
  })
