import { expect, type Page } from '@playwright/test'
import { openAs, openScreen, phone } from '../accounts.ts'
import { layersAre } from '../people.ts'
import { test } from '../test.ts'

const dialogs = (page: Page) => page.locator('dialog[open]')
const drawer = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const firstRow = (page: Page) => page.getByRole('table').locator('tbody tr[data-row]').first()
const paramsOf = (page: Page) => new URL(page.url()).searchParams

test('an open cargo is in the address: it can be linked, and Back closes it', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/')
  await page
    .getByRole('navigation', { name: 'فهرست اصلی' })
    .getByRole('link', { name: 'بارها', exact: true })
    .click()
  await firstRow(page).click()
  const opened = drawer(page, /^بار /)
  await expect(opened).toBeVisible()
  const id = paramsOf(page).get('open')
  expect(id).toMatch(/^\d+$/)

  await opened.getByRole('button', { name: 'بعدی' }).click()
  await expect.poll(() => paramsOf(page).get('open')).not.toBe(id)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/Cargos$/)
  await page.goForward()
  await expect(opened).toBeVisible()
  await opened.getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(/\/Cargos$/)
  // closed by its button it leaves nothing behind
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  // a link, on a page of the list that does not show the row
  await page.goto(`/Cargos?q=چیزی که نیست&open=${id}`)
  await expect(opened).toBeVisible()
  await opened.getByRole('button', { name: 'بستن' }).click()
  await expect(dialogs(page)).toHaveCount(0)
  expect(paramsOf(page).get('q')).toBe('چیزی که نیست')
  expect(paramsOf(page).get('open')).toBeNull()
})

test('an address of what is not there, or not one’s own, says so', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/Cargos?open=999999999')
  await expect(
    drawer(page, /^بار ۹۹۹۹۹۹۹۹۹/).getByRole('heading', { name: 'این بار پیدا نشد' }),
  ).toBeVisible()
  await page.goto('/DriverReserves?open=برگ')
  await expect(drawer(page, /^مجوز برگ/).getByRole('heading', { name: 'این مجوز پیدا نشد' })).toBeVisible()
})

