import { expect, type Page } from '@playwright/test'
import { openScreen } from '../accounts.ts'
import { signIn } from '../people.ts'
import { test } from '../test.ts'
import { openContext } from '../windows.ts'

/** The twelve digits on the company's newest permit, as its drawer shows them. */
async function readPrintedCode(page: Page): Promise<string> {
  await page.goto('/DriverReserves')
  await page.getByRole('row').nth(1).click()
  const code = page.getByRole('dialog').getByText(/^[۰-۹]{4} [۰-۹]{4} [۰-۹]{4}$/)
  return code.innerText()
}

test('whoever holds the paper types its twelve digits, signed in or not', { tag: '@core' }, async ({
  browser,
}) => {
  const company = await signIn(browser, 'TC10380284790', 'شرکت')
  const printed = await readPrintedCode(company)

  const context = await openContext(browser, { viewport: { width: 390, height: 844 } })
  const guard = await context.newPage()
  await guard.goto('/login')
  await guard.getByRole('button', { name: 'کمک' }).click()
  await guard.getByRole('link', { name: 'بررسی مجوز' }).click()
  const box = guard.getByLabel('کد بررسی')
  const ask = guard.getByRole('button', { name: 'بررسی', exact: true })

  await ask.click()
  await expect(guard.getByText('کد بررسی را وارد کنید.')).toBeVisible()
  await box.fill('58412')
  await ask.click()
  await expect(guard.getByText('این نوشته کد بررسی مجوز نیست')).toBeVisible()
  await box.fill(printed.replace(/.$/, (last) => (last === '۱' ? '۲' : '۱')))
  await ask.click()
  await expect(guard.getByText('یکی از رقم‌های کد درست نیست')).toBeVisible()
  await expect(guard.getByText('این مجوز از بارگاه نیست')).toHaveCount(0)

  await box.fill(printed)
  await ask.click()
  await expect(guard.getByRole('heading', { level: 1 })).toHaveText(/این مجوز (اصل است|باطل شده است)/)
  await expect(guard.getByRole('heading', { name: 'بررسی مجوزی دیگر' })).toBeVisible()
  await expect(box).toHaveValue('')
  // what it went through, and the square by which another asks
  await expect(guard.getByRole('region', { name: 'گذر مجوز' }).getByText('صادرشده')).toBeVisible()
  await expect(guard.getByRole('img', { name: 'نشانی همین صفحه، برای دوربین' })).toBeVisible()

  // at a desk the verdict and what asks for another stand beside each other
  await guard.setViewportSize({ width: 1366, height: 768 })
  const verdict = await guard.getByRole('status').first().boundingBox()
  const field = await box.boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(verdict?.x ?? 0)
})

test('a customer’s home checks the code that the paper bears', async ({ browser }) => {
  const company = await signIn(browser, 'TC10380284790', 'شرکت')
  const printed = await readPrintedCode(company)
  const customer = await openScreen(browser, 'Customer', '/')
  await customer.getByLabel('کد بررسی').fill(printed)
  await customer.getByRole('button', { name: 'بررسی', exact: true }).click()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(/این مجوز (اصل است|باطل شده است)/)
})
