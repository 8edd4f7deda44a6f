import { expect } from '@playwright/test'
import { expectFocus, openPart, paste, test, typeKeys, valueUnder } from './gallery.ts'

test.beforeEach(({ page }) => openPart(page, 'fields'))

test('a text field tells its hint, and a fault in its place', async ({ page }) => {
  const field = page.getByRole('textbox', { name: /^نشانی اختیاری/ })
  await field.fill('خیابان آزادی')
  await expect(valueUnder(field)).toHaveText('"خیابان آزادی"')
  await expect(field).toHaveAccessibleDescription('همان که در بارنامه است')
  const faulty = page.getByLabel('نشانی با خطا')
  await expect(faulty).toHaveAccessibleDescription('نشانی را کامل بنویسید.')
  await expect(faulty).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('متن فقط‌خواندنی')).not.toBeEditable()
  await expect(page.getByLabel('متن غیرفعال')).toBeDisabled()
})

test('a text area says how much room is left', async ({ page }) => {
  const area = page.getByLabel('توضیح بار')
  await area.fill('الف'.repeat(7))
  await expect(area).toHaveAccessibleDescription('۳۹ نویسهٔ دیگر جا دارد.')
})

test('a digits field takes digits of every keyboard, and nothing else', { tag: '@core' }, async ({
  page,
}) => {
  const field = page.getByLabel('کد فعال‌سازی')
  await field.focus()
  await typeKeys(page, '۱۲٣4x56')
  await expect(field).toHaveValue('۱۲۳۴۵')
  await expect(valueUnder(field)).toHaveText('"12345"')
})

test('a code goes into its boxes, whichever of them is pressed, typed and pasted', async ({ page }) => {
  const field = page.getByLabel('کد شش‌رقمی')
  const boxes = page.locator('#code .code-boxes').first().locator('span')
  await boxes.nth(3).click({ force: true })
  await typeKeys(page, '۴٨x1')
  await expect(valueUnder(field)).toHaveText('"481"')
  await expect(boxes).toHaveText(['۴', '۸', '۱', '', '', ''])
  await page.keyboard.press('Backspace')
  await expect(boxes.nth(2)).toHaveText('')
  await field.fill('')
  await paste(field, '۴۸۱ ۹۰۲۷')
  await expect(valueUnder(field)).toHaveText('"481902"')
})

test('a number is grouped while it is typed, and the caret stays where it was', { tag: '@core' }, async ({
  page,
}) => {
  const field = page.getByLabel('وزن بار', { exact: true }).first()
  await field.focus()
  await typeKeys(page, '۲٢0')
  await expect(field).toHaveValue('۲۲۰')
  await typeKeys(page, '00')
  await expect(field).toHaveValue('۲۲٬۰۰۰')
  await page.keyboard.press('Home')
  await typeKeys(page, '1')
  await expect(field).toHaveValue('۱۲۲٬۰۰۰')
  await typeKeys(page, '9')
  await expect(field).toHaveValue('۱٬۹۲۲٬۰۰۰')
  await expect(valueUnder(field)).toHaveText('1922000')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription('نباید بیشتر از ۴۰٬۰۰۰ باشد.')
})

test('an amount of money has its unit, and is said in words', async ({ page }) => {
  const field = page.getByLabel('کرایهٔ هر کامیون')
  await field.fill('۳۱٬۲۵۰٬۰۰۰')
  await expect(valueUnder(field)).toHaveText('31250000')
  await expect(field).toHaveAccessibleDescription('۳۱ میلیون و ۲۵۰ هزار تومان')
  await expect(page.locator('.input', { has: field })).toContainText('تومان')
  await field.fill('')
  await expect(valueUnder(field)).toHaveText('null')
})

test('a decimal is read as one, typed or pasted, and a whole number is asked for', async ({ page }) => {
  const rent = page.getByLabel('کرایهٔ هر کامیون')
  await paste(rent, '1234.56')
  await expect(valueUnder(rent)).toHaveText('1234.56')
  await rent.fill('')
  await rent.pressSequentially('22.5')
  await expect(rent).toHaveValue('۲۲٫۵')
  await expect(valueUnder(rent)).toHaveText('22.5')
  await rent.blur()
  await expect(rent).toHaveAccessibleDescription(/بدون اعشار/)
  const count = page.getByRole('spinbutton', { name: 'تعداد کامیون' })
  await count.fill('')
  await count.pressSequentially('2.5')
  await expect(count).toHaveAccessibleDescription(/بدون اعشار/)
  await count.blur()
  await expect(count).toHaveValue('۹')
})

