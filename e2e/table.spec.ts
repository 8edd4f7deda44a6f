import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from './people.ts'

const company = 'TC10380284790'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let page: Page

test.beforeAll(async ({ browser }) => {
  page = await signIn(browser as Browser, company, 'شرکت')
})
test.afterAll(() => page.context().close())

const openCargos = async (search = '') => {
  await page.goto(`/Cargos${search}`)
  await settled()
}
const rows = () => page.getByRole('table').locator('tbody tr[data-row]')
const head = (name: string) => page.getByRole('columnheader', { name })
const cells = (name: string) => columnTexts(page, name)
const settled = async () => {
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
  await expect(rows().first()).toBeVisible()
}
const address = () => new URL(page.url()).searchParams

async function columnTexts(on: Page, name: string): Promise<string[]> {
  return on.getByRole('table').evaluate((table, wanted) => {
    const heads = [...table.querySelectorAll('thead th')]
    const at = heads.findIndex((one) => one.textContent?.includes(wanted))
    return [...table.querySelectorAll('tbody tr[data-row]')].map((row) => row.children[at]?.textContent ?? '')
  }, name)
}
const latin = (text: string) =>
  Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace(/[^\d]/g, ''))
const shownHeads = () => page.getByRole('columnheader').allInnerTexts()

async function violations(on: Page): Promise<string[]> {
  await on.evaluate(axeSource)
  return on.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const found = await axe.run({ runOnly: { type: 'tag', values: tags } })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

test('searches when typing rests, in any spelling, and says how many there are', async () => {
  await openCargos()
  const box = page.getByLabel('جست‌وجو در بارهای اعلام‌شده')
  await box.fill('كرمان')
  await expect.poll(() => address().get('q')).toBe('كرمان')
  await settled()
  for (const route of await cells('مسیر')) expect(route).toContain('کرمان')
  await expect(page.getByRole('status').filter({ hasText: /بار.*صفحهٔ ۱/ })).toHaveCount(1)

  await box.fill('چیزی که نیست')
  await expect(page.getByRole('heading', { name: 'باری با این فیلترها پیدا نشد' })).toBeVisible()
  await page.getByRole('button', { name: 'حذف فیلترها' }).click()
  await settled()
  await expect(box).toHaveValue('')
})

test('sorts by a head, by several with Shift, by mouse and by keyboard', async () => {
  await openCargos()
  await head('کرایه').getByRole('button').click()
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => address().get('sort')).toBe('rent')
  await settled()
  const rents = (await cells('کرایه')).map(latin)
  expect(rents).toEqual(rents.toSorted((a, b) => a - b))

  await head('کرایه').getByRole('button').press('Enter')
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await head('وزن')
    .getByRole('button')
    .click({ modifiers: ['Shift'] })
  await expect.poll(() => address().get('sort')).toBe('-rent,weight')
  await expect(head('کرایه')).toContainText('۱')
  await expect(head('وزن')).toContainText('۲')

  await head('شناسه').getByRole('button').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(head('وضعیت').getByRole('button')).toBeFocused()
})

test('pages by number, first and last, and by size, and the count is true', async () => {
  await openCargos()
  const foot = page.locator('.pager')
  await expect(foot).toContainText(/۱ تا ۱۰ از [۰-۹٬]+ بار/)
  await expect(rows()).toHaveCount(10)
  await page.getByRole('button', { name: 'صفحهٔ ۳', exact: true }).click()
  await expect(foot).toContainText('۲۱ تا ۳۰')
  expect(address().get('page')).toBe('3')
  await page.getByRole('button', { name: 'صفحهٔ آخر' }).click()
  await expect(page.getByRole('button', { name: 'صفحهٔ بعد' })).toBeDisabled()
  await expect(foot.locator('.pages .num')).toHaveCount(5)
  await page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await expect(foot).toContainText('۱ تا ۲۵')
  await expect(rows()).toHaveCount(25)

  await page.getByLabel('در هر صفحه').selectOption({ label: 'همه' })
  await expect(page.getByRole('navigation', { name: 'صفحه‌ها' })).toHaveCount(0)
  await settled()
  const total = latin((await foot.innerText()).match(/از ([۰-۹٬]+)/)?.[1] ?? '')
  expect(total).toBeGreaterThan(1_000)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(total + 1))
  expect(await rows().count()).toBeLessThan(100)
  await rows().first().focus()
  await page.keyboard.press('End')
  await expect(page.locator(`tr[data-row="${total - 1}"]`)).toBeFocused()
})

