import { expect } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { fillSteel, pick } from './people.ts'
import { chooseHall } from './choose-hall.ts'
import { test } from './test.ts'

for (const width of [360, 1440])
  test(`a hall’s load is loaded near the hall, and a contradiction is said beside its field, at ${width}`, async ({
    browser,
  }) => {
    const session = await newSession(accounts.TransportationCompanyAdmin)
    const page = await openAs(browser, session, { viewport: { width, height: 900 } })
    await page.goto('/AddCargo')
    await chooseHall(page, 'اصفهان')
    const origin = page.getByRole('combobox', { name: 'مبدأ' })
    await expect(origin).toHaveValue('اصفهان')
    await origin.fill('مشهد')
    await expect(page.getByText('تا ۱۰۰ کیلومتری سالن شهری با این نام پیدا نشد.')).toBeVisible()
    await pick(page, 'مبدأ', 'نجف')
    await expect(origin).toHaveValue('نجف آباد')

    await fillSteel(page, 'تهران')
    await page.getByLabel('کرایهٔ هر کامیون').fill('23123400')
    await page.getByLabel('تلفن هماهنگی').fill('03132221111')
    // a client of one's own sends what the panel does not offer
    await page.route('**/api/v1/Cargo/AddCargo', (route) => {
      const body = route.request().postDataJSON()
      const mashhad = { CargoSource: 'مشهد', CargoSourceLat: 36.2605, CargoSourceLong: 59.6168 }
      return route.continue({ postData: JSON.stringify({ ...body, ...mashhad }) })
    })
    await page.getByRole('button', { name: 'ثبت و اعلام بار' }).click()
    await page.getByRole('button', { name: 'بله، اعلام شود' }).click()
    await expect(origin).toHaveAccessibleDescription(
      /بار سالن «اصفهان» باید تا ۱۰۰ کیلومتری سالن بارگیری شود/,
    )
    await expect(origin).toHaveAttribute('aria-invalid', 'true')

    await page.unroute('**/api/v1/Cargo/AddCargo')
    await origin.fill('نجف آباد، شهرک صنعتی')
    await page.getByRole('button', { name: 'ثبت و اعلام بار' }).click()
    await page.getByRole('button', { name: 'بله، اعلام شود' }).click()
    await page.getByRole('link', { name: 'دیدن بار' }).click()
    await expect(page.getByText('نجف آباد').first()).toBeVisible()
    await page.context().close()
  })
