import { chooseHall } from '../choose-hall.ts'
import { expect, type Page } from '@playwright/test'
import { openAs, sessionOf } from '../accounts.ts'
import { layersAre, withoutStream } from '../people.ts'
import { test as base } from '../test.ts'

const low = { width: 1280, height: 720 }
const submit = (page: Page) => page.getByRole('button', { name: 'ثبت و اعلام بار' })
const city = (page: Page) => page.getByRole('combobox', { name: 'شهر مقصد' })
const weight = (page: Page) => page.getByLabel('وزن بار برای هر کامیون')
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'از این صفحه می‌روید؟' })

/** Digits of any alphabet as a number; nothing for a dash. */
const amount = (text: string) =>
  Number(text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/[^0-9]/g, ''))

/** A company's admin at the form, on a low desk. */
const test = base.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const session = await sessionOf('TransportationCompanyAdmin')
    const page = await openAs(browser, session, { viewport: low })
    await withoutStream(page)
    await page.goto('/AddCargo')
    await use(page)
    await page.context().close()
  },
})

async function chooseCity(page: Page, name: string) {
  await city(page).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

test('total and act are in sight on a low screen, and nothing moves when hall and route come', async ({
  page,
}) => {
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await page.waitForLoadState('networkidle')
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('.declare .panel')].map((part) => part.clientHeight))
  const before = await heights()
  await chooseHall(page)
  await chooseCity(page, 'اصفهان')
  await expect(page.getByText('کرایهٔ پایهٔ تعرفه')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const after = await heights()
  const moved = after.map((height, index) => Math.abs(height - (before[index] ?? 0)))
  expect(Math.max(...moved)).toBeLessThanOrEqual(4)
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
})

test('the ends of the route are told in figures to whoever asks', async ({ page }) => {
  const figures = page.getByRole('group').filter({ hasText: 'مختصات مبدأ و مقصد' })
  await chooseHall(page)
  await chooseCity(page, 'اصفهان')
  await expect(figures.getByText('عرض ۳۲٫', { exact: false })).toBeHidden()
  await figures.getByText('مختصات مبدأ و مقصد').click()
  await expect(figures.getByText(/^عرض ۳۲٫[۰-۹]{4}، طول ۵۱٫[۰-۹]{4}$/u)).toBeVisible()
})

test('the cost card adds up to what it shows, while prices are on their way and after clearing', {
  tag: '@core',
}, async ({ page }) => {
  await chooseHall(page)
  const card = page.locator('.panel', { hasText: 'هزینهٔ اعلام' })
  const values = card.locator('dd')
  await expect(values.nth(2)).not.toHaveText('—')
  // whatever is asked from now on stays without an answer
  await page.route('**/api/v1/**', () => undefined)
  await page.getByRole('spinbutton', { name: 'تعداد کامیون' }).fill('۷')
  const [fee = 0, commission = 0, hold = 0] = (await values.allInnerTexts()).map(amount)
  expect(hold).toBeGreaterThan(0)
  expect(fee + commission).toBe(hold)

  await page.getByRole('button', { name: 'پاک کردن', exact: true }).last().click()
  await page.getByRole('button', { name: 'بله، پاک شود' }).click()
  await expect(values.first()).toHaveText('—')
  await expect(values.nth(2)).toHaveText('—')
})

test('a loader is chosen by a press on its words, which are wider than its box', async ({ page }) => {
  await page.getByLabel('دستهٔ بارگیر').selectOption({ label: 'تریلی' })
  const chooser = page.getByRole('button', { name: /بارگیرهای پذیرفته/ })
  await chooser.click()
  const words = page
    .locator('.chooser-row, label')
    .filter({ hasText: /^تریلی کفی$|^کفی$/ })
    .last()
  const box = await words.boundingBox()
  if (!box) throw new Error('the list of loaders is open')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('checkbox', { name: /کفی/ }).first()).toBeChecked()
})

test('hall cargo goes to any city; without a tariff no rent is proposed', { tag: '@core' }, async ({
  page,
}) => {
  await chooseHall(page)
  await chooseCity(page, 'نایین')
  await expect(city(page)).toHaveValue('نایین')
  await expect(page.getByText('این شهر تعرفه ندارد')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'کرایهٔ هر کامیون' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'مقصد', exact: true })).toHaveValue('نایین')
})

test('what was typed outlives links, Back and a reload, until it is cleared', async ({ page }) => {
  await page.goto('/Cargos')
  await page.getByRole('link', { name: 'اعلام بار' }).first().click()
  await weight(page).fill('22000')

  await page.getByRole('link', { name: 'مجوزها' }).first().click()
  await leaving(page).getByRole('button', { name: 'نه، می‌مانم' }).click()
  await expect(weight(page)).toHaveValue('۲۲٬۰۰۰')
  await layersAre(page, 0)
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'نه، می‌مانم' }).click()
  await layersAre(page, 0)
  await expect(page).toHaveURL(/AddCargo/)
  await page.goBack()
  await leaving(page).getByRole('button', { name: 'بله، می‌روم' }).click()
  await expect(page).toHaveURL(/\/Cargos/)

  await page.goto('/AddCargo')
  await expect(page.getByText('پیش‌نویس شما بازگشت')).toBeVisible()
  await expect(weight(page)).toHaveValue('۲۲٬۰۰۰')
  await page.getByRole('link', { name: 'مجوزها' }).first().click()
  await leaving(page).getByRole('button', { name: 'بله، می‌روم' }).click()
  await expect(page).toHaveURL(/DriverReserves/)

  await page.goto('/AddCargo')
  await page.getByRole('button', { name: 'از نو شروع می‌کنم' }).click()
  await expect(weight(page)).toHaveValue('')
  await page.reload()
  await expect(weight(page)).toHaveValue('')
  await expect(page.getByText('پیش‌نویس شما بازگشت')).toBeHidden()
})