test('shows, hides, moves and pins columns, and gives the first ones back', async () => {
  await openCargos()
  const first = await shownHeads()
  await page.getByRole('button', { name: 'ستون‌ها' }).click()
  const chooser = page.getByRole('dialog', { name: 'ستون‌ها' })
  await chooser.getByRole('checkbox', { name: 'ستون سالن' }).check()
  await chooser.getByRole('checkbox', { name: 'ستون بارگیر' }).uncheck()
  await expect(head('سالن')).toBeVisible()
  await expect(head('بارگیر')).toHaveCount(0)
  await expect(chooser.getByRole('checkbox', { name: 'ستون شناسه' })).toBeDisabled()

  const grip = chooser.getByRole('button', { name: 'جابه‌جا کردن ستون کالا' })
  await grip.focus()
  await page.keyboard.press('ArrowUp')
  await expect(grip).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /ستون کالا: جای/ })).toHaveCount(1)
  const moved = await shownHeads()
  expect(moved.indexOf('کالا')).toBe(moved.indexOf('مسیر') - 1)

  await drag(
    chooser.getByRole('button', { name: /جابه‌جا کردن ستون وزن/ }),
    chooser.getByText('اعلام', { exact: true }),
  )
  const dragged = await shownHeads()
  expect(dragged.findIndex((name) => name.startsWith('وزن'))).toBeLessThan(dragged.indexOf('مسیر'))

  await chooser.getByRole('button', { name: 'سنجاق کردن ستون کرایه، تومان' }).click()
  await expect(head('کرایه')).toHaveCSS('position', 'sticky')
  await expect.poll(() => address().get('pin')).toBe('rent')

  const link = page.url()
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other.getByRole('columnheader', { name: 'سالن' })).toBeVisible()
  expect(await other.getByRole('columnheader').allInnerTexts()).toEqual(await shownHeads())
  await other.close()

  await chooser.getByRole('button', { name: 'پیش‌فرض' }).click()
  await expect.poll(shownHeads).toEqual(first)
  expect(address().get('columns')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ستون‌ها' })).toBeFocused()
})

async function drag(from: Locator, to: Locator) {
  const start = await from.boundingBox()
  const goal = await to.boundingBox()
  if (!start || !goal) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, goal.y + goal.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('columns are widened by their edge and by the keyboard', async () => {
  await openCargos()
  const width = async (name: string) => (await head(name).boundingBox())?.width ?? 0
  const before = await width('کالا')
  const edge = await head('کالا').locator('.width-handle').boundingBox()
  if (!edge) throw new Error('a column has an edge')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 10)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 - 80, edge.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await width('کالا')) - before)).toBe(80)

  await head('کالا').getByRole('button').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Math.round((await width('کالا')) - before)).toBe(64)
  await head('کالا').locator('.width-handle').dblclick()
  await expect.poll(() => address().get('widths')).toBeNull()
})

test('filters by choice, days, numbers and words, and a link shows the same', async () => {
  await openCargos()
  await page.getByRole('button', { name: 'فیلترهای بیشتر' }).click()
  await page.getByRole('menuitem', { name: 'کرایه' }).click()
  await page.getByLabel('از', { exact: true }).fill('15000000')
  await page.getByLabel('تا', { exact: true }).fill('30000000')
  await page.getByRole('button', { name: 'اعمال فیلتر' }).click()
  await expect(page.getByRole('button', { name: /۱۵٬۰۰۰٬۰۰۰ تا ۳۰٬۰۰۰٬۰۰۰/ })).toBeVisible()
  expect(address().get('rent')).toBe('15000000..30000000')
  await settled()
  for (const rent of (await cells('کرایه')).map(latin)) {
    expect(rent).toBeGreaterThanOrEqual(15_000_000)
    expect(rent).toBeLessThanOrEqual(30_000_000)
  }

  await page.getByRole('button', { name: 'کالا', exact: true }).first().click()
  const goods = page.getByRole('group', { name: 'کالا' }).getByRole('checkbox')
  const name = (await goods.first().innerText()).trim()
  await goods.first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'فیلترهای بیشتر' }).click()
  await page.getByRole('menuitem', { name: 'بارگیر' }).click()
  await page.getByLabel('بارگیر شامل').fill('تریلی')
  await page.keyboard.press('Enter')
  await expect.poll(() => address().get('loader')).toBe('تریلی')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
  await expect(other.getByRole('button', { name: /تریلی/ }).first()).toBeVisible()
  await other.close()

  for (const label of ['کالا', 'بارگیر', 'کرایه'])
    await page.getByRole('button', { name: `حذف فیلتر ${label}`, exact: true }).click()
  await expect.poll(() => [...address().keys()]).toEqual([])

  await page.getByRole('button', { name: 'تاریخ', exact: true }).click()
  await page.getByRole('button', { name: 'امروز', exact: true }).click()
  await expect.poll(() => address().get('at')).toMatch(/^14\d\d-\d\d-\d\d$/)
})

