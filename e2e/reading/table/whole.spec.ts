import { expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openAs, sessionOf } from '../../accounts.ts'
import { test } from '../../test.ts'

/** The windows of offices: what decides is read in whole in them. */
const offices = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]

/** The lists, by who works with them, and the heads of the columns that name a row, its route and its money. */
const lists: [role: Role, path: string, heads: string[]][] = [
  ['TransportationCompanyAdmin', '/Cargos?size=50', ['شناسه', 'مسیر', 'بارگیر', 'کرایه']],
  ['AdminSupport', '/AdminCargos?size=50', ['شناسه', 'مسیر', 'شرکت', 'کرایه']],
  ['TransportationCompanyAdmin', '/DriverReserves?size=50&at=', ['شناسه', 'راننده', 'مسیر', 'کرایه']],
  ['AdminSupport', '/AdminDriverReserve?size=50&at=', ['شناسه', 'راننده', 'مسیر', 'کرایه']],
  ['LoadHallAdmin', '/LoadHallReserve?size=50&at=', ['شناسه', 'راننده']],
  ['LoadHallAdmin', '/DriverTurnList?size=50&view=all', ['نوبت', 'راننده']],
  ['AdminSupport', '/Driver/Drivers?size=50', ['نام']],
  ['TransportationCompanyAdmin', '/Customer?size=50', ['مشتری', 'تلفن']],
  ['Admin', '/TransportationCompany?size=50', ['نام']],
  ['Admin', '/ManageProductOwner?size=50', ['نام']],
  ['Admin', '/AdminUser?size=50', ['نام']],
  ['Admin', '/Audit?size=50', ['زمان']],
  ['Admin', '/Reconciliation/Ledger?size=50', ['مبلغ']],
]

/** Out: what the cells under some heads say that do not show all of it. */
const cutUnder = (page: Page, heads: string[]) =>
  page.locator('.data-grid').evaluate((table, wanted) => {
    const all = [...table.querySelectorAll('thead th')]
    const places = all.flatMap((head, at) =>
      wanted.some((name) => head.textContent?.includes(name)) ? [at] : [],
    )
    const isCut = (one: Element) =>
      one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible'
    return [...table.querySelectorAll('tbody tr[data-row]')].flatMap((row) =>
      places.flatMap((at) => {
        const cell = row.children[at]
        if (!cell) return []
        return [cell, ...cell.querySelectorAll('.ellipsis')].some(isCut) ? [cell.textContent] : []
      }),
    )
  }, heads)

for (const viewport of offices)
  for (const [role, path, heads] of lists)
    test(`no name, route or money is cut: ${role} at ${path}, ${viewport.width}`, async ({ browser }) => {
      const page = await openAs(browser, await sessionOf(role), { viewport })
      await page.goto(path)
      await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
      const seen = await page.getByRole('columnheader').allTextContents()
      for (const head of heads) expect(seen.join(' '), `the column «${head}» never leaves`).toContain(head)
      await page.evaluate('document.fonts.ready')
      await expect.poll(() => cutUnder(page, heads)).toEqual([])
      const beyond = await page.locator('.table-wrap').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(beyond, 'nothing of the first columns is beyond the edge').toBe(0)
    })