test('Back closes a dialog over a drawer first, then the drawer; forward reopens no dialog', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  // those that can be voided
  await page.goto('/AdminDriverReserve?at=&status=1,2,3,4,5')
  await page.getByRole('table').locator('tbody tr[data-row]').first().click()
  const permit = drawer(page, /^مجوز /)
  await permit.getByRole('button', { name: /ابطال/ }).click()
  await expect(dialogs(page)).toHaveCount(2)
  await layersAre(page, 1)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(1)
  await expect(permit).toBeVisible()
  await page.goForward()
  await layersAre(page, 0)
  await expect(dialogs(page)).toHaveCount(1)

  // closed by its own button, a dialog costs no press of Back
  await permit.getByRole('button', { name: /ابطال/ }).click()
  await expect(dialogs(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(1)
  await layersAre(page, 0)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/AdminDriverReserve/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('Back closes the sheet of the menu and the palette, and what one follows in them takes their place', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'LoadHallAdmin', '/Profile', { viewport: phone })
  const menu = page.getByRole('button', { name: 'فهرست', exact: true })
  await menu.click()
  await expect(dialogs(page)).toHaveCount(1)
  await layersAre(page, 1)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await layersAre(page, 0)
  await expect(page).toHaveURL(/Profile/)
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: 'مجوزها' }).click()
  await expect(page).toHaveURL(/LoadHallReserve/)
  await page.goBack()
  await expect(page).toHaveURL(/Profile/)
  await expect(dialogs(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await layersAre(page, 1)
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await layersAre(page, 0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('بارهای سالن')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/LoadHallCargo/)
  await page.goBack()
  await expect(page).toHaveURL(/Profile/)
})

test('the palette leads to a cargo, a permit and a turn themselves, by number, name and plate', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/AdminDriverReserve?at=')
  const row = page.getByRole('table').locator('tbody tr[data-row]').first()
  const number = await row.locator('strong').first().innerText()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: /^جست‌وجوی/ })
  await search.fill(`مجوز ${number}`)
  const found = page.getByRole('option', { name: new RegExp(`^مجوز ${number} `) })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  const plate = await found.locator('.plate').getAttribute('aria-label')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AdminDriverReserve\?.*open=\d+/)
  await expect(drawer(page, new RegExp(`^مجوز ${number}`))).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await search.fill(plate ?? '')
  await expect(page.getByRole('option', { name: /^مجوز/ }).first()).toBeVisible()
  await search.fill('چیزی که هیچ‌جا نیست')
  await expect(page.getByText('چیزی با این نام یا شماره نیست')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('on a phone the palette opens by a button, finds, and its results are pressed', async ({ browser }) => {
  const page = await openScreen(browser, 'LoadHallAdmin', '/DriverTurnList', { viewport: phone })
  const list = page.getByRole('list', { name: 'نوبت‌های رانندگان' })
  const first = list.locator('b.num').first()
  // the card stands before its words
  await expect(first).toHaveText(/[۰-۹]/)
  const number = await first.innerText()
  await page.getByRole('button', { name: /^جست‌وجوی/ }).click()
  await page.getByRole('combobox', { name: /^جست‌وجوی/ }).fill(number)
  await page
    .getByRole('option', { name: new RegExp(`^${number} `) })
    .first()
    .click()
  await expect(drawer(page, new RegExp(`^${number}`))).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
})

test('a row and a number of the home lead to the thing and to those counted', async ({ browser }) => {
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/')
  await page
    .getByRole('link', { name: /بار [۰-۹]+،/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/Cargos\?open=\d+$/)
  await expect(drawer(page, /^بار /)).toBeVisible()
  await page.goto('/')
  const count = page.locator('.stats > div').filter({ hasText: 'بار در حال ارسال' }).locator('dd')
  await expect(count).toHaveText(/[۰-۹]/)
  const wanted = await count.evaluate((dd) => dd.firstChild?.textContent ?? '')
  await page.getByRole('link', { name: 'بار در حال ارسال', exact: true }).click()
  await expect(page).toHaveURL(/\/Cargos\?view=sending$/)
  await expect(page.locator('.pager')).toContainText(`از ${wanted} بار`)
  await page.goto('/')
  const need = page
    .getByRole('listitem')
    .filter({ hasText: 'بار در حال ارسال، مانده از پریروز یا پیش از آن' })
  const waiting = (await need.locator('.num').first().innerText()).trim()
  await need.getByRole('link').click()
  await expect(page).toHaveURL(/Cargos\?view=sending&/)
  await expect(page.locator('.pager')).toContainText(`از ${waiting} بار`)
})

test('a driver’s permit opens by its address, wherever a notice of before leads, and nobody else’s does', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Driver', '/MyPermits')
  const card = page.locator('.permit-card').first()
  const address = (await card.getByRole('link').getAttribute('href')) ?? ''
  await page.goto(`/MyPermits?open=${address.split('/').at(-1)}`)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: /^(همهٔ جزئیات|بیشتر)$/ })).toBeVisible()
  await page.getByRole('button', { name: 'بازگشت' }).click()
  await expect(page).toHaveURL(/\/MyPermits$/)
  await page.goto('/MyPermits/1')
  await expect(page.getByRole('heading', { name: 'این مجوز پیدا نشد' })).toBeVisible()
})

test('a public page of no hall says so, and leads to the halls', async ({ browser }) => {
  const page = await openAs(browser, null)
  for (const address of ['/log/999', '/board/999', '/log/abc']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'سالنی با این شماره نیست' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'همهٔ سالن‌ها' }).click()
  await expect(page.getByRole('link', { name: 'دفتر سالن اصفهان' })).toBeVisible()
})
