import { expect } from '@playwright/test'
import { accounts, newSession, openAs, openScreen, phone, sessionOf } from '../accounts.ts'
import { ordinaryDay } from '../built-server.ts'
import { hold, layersAre } from '../people.ts'
import { test } from '../test.ts'

test('the command palette finds a screen by any spelling and opens it by the keyboard', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  await expect(page.getByRole('heading', { level: 1, name: /در انتظار شما/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: /^جست‌وجوی/ })
  await expect(search).toBeFocused()
  await search.fill('مجوزهاي صادر')
  const found = page.getByRole('listbox', { name: 'یافته‌ها' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await search.fill('نوبت')
  await page.keyboard.press('ArrowDown')
  await expect(found.and(page.getByRole('option', { selected: true }))).toContainText('نوبت')
  await search.fill('اعلامشده')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/AdminCargos/)
  await page.keyboard.press('Meta+k')
  await expect(search).toBeFocused()
  await search.fill('چیزی که نیست')
  await expect(page.getByText('چیزی با این نام یا شماره نیست')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
})

test('something is to be seen while the panel itself is on its way', async ({ browser }) => {
  const page = await openAs(browser, null)
  const letThrough = await hold(page, '**/assets/*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  const opening = page.getByText('بارگاه باز می‌شود…')
  await expect(opening).toBeVisible()
  await letThrough()
  await expect(page.getByLabel('نام کاربری')).toBeVisible()
  await expect(opening).toBeHidden()
})

test('«/» leads into the search of a list, or else opens the one over everything, and is a letter where one types', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/AdminCargos')
  const box = page.getByPlaceholder('شناسه، شهر یا کالا')
  await box.click()
  await page.keyboard.press('Slash')
  await expect(box).toHaveValue('/')
  await box.fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Slash')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'کلیدها' })
  await expect(help).toContainText('جست‌وجو در فهرست صفحه، وگرنه در همه چیز/')
  await expect(help).toContainText('جست‌وجو در همه چیزCtrl K')
  await page.keyboard.press('Slash')
  await expect(box).not.toBeFocused()
  await page.keyboard.press('Escape')

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Slash')
  await expect(page.getByRole('combobox', { name: /^جست‌وجوی/ })).toBeFocused()
})

test('«/» leads into the search of a list', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/Driver/Drivers')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'جست‌وجو در رانندگان' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search over everything that fails is tried again', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  await expect(page.getByRole('heading', { level: 1, name: /در انتظار شما/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: /^جست‌وجوی/ })
  const find = /\/Search\/|\/find/i
  await page.route(find, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'retry-after': '60' },
      json: { data: null, statusCode: 500, errors: ['خطایی در سرور رخ داد.'], message: '' },
    }),
  )
  await search.fill('1000000206')
  const dialog = page.getByRole('dialog', { name: 'جست‌وجو' })
  const again = dialog.getByRole('button', { name: /تلاش دوباره/ })
  await expect(again).toBeVisible()
  await page.unroute(find)
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(search).toBeFocused()
  await expect(dialog.getByRole('option').first()).toBeVisible()
})

test('what is typed after the first «/» is kept while the search itself is on its way', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'))
  const letThrough = await hold(page, '**/assets/Palette-*.js')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Slash')
  const box = page.getByRole('dialog', { name: 'جست‌وجو' }).getByRole('textbox')
  await expect(box).toBeFocused()
  await page.keyboard.type('شرکت')
  await expect(box).toHaveValue('شرکت')
  await letThrough()
  const search = page.getByRole('combobox', { name: /^جست‌وجوی/ })
  await expect(search).toBeFocused()
  await page.keyboard.type('‌های')
  await expect(search).toHaveValue('شرکت‌های')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/TransportationCompany/)
})

