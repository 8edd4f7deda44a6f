import { type Browser, expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { call } from './registering.ts'
import { test } from './test.ts'

/** An administrator at the drawer of the driver with this national code. */
async function openDrawer(browser: Browser, nationalId: string) {
  const page = await openAs(browser, await newSession(accounts.Admin))
  await page.goto('/Driver/Drivers')
  await page.getByLabel('عبارت جست‌وجو').fill(nationalId)
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).click()
  await expect(page.getByText('۱ راننده، کد ملی')).toBeVisible()
  await page.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog').first()
  await expect(drawer.getByText('کامیون کنونی')).toBeVisible()
  return { page, drawer }
}

const back = (page: Page) => page.getByRole('button', { name: 'بازگشت' }).click()

/** The national code of a driver who has a live turn and a phone of his own. */
async function findPhoned(): Promise<string> {
  const { accessToken } = await newSession(accounts.Admin)
  const ask = async <Data>(path: string, body?: object) =>
    (await call<Data>(`/api/v1/${path}`, body, accessToken)).data
  const turns = await ask<{ nationalId: string }[]>('DriverTurn/SearchDriverTurn', {
    LoadHallId: 1,
    IsActive: 1,
  })
  for (const { nationalId } of turns) {
    const [row] = await ask<{ id: number }[]>(`Driver/GetAllDriverInfo?nationalId=${nationalId}`)
    const driver = await ask<{ hasPhone: boolean }>(`Driver/GetDriverInfo?driverId=${row?.id}`)
    if (driver.hasPhone) return nationalId
  }
  throw new Error('no driver of the demo world has a phone')
}

test('each of the three figures of a driver opens what it counts, and a turn is given there', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, '1000000011')
  await expect(drawer.getByRole('img', { name: 'عکس رضا کریمی' })).toBeVisible()
  await expect(drawer.getByRole('img', { name: /^پلاک/ })).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  const wallet = drawer.getByRole('button', { name: /^کیف پول/ })
  await expect(wallet).toContainText('۱٬۰۰۰٬۰۰۰')
  const [, count] = /([۰-۹]+) تراکنش/.exec(await wallet.innerText()) ?? []
  expect(count).toBeTruthy()
  await wallet.click()
  await expect(drawer.getByRole('button', { name: 'افزایش اعتبار' })).toBeVisible()
  await expect(drawer.getByText(/تراکنش پیش از آن/)).toBeVisible()
  await back(page)

  const rates = drawer.getByRole('button', { name: /^میانگین امتیاز/ })
  const [, rated] = /در ([۰-۹]+) نظر/.exec(await rates.innerText()) ?? []
  await rates.click()
  await expect(drawer.getByText(`میانگین ${rated} امتیاز`)).toBeVisible()
  await back(page)
  await expect(rates).toBeFocused()

  const turn = drawer.getByRole('button', { name: /^نوبت زنده/ })
  await expect(turn).toContainText('دادن نوبت')
  await turn.click()
  await drawer.getByLabel('سالن').selectOption({ label: 'سالن تبریز' })
  await drawer.getByRole('button', { name: 'دادن نوبت' }).click()
  await expect(drawer.getByText('تا پایان آن نوبت دیگری داده نمی‌شود')).toBeVisible()
  await back(page)
  await expect(turn).toContainText('تبریز')
  await expect(drawer.getByText(/پایان می‌یابد و او از گوشی بیرون می‌رود/)).toBeVisible()
})

test('the one of two trucks that is chosen is the one of the next turn, and a photo takes the place of another', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, '1000000011')
  await drawer.getByRole('button', { name: /^کامیون‌ها ۲ کامیون/ }).click()
  await expect(drawer.getByRole('img', { name: /^پلاک/ })).toHaveCount(2)
  const second = drawer.getByRole('listitem').filter({ hasText: 'کارت ۳۲۰۰۰۰۱' })
  await second.getByRole('button', { name: 'برای نوبت بعدی' }).click()
  await page.getByRole('button', { name: 'بله، با این کامیون' }).click()
  await expect(second.getByText('کنونی')).toBeVisible()
  await back(page)
  await expect(drawer.getByRole('img', { name: 'پلاک ۵۱ ع ۴۶۰ ایران ۸۴' })).toBeVisible()

  await drawer.getByRole('button', { name: /^عکس/ }).click()
  const picture = { name: 'عکس.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await drawer.getByLabel('عکس تازه').setInputFiles(picture)
  await drawer.getByRole('button', { name: 'گذاشتن عکس' }).click()
  await expect(page.getByText('عکس راننده گذاشته شد')).toBeVisible()
  await back(page)
  await expect(drawer.getByRole('img', { name: 'عکس رضا کریمی' })).toBeVisible()
})

test('a driver is made a native, freed of his phone, and signed out, each after a question where it matters', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, await findPhoned())
  const ask = async (act: string, yes: string, said: string) => {
    await drawer.getByRole('button', { name: act, exact: true }).click()
    await page.getByRole('button', { name: yes, exact: true }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await drawer.getByRole('button', { name: /^بومی/ }).click()
  await drawer.getByRole('switch', { name: 'بومی همهٔ سالن‌ها' }).click({ force: true })
  await expect(page.getByText('راننده بومی شد')).toBeVisible()
  await back(page)
  await expect(drawer.getByRole('button', { name: /^بومی بومی/ })).toBeVisible()

  await expect(drawer.getByRole('button', { name: /^گوشی یک گوشی/ })).toBeVisible()
  await drawer.getByRole('button', { name: /^گوشی/ }).click()
  await ask('تنها خروج', 'بله، بیرون بیاید', 'راننده در هیچ دستگاهی وارد نبود.')
  await ask('پاک کردن گوشی', 'بله، پاک شود', 'گوشی بعدی که با آن وارد شود از آن او می‌شود')
  await expect(drawer.getByRole('button', { name: 'پاک کردن گوشی' })).toBeDisabled()
  await back(page)
  await expect(drawer.getByRole('button', { name: /^گوشی گوشی‌ای ثبت نشده/ })).toBeVisible()
})

test('what a driver lacks leads to where it is told, after which he can be activated', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, '4310000797')
  const activate = drawer.getByRole('button', { name: 'فعال کردن', exact: true })
  await expect(activate).toBeDisabled()
  await drawer.getByRole('button', { name: 'پلاک و بارگیر', exact: true }).click()
  await expect(page.getByLabel('دو رقم اول')).toBeFocused()
  await page.keyboard.type('47')
  await page.getByLabel('حرف').fill('ع')
  await page.getByLabel('سه رقم').fill('318')
  await page.getByLabel('کد شهر').fill('63')
  await page.getByRole('combobox', { name: 'بارگیر' }).fill('لبه')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'ثبت مشخصات' }).click()
  await expect(page.getByText('مشخصات راننده ثبت شد')).toBeVisible()
  await back(page)
  await expect(drawer.getByRole('img', { name: 'پلاک ۴۷ ع ۳۱۸ ایران ۶۳' })).toBeVisible()
  await activate.click()
  await page.getByRole('button', { name: 'بله، فعال شود' }).click()
  await expect(drawer.getByRole('button', { name: 'غیرفعال کردن' })).toBeVisible()
})
