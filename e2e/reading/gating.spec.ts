import { expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { accounts, everyRole, mayOpen, newSession, openAs, openScreen, sessionOf } from '../accounts.ts'
import { isLong } from '../long.ts'
import { addressOf, loadsAnew, type ScreenRow, screens } from '../screens.ts'
import { test } from '../test.ts'
import { url } from '../world.ts'

/** Where those begin whose number is not proven yet. */
const beginningOf: Record<string, string> = {
  '/registertransportationcompany': '/newregister',
  '/registerproductowner': '/newregisterproductowner',
}
const titleAt = (path: string) => `${screens.find((screen) => screen.path === path)?.title} | بارگاه`
const notFound = 'صفحه‌ای با این نشانی پیدا نشد'
const gated = screens.filter(({ access }) => access !== 'public')
const pathOf = (page: Page) => decodeURI(new URL(page.url()).pathname).toLowerCase()
const isAt = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path.toLowerCase())

type Landing = { path: string; title: string }

/**
 * Goes to addresses one after another as links within the panel do, which is quicker than loading all of it again. Out: where
 * each led, as soon as that is what was expected of it, or after some seconds.
 */
const follow = (page: Page, steps: readonly { to: string; lands: Landing }[]) =>
  page.evaluate(async (all) => {
    const here = () => ({ path: decodeURI(location.pathname).toLowerCase(), title: document.title })
    const landed: (Landing & { returnTo: string | null })[] = []
    for (const { to, lands } of all) {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
      const isThere = () => here().path === lands.path && here().title === lands.title
      for (let tries = 0; tries < 1_000 && !isThere(); tries++)
        await new Promise((resolve) => setTimeout(resolve, 5))
      landed.push({ ...here(), returnTo: new URLSearchParams(location.search).get('returnTo') })
    }
    return landed
  }, steps)
const landingAt = (path: string): Landing => ({ path: path.toLowerCase(), title: titleAt(path) })

/**
 * Whose turn it is to open a screen that he may: all of theirs in the whole form, and else one's, which goes round by the
 * screen's number. What is refused is asked of everybody in each run.
 */
async function opensInThisRun(role: Role, screen: ScreenRow): Promise<boolean> {
  const may: Role[] = []
  for (const other of everyRole) if (mayOpen(screen, await sessionOf(other))) may.push(other)
  return isLong || may[screens.indexOf(screen) % may.length] === role
}

for (const role of everyRole)
  test(`${role} opens the screens of the route table that are his, and no other`, { tag: '@core' }, async ({
    browser,
  }) => {
    const session = await sessionOf(role)
    const page = await openAs(browser, session)
    await page.goto('/Notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'اعلان‌ها' })).toBeVisible()
    const refused = gated
      .filter((screen) => !mayOpen(screen, session))
      .map(({ path, refusedTo = '/error404' }) => ({ to: path, lands: landingAt(refusedTo) }))
    expect(await follow(page, refused)).toMatchObject(refused.map(({ lands }) => lands))
    for (const screen of gated) {
      if (!mayOpen(screen, session) || !(await opensInThisRun(role, screen))) continue
      const lands = landingAt(screen.path)
      if (loadsAnew(screen)) await page.goto(screen.path)
      else expect(await follow(page, [{ to: screen.path, lands }])).toMatchObject([lands])
      await expect(page).toHaveTitle(lands.title)
      await expect(page.locator('main, #main').first()).toBeVisible()
      await expect(page.getByText('این صفحه باز نشد')).toHaveCount(0)
    }
    await page.context().close()
  })

test('nobody signed in is led to sign in from every screen, and public ones open', { tag: '@core' }, async ({
  browser,
}) => {
  const page = await openAs(browser, null)
  await page.goto('/login')
  const landed = await follow(
    page,
    gated.map(({ path }) => ({ to: path, lands: landingAt('/login') })),
  )
  expect(landed).toEqual(
    gated.map(({ path }) => ({ ...landingAt('/login'), returnTo: path === '/' ? null : path })),
  )
  for (const screen of screens.filter(({ access }) => access === 'public')) {
    await page.goto(addressOf(screen).toUpperCase())
    const opened = beginningOf[screen.path]
    await isAt(page, opened ?? addressOf(screen))
    await expect(page).toHaveTitle(opened ? titleAt(opened) : `${screen.title} | بارگاه`)
  }
})

test('an address that is no screen asks to sign in first, and is not found after', async ({ browser }) => {
  const nobody = await openAs(browser, null)
  await nobody.goto('/NoSuchScreen')
  await isAt(nobody, '/login')
  const customer = await openScreen(browser, 'Customer', '/NoSuchScreen')
  await isAt(customer, '/error404')
  await expect(customer.getByRole('heading', { name: notFound }).first()).toBeVisible()
  await customer.getByRole('link', { name: 'رفتن به میز کار' }).click()
  await isAt(customer, '/')
})

test('who signs in comes back to where he was going, with the question in the address', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openAs(browser, null)
  await page.goto('/admincargos?view=review')
  await isAt(page, '/login')
  await page.getByRole('radio', { name: 'پشتیبانی' }).check({ force: true })
  await page.getByLabel('نام کاربری').fill('support')
  await page.getByLabel('گذرواژه', { exact: true }).fill('Bargah@1405')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await isAt(page, '/admincargos')
  expect(new URL(page.url()).search).toContain('view=review')
})

test('a return address that leads out of the panel is not followed', async ({ browser }) => {
  const page = await openAs(browser, null)
  await page.goto('/login?returnTo=//example.com/')
  await page.getByRole('radio', { name: 'پشتیبانی' }).check({ force: true })
  await page.getByLabel('نام کاربری').fill('customer1')
  await page.getByLabel('گذرواژه', { exact: true }).fill('Bargah@1405')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await isAt(page, '/')
  expect(new URL(page.url()).origin).toBe(url())
})

test('a session that ends on the server leads to sign in and back', async ({ browser }) => {
  const session = await newSession(accounts.Customer)
  const page = await openAs(browser, session)
  await page.goto('/Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'حساب من' })).toBeVisible()
  // an open page notices by itself, and what is opened next would be the login page
  await page.goto('about:blank')
  await fetch(`${url()}/api/v1/User/Logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}` },
  })
  await page.goto('/Profile')
  await isAt(page, '/login')
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/Profile')
  await expect(page.getByText('نشست شما پایان یافت')).toBeVisible()
})