test('the search of screens holds only what one may open', async ({ browser }) => {
  const page = await openScreen(browser, 'LoadHallAdmin', '/')
  await page.getByRole('button', { name: /^جست‌وجوی/ }).click()
  await expect(page.getByRole('option').filter({ hasText: 'بارهای سالن' })).toHaveCount(1)
  await expect(page.getByRole('option').filter({ hasText: 'اعلام بار' })).toHaveCount(0)
})

test('the menu has few rows, reports under one, and what else belongs to a row behind it', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  const menu = page.getByRole('navigation', { name: 'فهرست اصلی' })
  await expect(menu.locator('.nav-item > .label:first-of-type')).toHaveText([
    'میز کار',
    'بارها',
    'مجوزها',
    'سالن‌ها و نوبت‌ها',
    'رانندگان',
    'شرکت‌ها و صاحبان',
    'پول',
    'پیام‌ها',
    'رویدادها',
    'گزارش‌ها',
    'تنظیم',
  ])
  await menu.getByRole('button', { name: 'گزارش‌ها' }).press('Enter')
  await page.getByRole('menu', { name: 'گزارش‌ها' }).getByText('مجوزهای بی‌بارنامه').click()
  await expect(page).toHaveURL(/AdminDriverReserve\?.*status=/)
  await menu.getByRole('button', { name: 'بیشتر از رانندگان' }).click()
  await page.getByRole('menu', { name: 'رانندگان' }).getByText('رانندگان غیرفعال').click()
  await expect(page.getByRole('heading', { level: 1, name: 'رانندگان غیرفعال' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'رانندگان' })).toHaveAttribute('aria-current', 'page')
})

