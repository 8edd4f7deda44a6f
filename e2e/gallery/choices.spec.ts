import { expect, type Page } from '@playwright/test'
import { expectFocus, openPart, paste, test, typeKeys, valueUnder } from './gallery.ts'

test.use({ isAlone: true })

test.beforeEach(async ({ page }) => {
  // Saturday 30 Aban 1405, 14:02 in Tehran
  await page.clock.setFixedTime(new Date('2026-11-21T10:32:00Z'))
  await openPart(page, 'choices')
})

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option')

test('a select is chosen with the keyboard', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'نوع کالا' })
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('option', { name: 'پلیمر' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(valueUnder(field)).toHaveText('2')
  await field.selectOption({ label: 'سنگ آهن' })
  await expect(valueUnder(field)).toHaveText('3')
  await expect(page.getByRole('combobox', { name: 'کالا با خطا' })).toHaveAccessibleDescription(
    'کالا را انتخاب کنید.',
  )
})

test('a searchable select finds Persian letters that an Arabic keyboard wrote', { tag: '@core' }, async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: /^شهر مقصد/ })
  await field.click()
  await expect(suggestions(page)).toHaveCount(12)
  await field.fill('كرمان')
  await expect(suggestions(page)).toHaveText(['کرمان', 'کرمانشاه'])
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /-1$/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('کرمانشاه')
  await expect(valueUnder(field)).toHaveText('7')

  await field.fill('نیست')
  await expect(page.getByText('چیزی با این نام پیدا نشد.').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'چیزی با این نام پیدا نشد.' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('کرمانشاه')
  await page.locator('#lists').getByRole('button', { name: 'پاک کردن' }).click()
  await expect(valueUnder(field)).toHaveText('null')
})

test('a searchable select is chosen with the mouse', async ({ page }) => {
  const field = page.getByRole('combobox', { name: /^شهر مقصد/ })
  await field.click()
  await suggestions(page).filter({ hasText: 'یزد' }).click()
  await expect(field).toHaveValue('یزد')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('several are chosen from groups, one by one or a group at once', async ({ page }) => {
  const field = page.getByRole('button', { name: /^بارگیرهای پذیرفته/ })
  await expect(field).toHaveAccessibleName(/۱ مورد انتخاب شده/)
  await field.press('Enter')
  const panel = page.getByRole('dialog', { name: /بارگیرهای پذیرفته/ })
  await expectFocus(panel.getByRole('searchbox'))
  await panel.getByRole('checkbox', { name: 'همهٔ جفت' }).press('Space')
  await expect(valueUnder(field)).toHaveText('[5001,4001,4002]')
  await expect(panel.getByRole('checkbox', { name: 'همهٔ تریلی' })).toBeChecked({ indeterminate: true })
  await panel.getByRole('searchbox').fill('كفي')
  await expect(panel.getByRole('checkbox')).toHaveCount(2)
  await panel.getByRole('checkbox', { name: 'کفی', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectFocus(field)
  await page.getByRole('button', { name: 'حذف لبه‌دار' }).press('Enter')
  await expectFocus(field)
  await expect(valueUnder(field)).toHaveText('[4001,4002,5003]')
})

test('a checkbox and a switch turn by press and by the space bar', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: /مرا به خاطر بسپار/ })
  await page.getByText('مرا به خاطر بسپار').click()
  await expect(box).toBeChecked()
  await box.press('Space')
  await expect(valueUnder(box)).toHaveText('false')
  await expect(page.getByRole('checkbox', { name: 'بخشی از گروه' })).toBeChecked({ indeterminate: true })

  const key = page.getByRole('switch', { name: /اعلام بار آزاد/ })
  await key.press('Space')
  await expect(key).toHaveAttribute('aria-checked', 'true')
  await page.getByText('اعلام بار آزاد').click()
  await expect(valueUnder(key)).toHaveText('false')
  await expect(page.getByRole('switch', { name: 'کلید غیرفعال' })).toBeDisabled()
})

test('radio cards say what each means, and arrows pass over what is shut', async ({ page }) => {
  const group = page.getByRole('radiogroup', { name: 'این بار کجا اعلام می‌شود؟' })
  const hall = group.getByRole('radio', { name: 'بار سالن' })
  await expect(hall).toHaveAccessibleDescription('در دور بعدی سالن، به ترتیب نوبت')
  await hall.focus()
  await page.keyboard.press('ArrowDown')
  await expect(group.getByRole('radio', { name: 'بار آزاد' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(hall).toBeChecked()
  await group.getByText('هر راننده‌ای همین حالا می‌تواند بگیرد').click()
  await expect(valueUnder(group)).toHaveText('"free"')
})

test('a day is typed in the Persian calendar, in any digits', { tag: '@core' }, async ({ page }) => {
  const field = page.locator('#date').getByRole('group', { name: 'تاریخ اعلام' })
  await field.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '۱۴۰۵0912')
  await expect(valueUnder(field)).toHaveText('"1405/09/12"')
  await page.keyboard.press('ArrowUp')
  await expect(valueUnder(field)).toHaveText('"1405/09/13"')
})

test('half a day, a day that is none and one beyond the bounds are no value, and say why', async ({
  page,
}) => {
  const at = page.locator('#date').getByRole('group', { name: 'تاریخ اعلام' })
  await at.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '507')
  await expect(valueUnder(at)).toHaveText('null')
  await page.getByRole('textbox', { name: 'ساعت، ساعت اعلام' }).focus()
  await expect(page.getByText('سال را با چهار رقم بنویسید، مانند ۱۴۰۵.')).toBeVisible()
  await at.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '14050731')
  await expect(valueUnder(at)).toHaveText('null')

  const until = page.locator('#date').getByRole('group', { name: /تاریخ پایان/ })
  await until.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '14050801')
  await expect(valueUnder(until)).toHaveText('null')
  await page.getByRole('textbox', { name: 'ساعت، ساعت اعلام' }).focus()
  await expect(page.getByText('تاریخ پیش از ۱۰ آبان ۱۴۰۵ پذیرفته نیست.')).toBeVisible()
  await until.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '14050812')
  await expect(valueUnder(until)).toHaveText('"1405/08/12"')
})

