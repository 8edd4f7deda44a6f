import { expect } from '@playwright/test'
import { breachesOf } from '../../axe.ts'
import { sessionOf, windowOf } from '../../accounts.ts'
import { themes } from '../../looks.ts'
import { hold, signIn } from '../../people.ts'
import { company, latin, useCargoTable } from './table.ts'
import { openFilters, openReports, openTools, useTool } from '../../list-tools.ts'
import { test } from '../../test.ts'
import { openContext } from '../../windows.ts'

const table = useCargoTable()

test('a list that does not come says so and is asked for again', { tag: '@core' }, async () => {
  await table.open()
  await table.page.route('**/SearchCargo*', (route) =>
    route.fulfill({ status: 500, json: { message: 'خطای سرور' } }),
  )
  await table.page.getByLabel('جست‌وجو در بارهای اعلام‌شده').fill('مشهد')
  await expect(table.page.getByRole('heading', { name: 'فهرست بارها باز نشد' })).toBeVisible()
  await expect(table.page.getByRole('alert')).toContainText('خطای سرور')
  await table.page.unrouteAll({ behavior: 'wait' })
  await table.page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await table.settled()
  for (const route of await table.cells('مسیر')) expect(route).toContain('مشهد')
})

test('a list too long to be counted at once says so, and is counted when asked', async () => {
  await table.page.route('**/SearchCargo*', async (route) => {
    const { CountOnly: isCount } = route.request().postDataJSON() as { CountOnly?: boolean }
    const { total: _, ...reply } = (await (await route.fetch()).json()) as { total: number }
    await route.fulfill({
      json: isCount ? { ...reply, data: [], total: 12_345 } : { ...reply, totalIsAtLeast: 10_000 },
    })
  })
  await table.open('?sort=-weight,rent')
  await expect(table.page.getByText('۱ تا ۱۴ از بیش از ۱۰٬۰۰۰ بار')).toBeVisible()
  await table.page.getByRole('button', { name: 'شمارش دقیق' }).click()
  await expect(table.page.getByText('۱ تا ۱۴ از ۱۲٬۳۴۵ بار')).toBeVisible()
  // sorting so many takes an index
  await expect(table.head('شناسه').getByRole('button')).toBeVisible()
  await expect(table.head('کرایه').getByRole('button')).toHaveCount(0)
  await table.page.unrouteAll({ behavior: 'wait' })
})

test('the sum of a page that was cut before all was counted is one of the page', async () => {
  await table.page.route('**/SearchCargo*', async (route) => {
    const { total: _, ...reply } = (await (await route.fetch()).json()) as { total: number; data: unknown[] }
    await route.fulfill({ json: { ...reply, totalIsAtLeast: reply.data.length } })
  })
  await table.open('?sort=-weight,cargoStatus')
  await expect(table.page.getByText(/۱ تا ۱۴ از بیش از ۱۴ بار/)).toContainText(/کرایه‌شان .+ در این صفحه/)
  await expect(table.page.getByRole('button', { name: 'صفحهٔ بعد' })).toBeEnabled()
  await table.page.unrouteAll({ behavior: 'wait' })
})

test('a drawer stays open when its row leaves the page', async () => {
  await table.open('?sort=-weight,id')
  const id = latin(await table.rows().first().getByRole('cell').nth(1).innerText())
  await table.rows().first().getByRole('cell').nth(1).click()
  const drawer = table.page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await table.page.route('**/SearchCargo*', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: { id: number }[] }
    await route.fulfill({ json: { ...reply, data: reply.data.filter((row) => row.id !== id) } })
  })
  const reread = table.page.waitForResponse('**/SearchCargo*')
  await table.page.context().setOffline(true)
  await table.page.context().setOffline(false)
  await reread
  await expect(table.rows()).toHaveCount(13)
  await expect(drawer).toContainText(String(id).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''))
  await table.page.unrouteAll({ behavior: 'wait' })
  await table.page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('true columns stand as skeletons until the rows come', async () => {
  const letThrough = await hold(table.page, '**/SearchCargo*')
  // an order that was never asked for, so that nothing kept can stand in
  await table.page.goto('/Cargos?sort=-weight,trucks')
  await expect(table.page.locator('.data-grid .sk').first()).toBeVisible()
  await expect(table.head('کرایه')).toBeVisible()
  await letThrough()
  await table.settled()
})

test('the calendar is fetched when a range of days opens, in the room that is kept for it', async ({
  browser,
}) => {
  // a worker that has the calendar already would hand it out unseen
  const window = {
    ...windowOf(await sessionOf('TransportationCompanyAdmin')),
    serviceWorkers: 'block',
  } as const
  const page = await (await openContext(browser, window)).newPage()
  const letThrough = await hold(page, '**/assets/DateField-*.js')
  await page.goto('/Cargos')
  // the tools find their places anew as counts and letters come, and what was opened before would move with them
  await expect(page.locator('.pager')).toContainText('بار')
  await page.evaluate(() => document.fonts.ready)
  await page.getByRole('button', { name: 'تاریخ', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'تاریخ' })
  await expect(panel.getByLabel('تا تاریخ')).toBeDisabled()
  const size = () => panel.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])
  const before = await size()
  await letThrough()
  await expect(panel.getByRole('button', { name: 'باز کردن تقویم' })).toHaveCount(2)
  await expect.poll(size).toEqual(before)
})