test('rows are walked, opened, unfolded and chosen by keyboard and by mouse', async () => {
  await openCargos()
  await rows().first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows().nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(rows().nth(1)).toHaveAttribute('aria-selected', 'true')
  const bar = page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })
  await expect(bar).toContainText('۱ بار انتخاب شده')

  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeHidden()

  await page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check()
  await expect(bar).toContainText('۱۰ بار انتخاب شده')
  const saved = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'خروجی' }).click()
  expect((await saved).suggestedFilename()).toBe('بارهای اعلام شده.xlsx')
  await bar.getByRole('button', { name: 'لغو انتخاب' }).click()
  await expect(bar).toBeHidden()

  await rows().nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await rows()
    .first()
    .getByRole('button', { name: /مجوزهای بار/ })
    .click()
  await expect(page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
})

test('saves a sheet of the view, in its columns and order, and can be stopped', async () => {
  await openCargos('?q=کرمان&sort=-rent&columns=id,rent,-status,-at,-route,-goods,-weight,-loader,-trucks')
  const total = latin((await page.locator('.pager').innerText()).match(/از ([۰-۹٬]+)/)?.[1] ?? '')
  const rents = (await cells('کرایه')).map(latin)
  await page.getByRole('button', { name: 'خروجی' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = readFileSync((await (await saved).path()) ?? '', 'utf8')
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]?.split(',')).toHaveLength(2)
  expect(lines.slice(1, 11).map((line) => Number(line.split(',')[1]?.replaceAll('"', '')))).toEqual(rents)

  await page.route('**/SearchCargo*', async (route) => {
    if (!route.request().postData()?.includes('xlsx')) return route.continue()
    await new Promise((go) => setTimeout(go, 3_000))
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'خروجی' }).click()
  await page.getByRole('menuitem', { name: 'اکسل' }).click()
  await expect(page.getByRole('progressbar', { name: /اکسل/ })).toBeVisible()
  await page.getByRole('button', { name: 'توقف' }).click()
  await expect(page.getByRole('progressbar', { name: /اکسل/ })).toBeHidden()
  await page.unroute('**/SearchCargo*')
})

test('a view is kept under a name, opens by itself, is changed, shared and deleted', async () => {
  await openCargos()
  const menu = page.getByRole('button', { name: 'گزارش‌های من' })
  const panel = page.getByRole('dialog', { name: 'گزارش‌های من' })
  await head('کرایه').getByRole('button').click()
  await head('کرایه').getByRole('button').click()
  await menu.click()
  await panel.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  const dialog = page.getByRole('dialog', { name: 'ذخیرهٔ نمای کنونی' })
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toContainText('نام گزارش را وارد کنید.')
  await dialog.getByLabel('نام گزارش').fill('گران‌ترین‌ها')
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toBeHidden()

  await openCargos('?report=0')
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await menu.click()
  await panel.getByRole('button', { name: /^گران‌ترین‌ها/ }).click()
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'descending')

  await page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await menu.click()
  await panel.getByRole('button', { name: /ذخیرهٔ تغییرها در/ }).click()
  await expect(page.getByText('گزارش «گران‌ترین‌ها» به‌روز شد')).toBeVisible()

  await menu.click()
  await panel.getByRole('button', { name: 'ویرایش گزارش گران‌ترین‌ها' }).click()
  const edit = page.getByRole('dialog', { name: 'ویرایش گزارش' })
  await edit.getByLabel('نام گزارش').fill('گران‌ها')
  await edit.getByRole('checkbox', { name: /پیش‌فرض من/ }).check({ force: true })
  await edit.getByRole('checkbox', { name: /کاربران شرکت/ }).check({ force: true })
  await edit.getByRole('button', { name: 'ذخیره' }).click()
  await expect(edit).toBeHidden()

  await openCargos()
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(rows()).toHaveCount(25)
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toContainText('پیش‌فرض، مشترک با شرکت')
  await panel.getByRole('button', { name: 'بازگشت به حالت نخست' }).click()
  await expect(head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await expect(rows()).toHaveCount(10)

  await menu.click()
  await panel.getByRole('button', { name: 'حذف گزارش گران‌ها' }).click()
  await page.getByRole('button', { name: 'بله، حذف شود' }).click()
  await expect(page.getByText('گزارش حذف شد')).toBeVisible()
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
})

