import { heldMs } from '@bargah/contract/features/held-acts/held-acts.schema.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { newSession, openAs, openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { asAdmin, call } from './registering.ts'
import { moveClock } from './people.ts'
import { test } from './test.ts'

// what a lost phone keeps is looked for in the worker's stores too
test.use({ serviceWorkers: 'allow' })

/** An administrator at the drawer of the driver with this national code. */
async function openDrawer(browser: Browser, nationalId: string) {
  const page = await openFresh(browser, 'Admin', '/Driver/Drivers')
  await page.getByRole('textbox', { name: 'جست‌وجو در رانندگان' }).fill(nationalId)
  await expect(page.getByText('۱ راننده', { exact: true }).first()).toBeVisible()
  await page.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog').first()
  await expect(drawer.getByText('کامیون کنونی')).toBeVisible()
  return { page, drawer }
}

const driverPath = '/api/v1/Driver'
const back = (page: Page) => page.getByRole('button', { name: 'بازگشت' }).click()

type Phoned = { nationalId: string; userId: number }

/** A driver who has a live turn and a phone of his own. */
async function findPhoned(): Promise<Phoned> {
  const turns = await asAdmin<{ nationalId: string }[]>('/api/v1/DriverTurn/SearchDriverTurn', {
    LoadHallId: 1,
    IsActive: 1,
  })
  for (const { nationalId } of turns.data) {
    const [row] = (
      await asAdmin<(Phoned & { id: number })[]>(`${driverPath}/GetAllDriverInfo?nationalId=${nationalId}`)
    ).data
    const { data } = await asAdmin<{ hasPhone: boolean }>(`${driverPath}/GetDriverInfo?driverId=${row?.id}`)
    if (row && data.hasPhone) return { nationalId, userId: row.userId }
  }
  throw new Error('no driver of the demo world has a phone')
}

/** Signs such a driver in on his phone, as the demo world calls it, with a password of his own. */
async function signInOnPhone(browser: Browser, { nationalId, userId }: Phoned): Promise<Page> {
  const [given, own] = ['راه-دراز-۴۰', 'بارنامه-تازه-۹']
  await asAdmin('/api/v1/User/ChangePasswordByUserName', { Item1: nationalId, Item2: given })
  const account = { username: nationalId, door: 'Driver', device: `demo-phone-${userId}` } as const
  const { accessToken } = await newSession({ ...account, password: given })
  const change = { CurrentPassword: given, NewPassword: own }
  await call('/api/v1/User/ChangeMyPassword', change, accessToken)
  return openAs(browser, await newSession({ ...account, password: own }))
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
  await expect(drawer.getByLabel('مبلغ')).toBeFocused()
  await page.keyboard.type('2000000')
  await expect(drawer.getByText('موجودی ۳٬۰۰۰٬۰۰۰ ریال می‌شود.')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])
  await drawer.getByLabel('شرح').fill('واریز به حساب')
  await drawer.getByRole('button', { name: 'ثبت افزایش' }).click()
  await page.getByRole('button', { name: 'بله، افزوده شود' }).click()
  await expect(wallet).toContainText('۳٬۰۰۰٬۰۰۰')
  await drawer.getByRole('button', { name: 'دیدن تراکنش‌ها' }).click()
  await expect(drawer.getByText('واریز به حساب')).toBeVisible()
  await expect(drawer.getByText(/تراکنش پیش از آن/)).toBeVisible()
  await back(page)
  await expect(wallet).toBeFocused()

  const rates = drawer.getByRole('button', { name: /^میانگین امتیاز/ })
  const [, rated] = /در ([۰-۹]+) نظر/.exec(await rates.innerText()) ?? []
  await rates.click()
  await expect(drawer.getByText(`میانگین ${rated} امتیاز`)).toBeVisible()
  await back(page)
  await expect(rates).toBeFocused()

  const turn = drawer.getByRole('button', { name: /^نوبت زنده/ })
  await expect(turn).toContainText('دادن نوبت')
  await turn.click()
  await drawer.getByLabel('سالن', { exact: true }).selectOption({ label: 'سالن تبریز' })
  await drawer.getByRole('button', { name: 'دادن نوبت', exact: true }).click()
  await expect(turn).toContainText('تبریز')
  await turn.click()
  await expect(drawer.getByText('تا پایان آن نوبت دیگری داده نمی‌شود')).toBeVisible()
  await back(page)
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
  const { page, drawer } = await openDrawer(browser, (await findPhoned()).nationalId)
  const ask = async (act: string, yes: string, said: string) => {
    await drawer.getByRole('button', { name: act, exact: true }).click()
    await page.getByRole('button', { name: yes, exact: true }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  const native = drawer.getByRole('switch', { name: 'بومی همهٔ سالن‌ها' })
  await native.click({ force: true })
  await expect(page.getByText('راننده بومی شد')).toBeVisible()
  await expect(native).toBeChecked()
  // the drawer leaves what is outside of it no press: the toast lies in it
  await page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(native).not.toBeChecked()

  await expect(drawer.getByText('یک گوشی')).toBeVisible()
  await ask('تنها خروج', 'بله، بیرون بیاید', 'راننده در هیچ دستگاهی وارد نبود.')
  await drawer.getByRole('button', { name: 'پاک کردن', exact: true }).click()
  await expect(drawer.getByText('در حال پاک شدن')).toBeVisible()
  await moveClock(heldMs)
  await expect(drawer.getByText('گوشی‌ای ثبت نشده')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^پاک کردن/ })).toHaveCount(0)

  const mobile = drawer.getByRole('button', { name: /^موبایل/ })
  await mobile.click()
  await expect(drawer.getByLabel('موبایل تازه')).toBeFocused()
  await drawer.getByRole('button', { name: /^گذرواژه / }).click()
  await expect(drawer.getByLabel('موبایل تازه')).toBeHidden()
  await expect(drawer.getByLabel('گذرواژهٔ تازه')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer.getByLabel('گذرواژهٔ تازه')).toBeHidden()
  await expect(drawer.getByRole('button', { name: /^گذرواژه / })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  for (const [act, field] of [
    ['تغییر موبایل', drawer.getByLabel('موبایل تازه')],
    ['پاک کردن گوشی', drawer.getByRole('button', { name: 'تنها خروج' })],
  ] as const) {
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^کارهای/u })
      .click()
    await page.getByRole('menuitem', { name: act }).click()
    await expect(field, act).toBeFocused()
    await drawer.getByRole('button', { name: 'بستن' }).click()
  }
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
  await expect(drawer.getByText('در حال فعال شدن')).toBeVisible()
  await moveClock(heldMs)
  await expect(drawer.getByRole('button', { name: 'غیرفعال کردن', exact: true })).toBeVisible()
})

