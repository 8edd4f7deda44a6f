import { expect, type Page } from '@playwright/test'
import { desk, openAs, sessionOf } from '../../accounts.ts'
import { moreTools } from '../../list-tools.ts'
import { test } from '../../test.ts'

const company = 'TransportationCompanyAdmin'

const heights = (page: Page) => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
const topOf = async (page: Page, role: 'banner' | 'navigation', name?: string) =>
  (await page.getByRole(role, name ? { name } : {}).boundingBox())?.y

test('a list of a hundred rows ends where its foot ends, and the bars of the desk stay', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf(company), { viewport: desk })
  await page.goto('/Cargos?size=100')
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(100)
  const [whole, seen] = await heights(page)
  expect(whole, 'the page itself does not scroll').toBe(seen)
  const main = page.getByRole('main')
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  const foot = await page.locator('.pager').boundingBox()
  expect(foot && desk.height - foot.y - foot.height, 'the room under the foot of the table').toBeLessThan(40)
  expect(await topOf(page, 'banner')).toBe(0)
  expect(await topOf(page, 'navigation', 'فهرست اصلی')).toBe(52)
})

const laptop = { width: 1280, height: 720 }
const beyondEdge = (page: Page) =>
  page.locator('.table-wrap').evaluate((box) => box.scrollWidth - box.clientWidth)

test('the first columns of a list fit a laptop, and what is cut says itself in whole', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf(company), { viewport: laptop })
  await page.goto('/Cargos?widths=loader:80')
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(10)
  expect(await beyondEdge(page)).toBe(0)
  await expect(page.locator('.table-frame')).toHaveAttribute('data-more', '')
  const cells = page.locator('tbody tr[data-row] > td')
  const texts = await cells.evaluateAll((all) =>
    all.map((cell, at) => ({ at, isCut: cell.scrollWidth > cell.clientWidth })),
  )
  // a figure that is cut reads as a smaller one; those of the figures' font came after the columns were measured
  await page.evaluate('document.fonts.ready')
  await expect
    .poll(() =>
      page
        .locator('tbody tr[data-row] > td.c-num')
        .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
    )
    .toBe(0)
  const cut = texts.find(({ isCut }) => isCut)
  expect(cut, 'a long text is cut at this width').toBeDefined()
  const cell = cells.nth(cut?.at ?? 0)
  await cell.hover()
  await expect(cell).toHaveAttribute('title', await cell.innerText())
  await cells.nth(1).hover()
  await expect(cells.nth(1)).not.toHaveAttribute('title')
})

test('a route is read in whole on a desk', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('AdminSupport'), { viewport: desk })
  await page.goto('/AdminCargos?q=بندر امام خمینی&size=25')
  const towns = page.locator('tbody tr[data-row] .route .ellipsis')
  await expect(towns.filter({ hasText: 'بندر امام خمینی' }).first()).toBeVisible()
  const cut = await towns.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
})

test('pinned columns move to the edge beside the one that names the row, and shades say what is beyond', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf(company), { viewport: { ...laptop, width: 1100 } })
  await page.goto('/Cargos?pin=rent&widths=route:640,rent:300')
  await expect(page.getByRole('table').locator('tbody tr[data-row]')).toHaveCount(10)
  const frame = page.locator('.table-frame')
  await expect(frame).toHaveAttribute('data-more', 'end')
  const edges = async () => {
    const [id, rent] = [await headBox(page, 'شناسه'), await headBox(page, 'کرایه')]
    return [Math.round(id.x), Math.round(rent.x + rent.width)]
  }
  const before = await edges()
  expect(before[0]).toBe(before[1])
  await page.locator('.table-wrap').evaluate((box) => box.scrollBy(-60, 0))
  await expect(frame).toHaveAttribute('data-more', 'start end')
  expect(await edges()).toEqual(before)
  await page.locator('.table-wrap').evaluate((box) => box.scrollBy(-2_000, 0))
  await expect(frame).toHaveAttribute('data-more', 'start')
  expect(await edges()).toEqual(before)
})

async function headBox(page: Page, name: string) {
  const box = await page.getByRole('columnheader', { name }).boundingBox()
  if (!box) throw new Error(`no column ${name}`)
  return box
}

test('«⋯» says which columns leave first, which have no room now, and which always stay', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf(company), { viewport: { width: 1000, height: 720 } })
  await page.goto('/Cargos')
  await expect(page.getByRole('table').locator('tbody tr[data-row]').first()).toBeVisible()
  await moreTools(page).click()
  const column = (name: string) =>
    page.getByRole('list', { name: 'ستون‌ها' }).getByRole('listitem').filter({ hasText: name })
  await expect(column('شناسه')).toContainText('همیشه می‌ماند')
  await expect(column('وزن')).toContainText('نخست، اکنون پنهان')
  await expect(page.getByRole('checkbox', { name: 'ستون کامیون', exact: true })).toHaveAccessibleDescription(
    /م(، اکنون پنهان)?$/,
  )
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 2400, height: 900 })
  await moreTools(page).click()
  await expect(column('وزن')).toHaveText(/نخست(?!، اکنون پنهان)/)
  await page.getByRole('button', { name: 'سنجاق کردن ستون وزن' }).click()
  await expect(column('وزن')).toContainText('همیشه می‌ماند')
})