test('a day is picked from the calendar, by mouse and by arrows', async ({ page }) => {
  const field = page.locator('#date').getByRole('group', { name: 'تاریخ اعلام' })
  const button = page.locator('#date').getByRole('button', { name: 'باز کردن تقویم' }).first()
  await button.click()
  const calendar = page.getByRole('dialog', { name: 'تقویم' })
  await expect(calendar.getByRole('heading', { name: 'آبان ۱۴۰۵' })).toBeVisible()
  await calendar.getByRole('button', { name: 'ماه بعد' }).first().click()
  await expect(calendar.getByRole('heading', { name: 'آذر ۱۴۰۵' })).toBeVisible()
  await calendar.getByRole('button', { name: 'پنجشنبه ۵ آذر ۱۴۰۵' }).click()
  await expect(valueUnder(field)).toHaveText('"1405/09/05"')
  await expectFocus(button)

  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(valueUnder(field)).toHaveText('"1405/09/13"')
})

test('what opens under a field gives the focus back by Escape, and closes when one goes on', async ({
  page,
}) => {
  const button = page.locator('#date').getByRole('button', { name: 'باز کردن تقویم' }).first()
  const calendar = page.getByRole('dialog', { name: 'تقویم' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expectFocus(button)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'ساعت، ساعت اعلام' }).focus()
  await expect(calendar).toBeHidden()
})