/** What a phone still has of whoever was signed in: what is stored, tables that hold something, and answers of the server. */
const leftOn = (phone: Page) =>
  phone.evaluate(async () => {
    // the phone's own name and look, how far pages were scrolled, and public checkpoints, against which later ones are held
    const ofDevice = /^(deviceId|bargah\.(theme|text|help)|bargah\.log\.\d+|bargah\.scroll)$/
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
    const doneOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: string[] = []
    if ((await indexedDB.databases()).some(({ name }) => name === 'bargah')) {
      const database = await doneOf(indexedDB.open('bargah'))
      for (const table of database.objectStoreNames)
        if (await doneOf(database.transaction(table).objectStore(table).count())) rows.push(table)
      database.close()
    }
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    const answers = kept
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /^\/(api|upload)/.test(path))
    return [...stored.filter((name) => !ofDevice.test(name)), ...rows, ...answers]
  })

test('a driver whose phone is lost is freed of it and out at once, and the phone keeps nothing of him', async ({
  browser,
}) => {
  const driver = await findPhoned()
  const phone = await signInOnPhone(browser, driver)
  await phone.goto('/')
  await expect(phone.getByText(/^نوبت شما در سالن/)).toBeVisible()
  await expect
    .poll(() => leftOn(phone))
    .toEqual(expect.arrayContaining(['jwt', 'member', 'loggedIn', 'kept', 'keys']))

  const { page, drawer } = await openDrawer(browser, driver.nationalId)
  await drawer.getByRole('button', { name: 'پاک کردن و خروج' }).click()
  await page.getByRole('button', { name: 'بله، پاک شود و بیرون بیاید' }).click()
  await expect(drawer.getByText('گوشی‌ای ثبت نشده')).toBeVisible()

  await phone.reload()
  await expect(phone).toHaveURL(/login/i)
  await expect(phone.getByRole('button', { name: 'کد را بفرست' })).toBeVisible()
  await expect.poll(() => leftOn(phone)).toEqual([])
})