test('a pasted mobile number comes home', async ({ page }) => {
  const mobile = page.getByLabel('تلفن هماهنگی', { exact: true })
  await paste(mobile, '+98 917 361 2345')
  await expect(valueUnder(mobile)).toHaveText('"09173612345"')
})

test('a stepper counts by press, arrow and typing, inside its bounds', async ({ page }) => {
  const field = page.getByRole('spinbutton', { name: 'تعداد کامیون' })
  const box = page.locator('.stepper')
  await box.getByRole('button', { name: 'بیشتر' }).click()
  await expect(field).toHaveValue('۶')
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-valuetext', '۴')
  await field.fill('٩٩')
  await expect(valueUnder(field)).toHaveText('9')
  await expect(box.getByRole('button', { name: 'بیشتر' })).toBeDisabled()
})

test('a mobile number ends at eleven digits', async ({ page }) => {
  const field = page.getByLabel('تلفن هماهنگی', { exact: true })
  await field.focus()
  await typeKeys(page, '٠۹١۷361448299')
  await expect(field).toHaveValue('۰۹۱۷۳۶۱۴۴۸۲')
  await expect(valueUnder(field)).toHaveText('"09173614482"')
})

test('a national code counts its missing digits and checks its checksum aloud', async ({ page }) => {
  const field = page.getByLabel('کد ملی راننده')
  const spoken = page.locator('#national-id').getByRole('status').first()
  await expect(field).toHaveAccessibleDescription('ده رقم پشت کارت ملی')
  await field.focus()
  await typeKeys(page, '۱۰۰۰00000')
  await expect(field).toHaveAccessibleDescription('۱ رقم دیگر')
  await typeKeys(page, '2')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(spoken).toHaveText('این کد ملی درست نیست؛ رقم‌ها را بررسی کنید.')
  await field.fill('۱۰۰۰۰۰۰۰۱۱')
  await expect(spoken).toHaveText('کد ملی درست است.')
  await field.fill('100')
  await page.keyboard.press('Tab')
  await expect(field).toHaveAccessibleDescription('کد ملی ۱۰ رقم است.')
})

test('a legal id has eleven digits and a checksum of its own', async ({ page }) => {
  const field = page.getByLabel('شناسهٔ ملی شرکت')
  await field.fill('10380284790')
  await expect(field).toHaveAccessibleDescription('شناسهٔ ملی درست است.')
  await field.fill('10380284791')
  await expect(field).toHaveAccessibleDescription('این شناسهٔ ملی درست نیست؛ رقم‌ها را بررسی کنید.')
})

test('a plate is typed through its four parts', { tag: '@core' }, async ({ page }) => {
  const plate = page.getByRole('group', { name: 'پلاک ناوگان' })
  await plate.getByLabel('دو رقم اول').click()
  await typeKeys(page, '۳4ع٨۱2۸٤')
  await expect(valueUnder(plate)).toHaveText('{"two":"34","letter":"ع","three":"812","region":"84"}')
  await expectFocus(plate.getByLabel('کد شهر'))
  for (let press = 0; press < 3; press++) await page.keyboard.press('Backspace')
  await expectFocus(plate.getByLabel('سه رقم'))
  await page.keyboard.press('ArrowLeft')
  await expectFocus(plate.getByLabel('حرف'))
  await typeKeys(page, 'ك')
  await expect(valueUnder(plate)).toContainText('"letter":"ک"')
})

test('a whole plate can be pasted', async ({ page }) => {
  const plate = page.getByRole('group', { name: 'پلاک ناوگان' })
  await plate.getByLabel('حرف').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '۶۱ ع ۲۷۵ ایران ۱۶')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(valueUnder(plate)).toHaveText('{"two":"61","letter":"ع","three":"275","region":"16"}')
  await expect(page.getByRole('group', { name: 'پلاک با خطا' })).toHaveAccessibleDescription(
    'کد شهر را هم بنویسید.',
  )
})

test('a password is shown while asked', async ({ page }) => {
  const field = page.getByLabel('گذرواژهٔ تازه')
  await field.fill('Bargah@1405')
  await expect(field).toHaveAttribute('type', 'password')
  await page.locator('#password').getByRole('button', { name: 'نمایش گذرواژه' }).first().press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(valueUnder(field)).toHaveText('"Bargah@1405"')
})

test('the summary of faults leads to each field', { tag: '@core' }, async ({ page }) => {
  const summary = page.locator('#error-summary').getByRole('alert')
  await expect(summary).toContainText('۲ مورد را درست کنید تا بار ثبت شود')
  await summary.getByRole('link', { name: /وزن بار/ }).press('Enter')
  await expectFocus(page.locator('#faulty-weight'))
  await typeKeys(page, '22000')
  await expect(page.locator('#faulty-weight')).not.toHaveAttribute('aria-invalid', 'true')
})
