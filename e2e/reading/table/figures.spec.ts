import { expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { desk, openAs, sessionOf } from '../../accounts.ts'
import { test } from '../../test.ts'

/** Out: how wide each digit is where the figures of a place stand, in hundredths of a pixel. */
const widthsOf = (place: Locator) =>
  place.evaluate(async (element) => {
    const probe = document.createElement('span')
    element.append(probe)
    await document.fonts.load(getComputedStyle(probe).font, '۰')
    const widths = [...'۰۱۲۳۴۵۶۷۸۹'].map((digit) => {
      probe.textContent = digit.repeat(100)
      return Math.round(probe.getBoundingClientRect().width)
    })
    probe.remove()
    return widths
  })

async function open(browser: Parameters<typeof openAs>[0], role: Role, path: string): Promise<Page> {
  const page = await openAs(browser, await sessionOf(role), { viewport: desk })
  await page.goto(path)
  return page
}

/** Where amounts and times stand under each other, or change in their place. */
const places: [name: string, role: Role, path: string, where: string][] = [
  ['freight of loads', 'TransportationCompanyAdmin', '/Cargos', 'tr[data-row] .c-num'],
  ['the ledger', 'Admin', '/Reconciliation/Ledger', 'tr[data-row] .c-num'],
  ['the account report', 'TransportationCompanyAdmin', '/AccountReport', 'tr[data-row] .c-num'],
  ['tariffs', 'Admin', '/FreightRates', 'tr[data-row] .c-num'],
  ['the clock of the board', 'LoadHallAdmin', '/board/1', '.board .tab'],
]

for (const [name, role, path, where] of places)
  test(`digits of ${name} are of one width, so that hundreds stand under hundreds`, async ({ browser }) => {
    const page = await open(browser, role, path)
    const place = page.locator(where).first()
    await expect(place).toBeVisible()
    const widths = await widthsOf(place)
    expect(new Set(widths).size, widths.join(' ')).toBe(1)
  })

test('the main number of a customer is read in whole, and how many more there are', async ({ browser }) => {
  const page = await open(browser, 'TransportationCompanyAdmin', '/Customer?size=50')
  const more = page.locator('tr[data-row]').filter({ hasText: '+' }).first()
  await expect(more).toBeVisible()
  const cell = more.locator('.num[title]')
  await expect(cell).toHaveText(/^۰[۰-۹]{9,10} \+[۰-۹]$/)
  // nothing is cut: what is drawn is what is said
  expect(await cell.evaluate((box) => box.scrollWidth <= (box.closest('td')?.clientWidth ?? 0))).toBe(true)
  await expect(cell).toHaveAttribute('title', /^۰[۰-۹]+(، ۰[۰-۹]+)+$/)
})
