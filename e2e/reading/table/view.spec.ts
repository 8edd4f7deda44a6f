import { expect, type Locator } from '@playwright/test'
import { openAs, sessionOf } from '../../accounts.ts'
import { filterTool, moreTools, openFilters, openTools } from '../../list-tools.ts'
import { latin, useCargoTable } from './table.ts'
import { test } from '../../test.ts'

const table = useCargoTable()

test('searches when typing rests, in any spelling, and says how many there are', async () => {
  await table.open()
  const box = table.page.getByLabel('جست‌وجو در بارهای اعلام‌شده')
  await box.fill('كرمان')
  await expect.poll(() => table.address().get('q')).toBe('كرمان')
  await table.settled()
  for (const route of await table.cells('مسیر')) expect(route).toContain('کرمان')
  await expect(
    table.page.getByRole('status').filter({ hasText: /^[۰-۹٬]+ مورد پیدا شد.*صفحهٔ ۱/ }),
  ).toHaveCount(1)

  await box.fill('چیزی که نیست')
  await expect(table.page.getByRole('heading', { name: 'باری با این فیلترها پیدا نشد' })).toBeVisible()
  await expect(table.page.getByRole('status').filter({ hasText: /^موردی پیدا نشد/ })).toHaveCount(1)
  await expect(table.page.locator('.toolbar').getByText('موردی پیدا نشد')).toBeVisible()
  await table.page.getByRole('button', { name: 'حذف فیلترها' }).click()
  await table.settled()
  await expect(box).toHaveValue('')
})

test('sorts by a head, by several with Shift, by mouse and by keyboard', { tag: '@core' }, async () => {
  await table.open()
  await table.head('کرایه').getByRole('button').click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => table.address().get('sort')).toBe('rent')
  await table.settled()
  const rents = (await table.cells('کرایه')).map(latin)
  expect(rents).toEqual(rents.toSorted((a, b) => a - b))

  await table.head('کرایه').getByRole('button').press('Enter')
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await table
    .head('وزن')
    .getByRole('button')
    .click({ modifiers: ['Shift'] })
  await expect.poll(() => table.address().get('sort')).toBe('-rent,weight')
  await expect(table.head('کرایه')).toContainText('۱')
  await expect(table.head('وزن')).toContainText('۲')

  await table.head('شناسه').getByRole('button').focus()
  await table.page.keyboard.press('ArrowLeft')
  await expect(table.head('وضعیت').getByRole('button')).toBeFocused()
})

test('pages by number, first and last, and by size, and the count is true', async () => {
  await table.open()
  const foot = table.page.locator('.pager')
  await expect(foot).toContainText(/۱ تا ۱۴ از [۰-۹٬]+ بار/)
  await expect(table.rows()).toHaveCount(14)
  await table.page.getByRole('button', { name: 'صفحهٔ ۳', exact: true }).click()
  await expect(foot).toContainText('۲۹ تا ۴۲')
  expect(table.address().get('page')).toBe('3')
  await table.page.getByRole('button', { name: 'صفحهٔ آخر' }).click()
  await expect(table.page.getByRole('button', { name: 'صفحهٔ بعد' })).toBeDisabled()
  await expect(foot.locator('.pages .num')).toHaveCount(5)
  await table.page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await expect(foot).toContainText('۱ تا ۲۵')
  await expect(table.rows()).toHaveCount(25)

  await table.page.getByLabel('در هر صفحه').selectOption({ label: 'همه' })
  await expect(table.page.getByRole('navigation', { name: 'صفحه‌ها' })).toHaveCount(0)
  await table.settled()
  const total = latin((await foot.innerText()).match(/از ([۰-۹٬]+)/)?.[1] ?? '')
  expect(total).toBeGreaterThan(1_000)
  await expect(table.page.getByRole('table')).toHaveAttribute('aria-rowcount', String(total + 1))
  expect(await table.rows().count()).toBeLessThan(100)
  await table.rows().first().focus()
  await table.page.keyboard.press('End')
  await expect(table.page.locator(`tr[data-row="${total - 1}"]`)).toBeFocused()
})

