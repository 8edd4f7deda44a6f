import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const xlsxOf = async (rows: string[][]) => Buffer.from(await writeXlsx({ sheets: [{ name: 'سطرها', rows }] }))

async function saved(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await coming).path())
}
async function check(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('فایل', { exact: true }).setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'بررسی فایل' }).click()
}

async function look(page: Page, name: string) {
  await page.goto('/Customer')
  await page.getByRole('textbox', { name: /^جست‌وجو در/ }).fill(name)
}

test('a company brings its customers in from a spreadsheet, mends what is wrong, and takes them back', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/Customer')
  await page.getByRole('link', { name: 'ورود از فایل' }).click()
  const template = await readXlsx(await saved(page, 'الگوی اکسل'))
  const [head = []] = template.sheets[0]?.rows ?? []
  expect(head.slice(0, 3)).toEqual(['نام مشتری', 'کد یا شناسهٔ ملی', 'شهر'])

  const row = (name: string, code: string, city: string) => [name, code, city, 'خیابان امام', '', '', '']
  const rows = [row('سنگ‌بری آزمون', '10380284790', 'یزد'), row('کاشی آزمون', '10100000025', 'ناکجاآباد')]
  await check(page, 'مشتریان.xlsx', sheet, await xlsxOf([head.map(String), ...rows]))
  const drawer = page.getByRole('dialog', { name: 'مشتریان و نشانی‌ها' })
  await expect(drawer.getByText('۲ سطر، ۱ سطر ایراد دارد')).toBeVisible()
  await expect(drawer.getByText('شهر «ناکجاآباد» پیدا نشد')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'ورود همه یا هیچ' })).toBeDisabled()
  expect(await breachesOf(page)).toEqual([])

  // the rows that are wrong come as a file, are mended there and sent again; first those that are right
  const faulty = await readXlsx(await saved(page, 'فایل ایرادها'))
  await drawer.getByRole('button', { name: 'ورود ۱ سطر درست' }).click()
  await expect(drawer.getByText('۱ سطر وارد شد')).toBeVisible()
  await drawer.getByRole('button', { name: 'بستن' }).click()
  const mended = (faulty.sheets[0]?.rows ?? []).map((cells) =>
    cells.map((cell) => String(cell ?? '').replace('ناکجاآباد', 'یزد')),
  )
  await check(page, 'درست‌شده.xlsx', sheet, await xlsxOf(mended))
  await expect(drawer.getByText('همهٔ سطرها درست است')).toBeVisible()
  await drawer.getByRole('button', { name: 'ورود همه یا هیچ' }).click()
  await expect(drawer.getByText('واردشده', { exact: true })).toBeVisible()
  await look(page, 'کاشی آزمون')
  await expect(page.getByRole('row', { name: /کاشی آزمون/ }).first()).toBeVisible()

  await page.goto('/Imports')
  await page.getByRole('button', { name: /^دیدن .*درست‌شده/ }).click()
  await drawer.getByRole('button', { name: 'برگرداندن ۱ سطر' }).click()
  await expect(drawer.getByText('برگردانده‌شده', { exact: true })).toBeVisible()
  await look(page, 'آزمون')
  await expect(page.getByRole('row', { name: /سنگ‌بری آزمون/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /کاشی آزمون/ })).toHaveCount(0)
})

test('an administrator brings holidays in from CSV; a template as it came says that it holds nothing', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'Admin', '/Imports')
  await page.getByLabel('چه چیزی وارد می‌شود؟').selectOption({ label: 'روزهای تعطیل' })
  await check(page, 'الگو.csv', 'text/csv', await saved(page, 'الگوی CSV'))
  await expect(page.getByText('سطر نمونه و سطر راهنمای الگو به حساب نمی‌آید.')).toBeVisible()
  await check(page, 'تعطیلات.csv', 'text/csv', Buffer.from('روز;مناسبت\n۱۴۰۷/۰۲/۰۳;روز آزمون\n'))
  const drawer = page.getByRole('dialog', { name: 'روزهای تعطیل' })
  await drawer.getByRole('button', { name: 'ورود همه یا هیچ' }).click()
  await expect(drawer.getByText('۱ سطر وارد شد')).toBeVisible()
  await drawer.getByRole('button', { name: 'برگرداندن ۱ سطر' }).click()
  await expect(drawer.getByText('برگردانده‌شده', { exact: true })).toBeVisible()
})