test('paper holds the rows of the table.page under what they are', async () => {
  await table.open('?q=کرمان')
  await table.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await useTool(table.page, 'چاپ')
  await expect(table.page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await table.page.emulateMedia({ media: 'print' })
  await expect(table.page.locator('.print-head')).toContainText('جست‌وجو: «کرمان»')
  await expect(table.page.locator('.print-head')).toBeVisible()
  await expect(table.page.getByRole('navigation')).toHaveCount(0)
  await expect(table.page.locator('.print-head')).toContainText(/کامیون مانده|کامیونی نمانده/)
  await expect(table.page.locator('.pager')).toBeHidden()
  const badge = table.page.locator('tbody .badge').first()
  await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(badge).toHaveCSS('border-top-width', '0px')
  await expect(table.rows().first().getByRole('cell').nth(3)).toHaveCSS('border-bottom-style', 'solid')
  await expect(table.rows()).toHaveCount(14)
  await table.page.emulateMedia({ media: 'screen' })
})

test('on a phone the rows are cards, which are sorted from a menu', { tag: '@core' }, async ({ browser }) => {
  const phone = await signIn(browser, company, 'شرکت', { width: 390, height: 844 })
  await phone.goto('/Cargos')
  const cards = phone.getByRole('list', { name: 'بارهای اعلام‌شده' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  const tools = phone.locator('.toolbar > :is(.field, .filter, button)')
  await expect(tools).toHaveCount(3)
  const tops = await tools.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size, 'one row of tools').toBe(1)
  await expect(phone.getByRole('tablist')).toHaveAttribute('data-more', 'end')
  await useTool(phone, 'ترتیب')
  const menu = phone.getByRole('menu', { name: 'ترتیب' })
  const feet = async () => {
    const box = await menu.boundingBox()
    return box && [box.x, box.width, Math.round(box.y + box.height)]
  }
  await expect.poll(feet, 'a menu is a sheet at the foot').toEqual([0, 390, 844])
  await phone.getByRole('menuitemcheckbox', { name: 'کرایه، تومان' }).click()
  await expect.poll(() => new URL(phone.url()).searchParams.get('sort')).toBe('rent')
  await phone.getByRole('button', { name: 'تمام', exact: true }).click()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await breachesOf(phone)).toEqual([])
  await expect(cards.getByRole('checkbox')).toHaveCount(0)
  await useTool(phone, /^انتخاب$/)
  await cards.getByRole('checkbox').nth(1).check()
  await expect(phone.getByText('۱ بار انتخاب شده')).toBeVisible()
  expect(await breachesOf(phone)).toEqual([])
  await useTool(phone, 'پایان انتخاب')
  await expect(phone.getByText('۱ بار انتخاب شده')).toHaveCount(0)
})

for (const theme of themes)
  test(`nothing keeps anybody out: ${theme}`, async () => {
    await table.page.evaluate((chosen) => localStorage.setItem('bargah.theme', chosen), theme)
    for (const path of ['/DriverReserves?at=', '/Cargos']) {
      await table.page.goto(path)
      await table.settled()
      expect(await breachesOf(table.page)).toEqual([])
    }
    const { page } = table
    const panels = [
      () => openTools(page),
      () => openReports(page),
      () => openFilters(page),
      () => page.getByRole('button', { name: 'تاریخ', exact: true }).click(),
    ]
    for (const open of panels) {
      await open()
      expect(await breachesOf(table.page)).toEqual([])
      await table.page.keyboard.press('Escape')
    }
    await table.page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check()
    expect(await breachesOf(table.page)).toEqual([])
  })

test('turns are those of all halls until one is chosen, and each view says how many it has', async ({
  browser,
}) => {
  const support = await signIn(browser, 'support', 'پشتیبانی')
  await support.goto('/DriverTurnList')
  const rows = support.locator('tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  await expect(support.getByRole('tab', { name: /^فعال [۰-۹]+$/ })).toBeVisible()
  await support.locator('.toolbar').getByRole('button', { name: 'سالن', exact: true }).click()
  await support.getByRole('group', { name: 'سالن' }).getByRole('checkbox').first().click()
  await expect.poll(() => new URL(support.url()).searchParams.get('hall')).not.toBeNull()
  const acts = rows.first().getByRole('button', { name: /^کارهای نوبت/u })
  await expect(acts).toBeInViewport({ ratio: 1 })
  expect(await breachesOf(support)).toEqual([])
  await support.goto(`${support.url()}&widths=driver:400,plate:400,mobile:400`)
  const frame = support.locator('.table-frame')
  await expect(frame, 'the columns do not fit').toHaveAttribute('data-more', 'end')
  await expect(acts, 'the acts of a turn stay at its end').toBeInViewport({ ratio: 1 })
  await acts.click()
  await expect(support.getByRole('menu')).toBeVisible()
})