test('a page has as many rows as the window shows, and its first row stays when that is made larger', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), {
    viewport: { width: 1440, height: 768 },
  })
  await page.goto('/Cargos?page=5')
  const foot = page.locator('.pager')
  await expect(foot).toContainText('۴۵ تا ۵۵')
  await page.setViewportSize({ width: 1440, height: 1_250 })
  await expect(foot).toContainText('۴۵ تا ۶۶')
  await expect(foot).toBeInViewport({ ratio: 1 })
  expect(await page.locator('#main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0)
  // a size of one's own stays
  await page.getByLabel('در هر صفحه').selectOption({ label: '۱۰' })
  await expect(foot).toContainText('۱ تا ۱۰')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(foot).toContainText('۱ تا ۱۰')
})

test('shows, hides, moves and pins columns, and gives the first ones back', async () => {
  await table.open()
  const first = await table.shownHeads()
  const chooser = await openTools(table.page)
  await chooser.getByRole('checkbox', { name: 'ستون سالن' }).check()
  await chooser.getByRole('checkbox', { name: 'ستون بارگیر' }).uncheck()
  await expect(table.head('سالن')).toBeVisible()
  await expect(table.head('بارگیر')).toHaveCount(0)
  await expect(chooser.getByRole('checkbox', { name: 'ستون شناسه', exact: true })).toBeDisabled()

  const grip = chooser.getByRole('button', { name: 'جابه‌جا کردن ستون کالا' })
  await grip.focus()
  await table.page.keyboard.press('ArrowUp')
  await expect(grip).toBeFocused()
  await expect(table.page.getByRole('status').filter({ hasText: /ستون کالا: جای/ })).toHaveCount(1)
  const moved = await table.shownHeads()
  expect(moved.indexOf('کالا')).toBe(moved.indexOf('مسیر') - 1)

  await drag(
    chooser.getByRole('button', { name: /جابه‌جا کردن ستون وزن/ }),
    chooser.getByText('اعلام', { exact: true }),
  )
  const dragged = await table.shownHeads()
  expect(dragged.findIndex((name) => name.startsWith('وزن'))).toBeLessThan(dragged.indexOf('مسیر'))

  await chooser.getByRole('button', { name: 'سنجاق کردن ستون کرایه، تومان' }).click()
  await expect(table.head('کرایه')).toHaveCSS('position', 'sticky')
  await expect.poll(() => table.address().get('pin')).toBe('rent')

  const link = table.page.url()
  const other = await table.page.context().newPage()
  await other.goto(link)
  await expect(other.getByRole('columnheader', { name: 'سالن' })).toBeVisible()
  expect(await other.getByRole('columnheader').allInnerTexts()).toEqual(await table.shownHeads())
  await other.close()

  await chooser.getByRole('button', { name: 'پیش‌فرض' }).click()
  await expect.poll(table.shownHeads).toEqual(first)
  expect(table.address().get('columns')).toBeNull()
  await table.page.keyboard.press('Escape')
  await expect(moreTools(table.page)).toBeFocused()
})

async function drag(from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const start = await from.boundingBox()
  const goal = await to.boundingBox()
  if (!start || !goal) throw new Error('nothing to drag')
  await table.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await table.page.mouse.down()
  await table.page.mouse.move(start.x + start.width / 2, goal.y + goal.height / 2, { steps: 12 })
  await table.page.mouse.up()
}

test('columns are widened by their edge and by the keyboard', async () => {
  await table.open()
  const width = async (name: string) => (await table.head(name).boundingBox())?.width ?? 0
  const before = await width('کالا')
  const edge = await table.head('کالا').locator('.width-handle').boundingBox()
  if (!edge) throw new Error('a column has an edge')
  await table.page.mouse.move(edge.x + edge.width / 2, edge.y + 10)
  await table.page.mouse.down()
  await table.page.mouse.move(edge.x + edge.width / 2 - 80, edge.y + 10, { steps: 6 })
  await table.page.mouse.up()
  await expect.poll(async () => Math.round((await width('کالا')) - before)).toBe(80)

  await table.head('کالا').getByRole('button').focus()
  await table.page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Math.round((await width('کالا')) - before)).toBe(64)
  await table.head('کالا').locator('.width-handle').dblclick()
  await expect.poll(() => table.address().get('widths')).toBeNull()
})

