import { type Browser, expect, type Page } from '@playwright/test'
import { newSession, openAs, phone } from './accounts.ts'
import { plainDeclaration } from '../server/test/plain.ts'
import { hold, minute, moveClock, takeTurn } from './people.ts'
import { asAdmin, call, codeField, codeSentTo, prove, sendPaper, shownPassword } from './registering.ts'
import { test } from './test.ts'

const openPhone = (browser: Browser) => openAs(browser, null, { viewport: phone })

const sendCode = (page: Page) => page.getByRole('button', { name: 'کد را بفرست' }).click()
const wrongFor = (code: string) => (code === '123456' ? '123457' : '123456')

test('a number that nobody has leads to registering, where Back loses nothing; then the number is enough on any phone', {
  tag: '@core',
}, async ({ browser }) => {
  const mobile = '09171143086'
  const page = await openPhone(browser)
  await page.goto('/login')
  const number = page.getByLabel('شمارهٔ همراه')
  await number.fill('۹۱۷۱۱۴۳۰۸۶')
  await sendCode(page)
  await expect(codeField(page)).toBeFocused()
  const code = await codeSentTo(mobile)
  await page.keyboard.type(wrongFor(code))
  await expect(page.getByRole('heading', { name: 'کد درست نبود' })).toBeVisible()
  await expect(page.getByText('۲ بار دیگر می‌شود زد.')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await page.goBack()
  await expect(number).toHaveValue('۹۱۷ ۱۱۴ ۳۰۸۶')
  // the code that is on its way is good still: no other is sent
  await sendCode(page)
  await codeField(page).fill(code)
  await expect(page.getByRole('heading', { name: 'این شماره را نمی‌شناسیم' })).toBeVisible()

  await page.getByRole('link', { name: 'ثبت‌نام می‌کنم' }).click()
  const letAnswer = await hold(page, '**/LookUpDriver')
  await page.getByLabel('کد ملی').fill('3380114261')
  await page.getByLabel('کارت هوشمند ناوگان').fill('2184503')
  // nobody registers under a name that he has not seen
  await expect(page.getByRole('button', { name: 'دنبال نام شما می‌گردیم…' })).toBeDisabled()
  await letAnswer()
  await expect(page.getByRole('heading', { name: 'این شما هستید؟' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'این شماره را نمی‌شناسیم' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('هویت و ناوگان پیدا شد')).toBeVisible()
  await expect(page.getByLabel('کد ملی')).toHaveValue('۳۳۸۰۱۱۴۲۶۱')
  await page.getByLabel('قوانین را می‌پذیرم').check({ force: true })
  await page.getByRole('button', { name: 'ثبت‌نام با همین مشخصات' }).click()
  await expect(page.getByRole('heading', { name: 'ثبت‌نام انجام شد' })).toBeVisible()
  await expect(page.getByText('۳۳۸۰۱۱۴۲۶۱')).toBeVisible()
  const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')
  expect(await drafts()).not.toContain('3380114261')

  await expect(page.getByText('گذرواژه به موبایل شما هم پیامک شد.')).toBeVisible()
  await page.getByRole('button', { name: 'ورود به بارگاه' }).click()
  await page.getByRole('button', { name: 'دیدم، برویم' }).click()
  await expect(page.getByText(/^برای نوبت .+ کم دارید/)).toBeVisible()
  expect(await drafts()).toBe('')

  const member = await page.evaluate(
    () => JSON.parse(localStorage.getItem('member') ?? '{}') as { clientId: number },
  )
  const charge = { DriverId: member.clientId, Amount: 1_000_000, Description: 'شارژ نخست' }
  expect((await asAdmin('/api/v1/AccountActivity/AddCharge', charge)).errors).toEqual([])
  await takeTurn(page, 'بندر امام خمینی')

  const other = await openPhone(browser)
  await other.goto('/MyWallet')
  await other.getByLabel('شمارهٔ همراه').fill(mobile)
  await sendCode(other)
  await expect(codeField(other)).toBeFocused()
  await other.keyboard.type(await codeSentTo(mobile))
  await expect(other).toHaveURL(/\/MyWallet$/i)
  expect(await other.evaluate(() => localStorage.getItem('loggedIn'))).toBe('true')
})

test('a wrong code is cleared and counted, another is sent when its time is over, and Back asks for none anew', async ({
  browser,
}) => {
  const mobile = '09171143087'
  const page = await openPhone(browser)
  const send = () => page.getByRole('button', { name: 'فرستادن کد' }).click()
  await page.goto('/register-driver')
  await page.getByLabel('موبایل').fill(mobile)
  await page.getByLabel('قوانین را می‌پذیرم').check({ force: true })
  await send()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(wrongFor(await codeSentTo(mobile)))
  await expect(page.getByText('۴ بار دیگر می‌توانید کد وارد کنید.')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await expect(codeField(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('موبایل')).toHaveValue('۰۹۱۷۱۱۴۳۰۸۷')
  await send()

  const again = page.getByRole('button', { name: 'فرستادن دوبارهٔ کد' })
  await expect(again).toBeDisabled()
  await moveClock(2 * minute)
  await page.clock.fastForward(2 * minute)
  await again.click()
  await expect(page.getByText('پس از پایان زمان، ۱ بار دیگر می‌توانید کد بگیرید.')).toBeVisible()
  await page.keyboard.type(await codeSentTo(mobile))
  await page.getByLabel('کد ملی').fill('3380114261')
  await page.reload()
  await expect(page.getByLabel('کد ملی')).toHaveValue('۳۳۸۰۱۱۴۲۶۱')
  await page.getByRole('button', { name: 'بازگشت' }).click()
  await expect(page.getByLabel('موبایل')).toHaveValue('۰۹۱۷۱۱۴۳۰۸۷')
  await send()
  await expect(page.getByLabel('کد ملی')).toHaveValue('۳۳۸۰۱۱۴۲۶۱')
})

test('a driver whom the registry does not answer for is told that he waits, and cannot go in yet', async ({
  browser,
}) => {
  const page = await openPhone(browser)
  await page.goto('/register-driver')
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(page.getByText('برای ادامهٔ ثبت‌نام نخست قوانین را بپذیرید.')).toBeVisible()
  await page.getByRole('link', { name: 'خواندن' }).click()
  await expect(page.getByRole('dialog', { name: 'قوانین بارگاه' })).toContainText('هر کس با موبایل خودش')
  await page.keyboard.press('Escape')
  await prove(page, '09171143088')
  await page.getByLabel('کد ملی').fill('3380114294')
  await page.getByLabel('کارت هوشمند ناوگان').fill('2184505')
  await expect(page.getByText('سامانهٔ استعلام الان پاسخ نمی‌دهد.')).toBeVisible()
  await page.getByRole('button', { name: 'ثبت‌نام و انتظار برای تأیید' }).click()
  await expect(page.getByRole('heading', { name: 'ثبت‌نام شما رسید و منتظر است' })).toBeVisible()
  await expect(page.getByText('استعلام بی‌پاسخ ماند')).toBeVisible()
  await expect(page.getByRole('link', { name: /^پشتیبانی/ })).toHaveAttribute('href', /^tel:0\d+$/)
  const early = { Username: '3380114294', Password: await shownPassword(page), Role: 'Driver' }
  expect((await call('/api/v1/User/login', early)).errors).toEqual(['حساب شما در انتظار تأیید است.'])
})

test('a product owner registers with his card, is accepted, goes in and declares', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto('/newregisterproductowner')
  await prove(page, '09171143089')
  await expect(page).toHaveURL(/registerproductowner/)
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()
  await expect(page.getByRole('link', { name: 'تصویر کارت ملی را انتخاب کنید.' })).toBeVisible()
  await page.getByLabel('نام', { exact: true }).fill('سمیرا')
  await page.getByLabel('نام خانوادگی').fill('رستگار')
  await page.getByLabel('کد ملی').fill('3380114243')
  await sendPaper(page, { province: 'فارس', city: 'شیراز' })
  const door = { username: 'PO3380114243', door: 'Company', password: await shownPassword(page) } as const
  const early = { Username: door.username, Password: door.password, Role: door.door }
  expect((await call('/api/v1/User/login', early)).errors).toEqual(['حساب شما در انتظار تأیید است.'])
  await page.context().close()

  const { data: owners } = await asAdmin<{ id: number; meliCode: string }[]>(
    '/api/v1/ProductOwner/GetAllProductOwner',
  )
  const his = owners.find(({ meliCode }) => meliCode === '3380114243')
  const accepted = await asAdmin(`/api/v1/ProductOwner/AcceptProductOwner?ProductOwnerId=${his?.id}`, {})
  expect(accepted.errors).toEqual([])

  const session = await newSession(door)
  const inside = await openAs(browser, session)
  await inside.goto('/AddCargo')
  await expect(inside.getByRole('heading', { name: 'اعلام بار' })).toBeVisible()
  const declared = await call(
    '/api/v1/Cargo/AddCargo',
    { ...plainDeclaration, IsLoadHall: false, TransportationCompanyId: 1 },
    session.accessToken,
  )
  expect(declared.errors).toEqual([])
  await inside.goto('/Cargos')
  await expect(inside.getByText('در انتظار بررسی').first()).toBeVisible()
})
