import { expect } from '@playwright/test'
import { openAs, openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

test('at a desk registering has its form, and beside it the steps, what is to be at hand and whom to ask', async ({
  browser,
}) => {
  const page = await openAs(browser, null)
  await page.goto('/register-driver')
  await expect(page.getByRole('heading', { level: 1, name: 'ثبت‌نام راننده' })).toBeVisible()
  const steps = page.getByRole('region', { name: 'گام‌های ثبت‌نام' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  const beside = page.getByRole('complementary')
  await expect(beside).toContainText('کارت هوشمند ناوگان')
  await expect(beside.getByRole('link')).toHaveAttribute('href', /^tel:/)
  // the form and what stands beside it are on one line of sight
  const [field, list] = [page.getByLabel('موبایل'), steps.first()]
  const [one, other] = [await field.boundingBox(), await list.boundingBox()]
  expect((one?.x ?? 0) > (other?.x ?? 0) + (other?.width ?? 0)).toBe(true)
  expect(await breachesOf(page)).toEqual([])

  await page.getByRole('navigation', { name: 'دیگر صفحه‌ها' }).getByRole('link', { name: 'قوانین' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'قوانین بارگاه' })).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'در این صفحه' })
  const money = page.getByRole('heading', { level: 3, name: 'پول' })
  await page.setViewportSize({ width: 1366, height: 360 })
  await expect(money).not.toBeInViewport()
  await contents.getByRole('link', { name: 'پول' }).click()
  await expect(money).toBeInViewport()
  expect(await breachesOf(page)).toEqual([])
})

test('the rules are a page of the desk for whoever is signed in', async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Rules')
  await expect(page.getByRole('navigation', { name: 'فهرست اصلی' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'در این صفحه' })).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
})