test('filters by choice, days, numbers and words, and a link shows the same', { tag: '@core' }, async () => {
  await table.open()
  const filters = await openFilters(table.page)
  const open = (label: string) => filters.getByRole('button', { name: label, exact: true }).click()
  await open('کرایه')
  await table.page.getByLabel('از', { exact: true }).fill('15000000')
  await table.page.getByLabel('تا', { exact: true }).fill('30000000')
  await expect(filters.getByRole('button', { name: /۱۵٬۰۰۰٬۰۰۰ تا ۳۰٬۰۰۰٬۰۰۰/ })).toBeVisible()
  expect(table.address().get('rent')).toBe('15000000..30000000')
  await table.settled()
  for (const rent of (await table.cells('کرایه')).map(latin)) {
    expect(rent).toBeGreaterThanOrEqual(15_000_000)
    expect(rent).toBeLessThanOrEqual(30_000_000)
  }

  await table.page.keyboard.press('Escape')
  await expect(filters, 'what lies over them is closed first').toBeVisible()
  await open('بارگیر')
  await table.page.getByLabel('بارگیر شامل').fill('تریلی')
  await expect.poll(() => table.address().get('loader')).toBe('تریلی')
  await expect(table.page.getByLabel('بارگیر شامل')).toBeVisible()
  await table.page.keyboard.press('Enter')
  await expect(table.page.getByLabel('بارگیر شامل')).toBeHidden()
  await table.page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(filterTool(table.page)).toContainText('فیلتر۲ فعال')

  // what is pinned stands in the row, and is not counted
  await table.page.getByRole('button', { name: 'کالا', exact: true }).first().click()
  const goods = table.page.getByRole('group', { name: 'کالا' }).getByRole('checkbox')
  const name = (await goods.first().innerText()).trim()
  await goods.first().click()
  await table.page.keyboard.press('Escape')
  await expect.poll(() => table.address().get('goods')).not.toBeNull()

  const other = await table.page.context().newPage()
  await other.goto(table.page.url())
  await expect(other.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
  await openFilters(other)
  await expect(other.getByRole('button', { name: /تریلی/ }).first()).toBeVisible()
  await other.close()

  await table.page.getByRole('button', { name: 'حذف فیلتر کالا', exact: true }).click()
  await openFilters(table.page)
  for (const label of ['بارگیر', 'کرایه'])
    await filters.getByRole('button', { name: `حذف فیلتر ${label}`, exact: true }).click()
  await expect.poll(() => [...table.address().keys()]).toEqual([])

  await table.page.keyboard.press('Escape')
  await expect(filterTool(table.page)).toHaveText('فیلتر')

  await table.page.getByRole('button', { name: 'تاریخ', exact: true }).click()
  // each of the presets says how many rows it has, and has them
  const month = table.page.getByRole('button', { name: /^این ماه/ })
  await expect(month).toHaveText(/، [۰-۹٬]+$/)
  const counted = (await month.innerText()).split('\n').at(-1) ?? ''
  await month.click()
  await expect(table.page.locator('.pager')).toContainText(`از ${counted.replace(/[^۰-۹٬]/g, '')} بار`)
  await table.page.getByRole('button', { name: /^تاریخ: / }).click()
  await table.page.getByRole('button', { name: /^امروز/ }).click()
  await expect.poll(() => table.address().get('at')).toMatch(/^14\d\d-\d\d-\d\d$/)
})

test('rows are low where one wants more of them, which is remembered for that list', async () => {
  await table.open()
  const heightOf = async () => (await table.rows().first().boundingBox())?.height
  expect(await heightOf()).toBe(44)
  const tools = await openTools(table.page)
  await tools.getByRole('radio', { name: 'فشرده' }).check({ force: true })
  await table.page.keyboard.press('Escape')
  await expect.poll(heightOf).toBe(36)
  await table.page.reload()
  await expect.poll(heightOf).toBe(36)
})

test('the foot stands at the end of the window, however few rows there are and while they scroll', async () => {
  const foot = table.page.locator('.pager')
  const isAtTheEnd = () =>
    foot.evaluate((element) => Math.abs(element.getBoundingClientRect().bottom - innerHeight) < 2)
  for (const asked of ['?size=10', '?size=50']) {
    await table.open(asked)
    await expect.poll(isAtTheEnd, { message: asked }).toBe(true)
  }
})
