import { expect, type Page } from '@playwright/test'
import { openAs, sessionOf } from './accounts.ts'
import { signIn } from './people.ts'
import { test } from './test.ts'

const name = 'در راه‌های امروز'

const menu = (page: Page) => page.getByRole('button', { name: /^گزارش‌های من/ })
const tab = (page: Page) => page.getByRole('tab', { name: `${name} از مدیر سامانه` })

test('an administrator gives a view to a role and a hall; each of them uses, hides and copies it, and it is taken back', async ({
  browser,
}) => {
  const admin = await openAs(browser, await sessionOf('Admin'))
  const company = await signIn(browser, 'TC10380284790', 'شرکت')
  const give = async (to: string) => {
    await menu(admin).click()
    await admin.getByRole('button', { name: `دادن گزارش ${name}` }).click()
    await admin.getByLabel('چه کسانی آن را ببینند').selectOption({ label: to })
    await admin.getByRole('dialog').getByRole('button', { name: 'ثبت' }).click()
    await expect(admin.getByRole('dialog', { name: /دادن گزارش/ })).toBeHidden()
  }

  await admin.goto('/AdminCargos?view=sending&columns=id,route,-loader&grouped=cargoStatus')
  await menu(admin).click()
  await admin.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  await admin.getByLabel('نام گزارش').fill(name)
  await admin.keyboard.press('Enter')
  await expect(menu(admin)).toContainText(name)
  await give('شرکت حمل')

  await company.goto('/Cargos')
  await tab(company).click()
  await expect(tab(company)).toHaveAttribute('aria-selected', 'true')
  await expect(company.getByRole('columnheader', { name: 'بارگیر' })).toBeHidden()
  await expect(company).toHaveURL(/view=sending/)
  await expect(company).toHaveURL(/grouped=cargoStatus/)
  await expect(company.locator('[data-group]').first()).toContainText('در حال ارسال')
  // another view is that view alone
  await company.getByRole('tab', { name: /^همه/ }).click()
  await expect(company.getByRole('columnheader', { name: 'بارگیر' })).toBeVisible()

  // it is not theirs to change, but to copy and to hide
  await menu(company).click()
  await expect(company.getByRole('button', { name: `ویرایش گزارش ${name}` })).toHaveCount(0)
  await company.getByRole('button', { name: `پنهان کردن گزارش ${name}` }).click()
  await expect(tab(company)).toHaveCount(0)
  await menu(company).click()
  await company.getByRole('button', { name: `کپی برای خودم از گزارش ${name}` }).click()
  await expect(company.getByText(`گزارش «${name}» میان گزارش‌های شماست`)).toBeVisible()
  await menu(company).click()
  await company.getByRole('button', { name: `نشان دادن گزارش ${name}` }).click()
  await expect(tab(company)).toBeVisible()
  await menu(company).click()
  await expect(company.getByRole('button', { name: `ویرایش گزارش ${name}` })).toBeVisible()

  // a hall has it in place of the role, and with its own rows alone
  await give('بندر شهید رجایی')
  const hall = await signIn(browser, 'LoadHall1', 'پشتیبانی')
  await hall.goto('/LoadHallCargo')
  await expect(tab(hall)).toBeVisible()
  await company.reload()
  await expect(company.getByRole('tab', { name: /^همه/ })).toBeVisible()
  await expect(tab(company)).toHaveCount(0)

  await give('هیچ‌کس جز من')
  await hall.reload()
  await expect(hall.getByRole('tab').first()).toBeVisible()
  await expect(tab(hall)).toHaveCount(0)
})
