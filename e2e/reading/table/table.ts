import { type Browser, expect, type Page } from '@playwright/test'
import { signIn } from '../../people.ts'
import { test } from '../../test.ts'

export const company = 'TC10380284790'

/** In: a number as a page writes it. Out: the number. */
export const latin = (text: string) =>
  Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/[^\d]/g, ''))

export async function columnTexts(on: Page, name: string): Promise<string[]> {
  return on.getByRole('table').evaluate((table, wanted) => {
    const heads = [...table.querySelectorAll('thead th')]
    const at = heads.findIndex((one) => one.textContent?.includes(wanted))
    return [...table.querySelectorAll('tbody tr[data-row]')].map((row) => row.children[at]?.textContent ?? '')
  }, name)
}

/** So wide that no column leaves for want of room. */
export const allColumns = { width: 1_680, height: 900 }

/** The declared cargos of a company in a window of their own, and the parts of their table. */
export async function openCargoTable(browser: Browser) {
  const page = await signIn(browser, company, 'شرکت', allColumns)
  const rows = () => page.getByRole('table').locator('tbody tr[data-row]')
  const settled = async () => {
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
    await expect(rows().first()).toBeVisible()
  }
  return {
    page,
    rows,
    settled,
    head: (name: string) => page.getByRole('columnheader', { name }),
    shownHeads: () => page.getByRole('columnheader').allInnerTexts(),
    cells: (name: string) => columnTexts(page, name),
    address: () => new URL(page.url()).searchParams,
    async open(search = '') {
      await page.goto(`/Cargos${search}`)
      await settled()
    },
    close: () => page.context().close(),
  }
}
type CargoTable = Awaited<ReturnType<typeof openCargoTable>>

/** The table for the tests of a file: one window for all of them, one after another; empty until the first begins. */
export function useCargoTable(): CargoTable {
  const table = {} as CargoTable
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser, servers }) => {
    await servers(test.info().file)
    Object.assign(table, await openCargoTable(browser))
  })
  // it has nothing to close when it could not be opened
  test.afterAll(() => table.close?.())
  return table
}