test('an administrator brings companies in, with a link from their list, and drivers’ trucks, of which he is asked', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'Admin', '/TransportationCompany')
  await page.getByRole('link', { name: 'ورود از فایل' }).click()
  const template = await readXlsx(await saved(page, 'الگوی اکسل'))
  const [head = [], , example = []] = template.sheets[0]?.rows ?? []
  const company = example.map((cell, at) => (at === 0 ? 'ترابر آزمون' : String(cell ?? '')))
  await check(page, 'شرکت‌ها.xlsx', sheet, await xlsxOf([head.map(String), company]))
  const companies = page.getByRole('dialog', { name: 'شرکت‌های حمل' })
  await companies.getByRole('button', { name: 'ورود همه یا هیچ' }).click()
  await expect(companies.getByText('۱ سطر وارد شد')).toBeVisible()
  await page.goto('/TransportationCompany')
  await page.getByRole('textbox', { name: /^جست‌وجو در/ }).fill('ترابر آزمون')
  await expect(page.getByRole('row', { name: /ترابر آزمون.*فعال/ })).toBeVisible()

  await page.goto('/Imports')
  await page.getByLabel('چه چیزی وارد می‌شود؟').selectOption({ label: 'ناوگان رانندگان' })
  const lines = 'کد ملی راننده,کارت هوشمند ناوگان,پلاک,بارگیر\n1000000206,9876543,۲۱ب۵۴۳-۷۶,تریلی کفی\n'
  await check(page, 'ناوگان.csv', 'text/csv', Buffer.from(lines))
  const trucks = page.getByRole('dialog', { name: 'ناوگان رانندگان' })
  await trucks.getByRole('button', { name: 'ورود همه یا هیچ' }).click()
  await page.getByRole('button', { name: 'بله، ثبت شود' }).click()
  await expect(trucks.getByText('۱ سطر وارد شد')).toBeVisible()
  await trucks.getByRole('button', { name: 'برگرداندن ۱ سطر' }).click()
  await page.getByRole('button', { name: 'بله، برداشته شود' }).click()
  await expect(trucks.getByText('برگردانده‌شده', { exact: true })).toBeVisible()
})

test('a company declares its loads from a spreadsheet, is asked before money is held, and takes them back', async ({
  browser,
}) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/AddCargo')
  await page.getByRole('link', { name: 'ورود از فایل' }).click()
  const template = await readXlsx(await saved(page, 'الگوی اکسل'))
  const [head = [], , example = []] = template.sheets[0]?.rows ?? []
  const row = (more: Record<string, string>) =>
    head.map((heading, at) => more[String(heading)] ?? String(example[at] ?? ''))
  const hall = 'بندر شهید رجایی'
  const rows = [row({ سالن: hall, 'دستور حمل': 'پرونده ۱' }), row({ سالن: hall, مقصد: 'مشهد' })]
  await check(page, 'بارها.xlsx', sheet, await xlsxOf([head.map(String), ...rows]))
  const drawer = page.getByRole('dialog', { name: 'اعلام بارها' })
  await expect(drawer.getByText('همهٔ سطرها درست است')).toBeVisible()
  await drawer.getByRole('button', { name: 'ورود همه یا هیچ' }).click()
  await page.getByRole('button', { name: 'بله، اعلام شود' }).click()
  await expect(drawer.getByText('۲ سطر وارد شد')).toBeVisible()
  await drawer.getByRole('button', { name: 'برگرداندن ۲ سطر' }).click()
  await page.getByRole('button', { name: 'بله، پایان یابد' }).click()
  await expect(drawer.getByText('برگردانده‌شده', { exact: true })).toBeVisible()
})
