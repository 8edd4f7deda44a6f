import { expect } from '@playwright/test'
import { accounts, newSession, openAs, openFresh } from './accounts.ts'
import { withoutStream } from './people.ts'
import { test } from './test.ts'

test('one form is declared to several destinations on several days, and an organisation counts its companies’ loads', async ({
  browser,
}) => {
  const page = await openAs(browser, await newSession(accounts.TransportationCompanyAdmin))
  await withoutStream(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/AddCargo')
  await page.getByRole('button', { name: 'از بارهای قبلی' }).click()
  // a load of the demo world, which names its customers; other journeys declare loads that name none
  await dialog
    .locator('tr:not(:has(.earlier-none))')
    .getByRole('button', { name: /^انتخاب/ })
    .first()
    .click()
  // the form is whole once its route and its cost are found
  await expect(page.locator('.panel', { hasText: 'هزینهٔ اعلام' }).locator('dd').nth(2)).not.toHaveText('—')
  await page.getByRole('button', { name: 'چند بار با هم' }).click()
  const rows = dialog.getByRole('row')
  await expect(rows).toHaveCount(2)

  await dialog.getByRole('button', { name: 'مقصدها' }).click()
  await dialog.getByRole('checkbox').nth(2).check({ force: true })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'روزهای اعلام' }).click()
  await dialog.getByRole('checkbox', { name: /^یکشنبه ۱ آذر/ }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(5)
  await expect(dialog.getByText(/از کیف پول بلوکه می‌شود/)).toBeVisible()
  await dialog.getByRole('button', { name: 'ثبت هر ۴ بار' }).click()
  await expect(dialog.getByRole('heading', { name: '۴ بار ثبت شد' })).toBeVisible()
  await expect(rows).toHaveCount(5)
  await dialog.getByRole('link', { name: 'دیدن در فهرست بارها' }).click()
  await expect(page).toHaveURL(/Cargos/)

  const linked = await openFresh(browser, 'Organization', '/')
  const sending = linked.getByRole('link', { name: /بار در حال ارسال، / }).first()
  const count = (await sending.innerText()).trim()
  await sending.click()
  await expect(linked).toHaveURL(/CargosUsers.*company=/)
  await expect(
    linked
      .getByText(`از ${count} بار`)
      .or(linked.getByText(`${count} بار`))
      .first(),
  ).toBeVisible()
})