test('a calendar keeps to its bounds, and may be emptied', async ({ page }) => {
  const field = page.locator('#date').getByRole('group', { name: /تاریخ پایان/ })
  await page.locator('#date').getByRole('button', { name: 'باز کردن تقویم' }).nth(1).click()
  const calendar = page.getByRole('dialog', { name: 'تقویم' })
  await expect(calendar.getByRole('button', { name: 'شنبه ۹ آبان ۱۴۰۵' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await calendar.getByRole('button', { name: 'امروز' }).last().click()
  await expect(valueUnder(field)).toHaveText('"1405/08/30"')
  await page.locator('#date').getByRole('button', { name: 'باز کردن تقویم' }).nth(1).click()
  await calendar.getByRole('button', { name: 'پاک کردن' }).click()
  await expect(valueUnder(field)).toHaveText('null')
})

test('a time has two digits a part, and stops at 23 and 59', async ({ page }) => {
  const hour = page.getByRole('textbox', { name: 'ساعت، ساعت اعلام' })
  const minute = page.getByRole('textbox', { name: 'دقیقه، ساعت اعلام' })
  await hour.focus()
  await typeKeys(page, '۲٥')
  await expect(hour).toHaveValue('۲۳')
  await expectFocus(minute)
  await typeKeys(page, '7۵')
  await expect(valueUnder(minute)).toHaveText('"23:59"')
  await page.keyboard.press('ArrowUp')
  await expect(valueUnder(minute)).toHaveText('"23:00"')
  await hour.focus()
  await typeKeys(page, '9')
  await expect(valueUnder(minute)).toHaveText('"09:00"')
  await paste(hour, '۱۴:۰۵')
  await expect(valueUnder(minute)).toHaveText('"14:05"')
})

test('a range of days has presets, and both ends can be typed', async ({ page }) => {
  const range = page.getByRole('group', { name: 'تاریخ اعلام بار' })
  await range.getByRole('button', { name: 'دیروز' }).click()
  await expect(valueUnder(range)).toHaveText('{"from":"1405/08/29","to":"1405/08/29"}')
  await range.getByRole('button', { name: '۷ روز' }).press('Enter')
  await expect(range.getByRole('status')).toHaveText('۲۴ تا ۳۰ آبان')
  await expect(range.getByRole('button', { name: '۷ روز' })).toHaveAttribute('aria-pressed', 'true')

  const to = range.getByRole('group', { name: /تا تاریخ/ })
  await to.getByRole('spinbutton', { name: /سال/ }).click()
  await typeKeys(page, '14050802')
  await expect(to).toHaveAccessibleDescription(/پایان بازه پیش از آغاز آن است/)
  await range.getByRole('button', { name: 'امروز' }).click()
  await expect(valueUnder(range)).toHaveText('{"from":"1405/08/30","to":"1405/08/30"}')
})

test('filters of a toolbar show what they are set to, and are cleared', async ({ page }) => {
  const filters = page.locator('#filters')
  await filters.getByRole('button', { name: 'تاریخ' }).press('Enter')
  await page.getByRole('dialog', { name: 'تاریخ' }).getByRole('button', { name: 'ماه پیش، مهر' }).click()
  await expect(filters.getByRole('button', { name: 'تاریخ: مهر' })).toBeFocused()
  await filters.getByRole('button', { name: 'حذف فیلتر تاریخ' }).click()
  await expect(filters.getByRole('button', { name: 'تاریخ', exact: true })).toBeVisible()

  await filters.getByRole('button', { name: 'کالا' }).click()
  const choices = page.getByRole('dialog', { name: 'کالا' })
  await choices.getByRole('checkbox', { name: 'پلیمر' }).press('Space')
  await choices.getByRole('checkbox', { name: 'سنگ آهن' }).click()
  await page.keyboard.press('Escape')
  await expect(filters.getByRole('button', { name: 'کالا: جز ورق فولادی' })).toBeVisible()
})

test('a filter is opened, searched and set by the keyboard alone', async ({ page }) => {
  const filter = page.locator('#filters').getByRole('button', { name: /^شهر/ })
  const search = page.getByRole('dialog', { name: 'شهر' }).getByRole('searchbox')
  const checks = page.getByRole('dialog', { name: 'شهر' }).getByRole('checkbox')
  await filter.focus()
  await page.keyboard.press('Enter')
  await expectFocus(search)
  await page.keyboard.press('ArrowDown')
  await expectFocus(checks.first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(checks.nth(1)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expectFocus(search)
  await typeKeys(page, 'كرمانش')
  await page.keyboard.press('Enter')
  await expect(checks).toHaveCount(1)
  await expect(checks).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expectFocus(filter)
  await expect(filter).toContainText('۲ مورد')
})