test('a list that does not come says so and is asked for again', async () => {
  await openCargos()
  await page.route('**/SearchCargo*', (route) =>
    route.fulfill({ status: 500, json: { message: 'خطای سرور' } }),
  )
  await page.getByLabel('جست‌وجو در بارهای اعلام‌شده').fill('تهران')
  await expect(page.getByRole('heading', { name: 'فهرست بارها باز نشد' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toContainText('خطای سرور')
  await page.unroute('**/SearchCargo*')
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await settled()
  for (const route of await cells('مسیر')) expect(route).toContain('تهران')
})

test('a list too long to be counted at once says so, and is counted when asked', async () => {
  await page.route('**/SearchCargo*', async (route) => {
    const { CountOnly: isCount } = route.request().postDataJSON() as { CountOnly?: boolean }
    const { total: _, ...reply } = (await (await route.fetch()).json()) as { total: number }
    await route.fulfill({
      json: isCount ? { ...reply, data: [], total: 12_345 } : { ...reply, totalIsAtLeast: 10_000 },
    })
  })
  await openCargos('?sort=-weight,rent')
  await expect(page.getByText('۱ تا ۱۰ از بیش از ۱۰٬۰۰۰ بار')).toBeVisible()
  await page.getByRole('button', { name: 'شمارش دقیق' }).click()
  await expect(page.getByText('۱ تا ۱۰ از ۱۲٬۳۴۵ بار')).toBeVisible()
  await page.unroute('**/SearchCargo*')
})

test('a drawer stays open when its row leaves the page', async () => {
  await openCargos('?sort=-weight,id')
  const id = latin(await rows().first().getByRole('cell').nth(1).innerText())
  await rows().first().getByRole('cell').nth(1).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.route('**/SearchCargo*', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: { id: number }[] }
    await route.fulfill({ json: { ...reply, data: reply.data.filter((row) => row.id !== id) } })
  })
  const reread = page.waitForResponse('**/SearchCargo*')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await reread
  await expect(rows()).toHaveCount(9)
  await expect(drawer).toContainText(String(id).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''))
  await page.unroute('**/SearchCargo*')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('true columns stand as skeletons until the rows come', async () => {
  await page.route('**/SearchCargo*', async (route) => {
    await new Promise((go) => setTimeout(go, 1_000))
    await route.continue().catch(() => undefined)
  })
  // an order that was never asked for, so that nothing kept can stand in
  await page.goto('/Cargos?sort=-weight,trucks')
  await expect(page.locator('.data-grid .sk').first()).toBeVisible()
  await expect(head('کرایه')).toBeVisible()
  await page.unroute('**/SearchCargo*')
  await settled()
})

test('paper holds the rows of the page under what they are', async () => {
  await openCargos('?q=کرمان')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'خروجی' }).click()
  await page.getByRole('menuitem', { name: 'چاپ' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.print-head')).toContainText('جست‌وجو: «کرمان»')
  await expect(page.locator('.print-head')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(rows()).toHaveCount(10)
  await page.emulateMedia({ media: 'screen' })
})

test('on a phone the rows are cards, which are sorted from a menu', async ({ browser }) => {
  const phone = await signIn(browser, company, 'شرکت', { width: 390, height: 844 })
  await phone.goto('/Cargos')
  const cards = phone.getByRole('list', { name: 'بارهای اعلام‌شده' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await phone.getByRole('button', { name: 'ترتیب' }).click()
  await phone.getByRole('menuitemcheckbox', { name: 'کرایه، تومان' }).click()
  await expect.poll(() => new URL(phone.url()).searchParams.get('sort')).toBe('rent')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(phone)).toEqual([])
  await expect(cards.getByRole('checkbox')).toHaveCount(0)
  await phone.getByRole('button', { name: 'انتخاب', exact: true }).click()
  await cards.getByRole('checkbox').nth(1).check()
  await expect(phone.getByText('۱ بار انتخاب شده')).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'انتخاب', exact: true }).click()
  await expect(phone.getByText('۱ بار انتخاب شده')).toHaveCount(0)
  await phone.context().close()
})

for (const theme of ['light', 'dark'])
  test(`nothing keeps anybody out: ${theme}`, async () => {
    await page.evaluate((chosen) => localStorage.setItem('bargah.theme', chosen), theme)
    for (const path of ['/DriverReserves?at=', '/Cargos']) {
      await page.goto(path)
      await settled()
      expect(await violations(page)).toEqual([])
    }
    for (const name of ['ستون‌ها', 'گزارش‌های من', 'فیلترهای بیشتر', 'تاریخ', 'کالا']) {
      await page.getByRole('button', { name, exact: true }).first().click()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check()
    expect(await violations(page)).toEqual([])
  })

test('turns of a hall are asked for only when a hall is chosen', async ({ browser }) => {
  const support = await signIn(browser, 'support', 'پشتیبانی')
  await support.goto('/DriverTurnList')
  await expect(support.getByRole('heading', { name: 'سالن را انتخاب کنید' })).toBeVisible()
  await support.getByRole('button', { name: 'سالن', exact: true }).click()
  await support.getByRole('group', { name: 'سالن' }).getByRole('checkbox').first().click()
  await expect.poll(() => new URL(support.url()).searchParams.get('hall')).not.toBeNull()
  await expect(support.getByRole('heading', { name: 'سالن را انتخاب کنید' })).toBeHidden()
  expect(await violations(support)).toEqual([])
  await support.context().close()
})