test('the menu becomes icons by choice and stays so, by itself below 1100, and a sheet below 900', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Admin', '/')
  const menu = page.getByRole('navigation', { name: 'فهرست اصلی' })
  const widthOfMenu = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  expect(await widthOfMenu()).toBe(240)
  await page.getByRole('button', { name: 'جمع کردن فهرست' }).click()
  expect(await widthOfMenu()).toBe(64)
  await page.reload()
  await expect(page.getByRole('button', { name: 'باز کردن فهرست' })).toBeVisible()
  expect(await widthOfMenu()).toBe(64)
  await expect(menu.getByRole('link', { name: 'مجوزها' })).toHaveAttribute('title', 'مجوزها')
  await page.getByRole('button', { name: 'باز کردن فهرست' }).click()
  expect(await widthOfMenu()).toBe(240)

  await page.setViewportSize({ width: 1000, height: 800 })
  expect(await widthOfMenu()).toBe(64)
  await page.setViewportSize(phone)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'فهرست', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'مجوزها' }).click()
  await expect(page).toHaveURL(/AdminDriverReserve/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('rows of the menu are told apart by their icons where it is icons alone', async ({ browser }) => {
  for (const role of ['Admin', 'TransportationCompanyAdmin'] as const) {
    const page = await openScreen(browser, role, '/', { viewport: { width: 1366, height: 768 } })
    const menu = page.getByRole('navigation', { name: 'فهرست اصلی' })
    await expect(menu.getByText('پیام‌ها', { exact: true })).toHaveCSS('position', 'absolute')
    const icons = await menu
      .locator('.nav-item > svg')
      .evaluateAll((all) => all.map((icon) => icon.getAttribute('class')))
    expect(new Set(icons).size).toBe(icons.length)
  }
  // what waits stands beside its icon
  const page = await openScreen(browser, 'Admin', '/', { viewport: { width: 1366, height: 768 } })
  const waiting = page.getByRole('navigation').getByRole('link', { name: /^پیام‌ها [۰-۹]+ پیام بی‌پاسخ$/ })
  await expect(waiting.locator('.n')).toBeInViewport()
})

test('the bell shows what is not read and leads to the notifications', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('TransportationCompanyAdmin'))
  let isRead = false
  await page.route('**/NotificationApi/**', (route) => {
    const asked = route.request().url()
    if (!asked.includes('GetNotifications')) {
      isRead = true
      return route.fulfill({ json: true })
    }
    const told = {
      dashboardNotificationId: 7,
      subject: 'بار ۱۲ پایان یافت',
      message: 'از تابلوها برداشته شد.',
      isRead,
    }
    const wrapper = { shamsiDate: '1405/08/30', createdAt: ordinaryDay, state: 'warning' }
    return route.fulfill({ json: [{ ...wrapper, link: '/Cargos?open=12', notificiation: told }] })
  })
  await page.goto('/')
  const bell = page.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' })
  const dot = bell.locator('.dot')
  await expect(dot).toHaveCount(1)
  await bell.click()
  const latest = page.getByRole('dialog', { name: 'اعلان‌های تازه' })
  await expect(latest.getByText('بار ۱۲ پایان یافت')).toBeVisible()
  // what was shown calls nobody any more, and is unread until it is followed
  await expect(bell).toBeVisible()
  await expect(dot).toHaveCount(0)
  await latest.getByRole('link', { name: 'همهٔ اعلان‌ها' }).click()
  await expect(page).toHaveURL(/Notifications/)
  await layersAre(page, 0)
  await expect(page.getByRole('navigation', { name: 'مسیر صفحه' })).toContainText('میز کار')
  const row = page.getByRole('row', { name: /بار ۱۲ پایان یافت/ })
  await expect(row.getByText('۳۰ آبان')).toBeVisible()
  await expect(row.getByText('هشدار')).toHaveClass(/tone-warning/)
  await row.getByRole('button', { name: /^دیدن/ }).click()
  const whole = page.getByRole('dialog', { name: 'بار ۱۲ پایان یافت' })
  await expect(whole).toContainText('از تابلوها برداشته شد.')
  await whole.getByRole('button', { name: 'بستن' }).click()
  await expect(page.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
  await row.getByRole('link', { name: 'بار ۱۲ پایان یافت' }).click()
  await expect(page).toHaveURL(/Cargos\?open=12$/)
  await expect(page.getByRole('dialog', { name: /^بار ۱۲/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
})

test('the theme changes and is remembered', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  await page.getByRole('button', { name: 'حالت تیره' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('bargah.theme'))).toBe('dark')
})

test('one sees who one is by name and role, and signs out, which ends the session', { tag: '@core' }, async ({
  browser,
}) => {
  const session = await newSession(accounts.AgentMain)
  const page = await openAs(browser, session)
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`${session.member.fullname} دفتر مرکزی`) }).click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull()
})

test('the skip link leads to the text of the page', async ({ browser }) => {
  const page = await openScreen(browser, 'Admin', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('a page whose data fails says why and is tried again', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('Admin'))
  // of a server that is down the page would ask again by itself
  await page.route('**/NotificationApi/GetNotifications', (route) =>
    route.fulfill({ status: 500, body: 'سامانه در دست تعمیر است.' }),
  )
  await page.goto('/Notifications')
  await expect(page.getByRole('alert').getByText('سامانه در دست تعمیر است.')).toBeVisible()
  const again = page.getByRole('button', { name: 'تلاش دوباره' })
  await Promise.all([page.waitForRequest('**/NotificationApi/GetNotifications'), again.click()])
  await page.unroute('**/NotificationApi/GetNotifications')
  // what happens at the server may have it read by itself before the button is pressed
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('rights that changed while one was away are those that count on coming back', async ({ browser }) => {
  const session = await sessionOf('TransportationCompanyMember')
  const before = { ...session, member: { ...session.member, access_Reserve_List: false } }
  const page = await openAs(browser, before)
  const me = page.waitForResponse(/User\/Me/)
  await page.goto('/')
  await me
  const menu = page.getByRole('navigation', { name: 'فهرست اصلی' })
  await menu.getByRole('link', { name: 'مجوزها' }).click()
  await expect(page).toHaveURL(/DriverReserves/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'مجوزهای صادرشده' })).toBeVisible()
})
