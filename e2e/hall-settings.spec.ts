import { expect, type Page } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { declareLoad } from './declare-load.ts'
import { minute, moveClock, signIn } from './people.ts'
import { test } from './test.ts'
import { openContext } from './windows.ts'

const mashhad = { id: 5, name: 'مشهد', latitude: 36.2605, longitude: 59.6168 }
const cell = (page: Page, time: string) => page.getByRole('button', { name: time, exact: true })

test('a hall is set by the keyboard, each change is told before it is saved, and it is closed with its counts', async ({
  browser,
}) => {
  // whatever was open has closed, and a load opens a round of five minutes
  await moveClock(10 * minute)
  await declareLoad({ rentToman: 30_000_000, hall: mashhad })
  const page = await openFresh(browser, 'Admin', '/LoadHalls')
  await page.getByText('مشهد', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'سالن مشهد' })).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  // what a value does is said as it is typed, and how it was
  await page.getByLabel('دورترین جای گرفتن نوبت').fill('30')
  await expect(page.getByText('راننده باید در ۳۰ کیلومتری سالن باشد')).toBeVisible()
  await expect(page.getByText('پیش‌تر هر جا')).toBeVisible()
  await page.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(page.getByText('هنوز چیزی عوض نشده است.')).toBeVisible()
  await page.getByRole('spinbutton').fill('0')
  await expect(page.getByText('برای انصاف دست‌کم ۱ دقیقه.')).toBeVisible()
  await page.getByRole('spinbutton').fill('10')

  // show times: a press, arrows, and Shift paints
  await page.getByRole('radio', { name: 'در ساعت‌های اعلام' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('هنوز ساعت روشنی نیست')).toBeVisible()
  await page.getByRole('button', { name: /^ذخیرهٔ/ }).click()
  await expect(page.getByText('دست‌کم یک ساعت روشن لازم است').first()).toBeVisible()
  await cell(page, '۰۷:۰۰').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('۴ دور در روز، از ۰۷:۰۰ تا ۰۸:۳۰.')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '۰۷:۳۰، خاموش' })).toBeFocused()
  await page.getByRole('button', { name: 'ذخیرهٔ ۳ تغییر' }).click()
  await expect(page.getByText('هنوز چیزی عوض نشده است.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('۳ دور در روز، از ۰۷:۰۰ تا ۰۸:۳۰.')).toBeVisible()
  await expect(page.getByText('۰۷:۳۰ خاموش است.')).toBeVisible()

  // its account is shown this once
  await page.getByRole('tab', { name: 'حساب و گذرواژه' }).click()
  await page.getByRole('button', { name: 'ساختن حساب' }).click()
  await page.getByRole('button', { name: 'بله، ساخته شود' }).click()
  const shown = page.getByRole('dialog', { name: 'نام کاربری و گذرواژه' })
  await expect(shown.getByText('LoadHall5')).toBeVisible()
  await shown.getByRole('button', { name: 'بستن' }).click()
  await page.getByRole('button', { name: 'بله، بسته شود' }).click()

  // closing tells what it ends, and waits for the open round
  await page.getByRole('tab', { name: 'تنظیم‌ها' }).click()
  await expect(page.getByText('نوبت پایان می‌یابد')).toBeVisible()
  await expect(page.getByText('باز است؛ پس از آن می‌شود.')).toBeVisible()
  const close = page.getByRole('button', { name: 'غیرفعال کردن' })
  await expect(close).toBeDisabled()
  await moveClock(6 * minute)
  await page.reload()
  await close.click()
  await page.getByRole('button', { name: 'بله، غیرفعال شود' }).click()
  await expect(page.getByText('این سالن بسته است')).toBeVisible()

  // open again, the turns that ended by it are put back, each with its number
  await page.getByRole('button', { name: 'فعال کردن', exact: true }).click()
  await page.getByRole('button', { name: 'بله، فعال شود' }).click()
  await page.getByRole('link', { name: 'دیدن و بازگرداندن' }).click()
  const acts = page.getByRole('button', { name: /^کارهای نوبت/ }).first()
  const number = ((await acts.getAttribute('aria-label')) ?? '').replace('کارهای ', '')
  await acts.click()
  await page.getByRole('menuitem', { name: 'بازگرداندن به صف' }).click()
  await page.getByRole('button', { name: 'بله، بازگردد' }).click()
  await expect(page.getByText(`${number} به صف سالن بازگشت.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `کارهای ${number}` })).toHaveCount(0)
})

test('a hall is made, gets who represents it, natives and tariffs, and its staff set their times', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openFresh(browser, 'Admin', '/LoadHalls/New')
  await page.getByRole('button', { name: 'ساختن سالن' }).click()
  await expect(page.getByText('نام سالن را وارد کنید.').first()).toBeVisible()
  await page.getByLabel('نام سالن').fill('کرمان')
  // the place goes with the city, whichever was chosen before
  const place = page.getByLabel('عرض و طول جغرافیایی')
  await page.getByLabel('شهر', { exact: true }).fill('کرمانشاه')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(place).toHaveValue(/^۳۴٫/u)
  await page.getByLabel('شهر', { exact: true }).fill('کرمان')
  // what was found before stays in sight until the other comes
  await page.getByRole('listbox').getByRole('option').filter({ hasNotText: 'شاه' }).first().click()
  await expect(place).toHaveValue(/^۳۰٫/u)
  // one that is set far from it is asked about
  const own = await place.inputValue()
  await place.fill('35.7، 51.4')
  await page.getByRole('button', { name: 'ساختن سالن' }).click()
  await expect(page.getByText('کیلومتر دور از کرمان؟')).toBeVisible()
  await page.getByRole('button', { name: 'نه، بازبینی می‌کنم' }).click()
  await place.fill(own)
  await page.getByRole('button', { name: 'ساختن سالن' }).click()
  await expect(page.getByRole('heading', { name: 'سالن کرمان' })).toBeVisible()

  await page.getByRole('tab', { name: 'شرکت‌های نماینده' }).click()
  await page.getByLabel('شرکت حمل').fill('ترابر بندر')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'افزودن نماینده' }).click()
  await expect(page.getByRole('tab', { name: 'شرکت‌های نماینده ۱' })).toBeVisible()

  await page.getByRole('tab', { name: 'رانندگان بومی' }).click()
  const beyond = (box: Element) => box.scrollWidth - box.clientWidth
  await expect.poll(() => page.locator('.hall-aside .panel').evaluate(beyond)).toBe(0)
  await page.getByLabel('کد ملی راننده').fill('1000000028')
  await page.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill('3000002')
  await page.getByRole('button', { name: 'افزودن راننده' }).click()
  await expect(page.getByText('کارت ناوگان ۳۰۰۰۰۰۲')).toBeVisible()
  expect(await breachesOf(page)).toEqual([])

  await page.getByRole('tab', { name: 'تعرفهٔ کرایه' }).click()
  await page.getByLabel('شهر مقصد').fill('تهران')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('کرایهٔ پایه').fill('12500000')
  await page.getByRole('button', { name: 'ثبت تعرفه' }).click()
  // the form is ready for the next one: its reply has come, and takes the focus no more
  await expect(page.getByLabel('شهر مقصد')).toBeFocused()
  // a figure is changed in its row, by keys alone: what is refused is said at the field, and Escape leaves it as it was
  const figure = page.getByRole('button', { name: /^عوض کردن کرایهٔ پایه تا تهران/ })
  await expect(figure).toHaveText('۱۲٬۵۰۰٬۰۰۰')
  await figure.press('Enter')
  const inRow = page.getByLabel('کرایهٔ پایه تا تهران')
  await expect(inRow).toBeFocused()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(inRow).toHaveAccessibleDescription('کرایهٔ پایه را به تومان وارد کنید.')
  // the old figure stands beside the new one all the while
  await expect(page.getByRole('listitem').filter({ has: inRow })).toContainText('۱۲٬۵۰۰٬۰۰۰')
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()
  await expect(figure).toHaveText('۱۲٬۵۰۰٬۰۰۰')
  await page.keyboard.press('Enter')
  await page.keyboard.type('13200000')
  await page.keyboard.press('Enter')
  await expect(figure).toHaveText('۱۳٬۲۰۰٬۰۰۰')
  await page.getByRole('button', { name: 'حذف تعرفهٔ تهران' }).click()
  await page.getByRole('button', { name: 'بله، حذف شود' }).click()
  await expect(page.getByText('هنوز تعرفه‌ای نیست')).toBeVisible()

  // its staff read how their hall is set, in the same words, and change nothing of it but their times
  const staff = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await staff.getByRole('link', { name: 'تنظیم سالن' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'سالن اصفهان' })).toBeVisible()
  await expect(staff.getByLabel('نام سالن')).toHaveAttribute('readonly')
  await expect(staff.getByLabel('دورترین جای گرفتن نوبت')).toHaveAttribute('readonly')
  await expect(staff.getByRole('radio', { checked: false })).toBeDisabled()
  await expect(staff.getByRole('switch').first()).toBeDisabled()
  await expect(staff.getByText('با مدیر سامانه است')).toBeVisible()
  await expect(staff.getByRole('button', { name: /ذخیره|غیرفعال کردن/ })).toHaveCount(0)
  expect(await breachesOf(staff)).toEqual([])
  await staff.getByRole('tab', { name: 'شرکت‌های نماینده' }).click()
  await expect(staff.getByText('با مدیر سامانه است')).toBeVisible()
  await expect(staff.getByRole('button', { name: /^(برداشتن|افزودن)(?! .*برگزیده)/ })).toHaveCount(0)
  await expect(staff.getByRole('tab', { name: 'حساب و گذرواژه' })).toHaveCount(0)
  await staff.goto('/LoadHalls/5')
  await expect(staff.getByText('این سالن پیدا نشد')).toBeVisible()
  await staff.goto('/LoadHallShowTime')
  await cell(staff, '۰۳:۰۰').click()
  await staff.getByRole('button', { name: 'ثبت ۱ تغییر' }).click()
  await expect(staff.getByText('۰۳:۰۰ خاموش است.')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'ثبت', exact: true })).toBeDisabled()
  expect(await breachesOf(staff)).toEqual([])
})

/** Types a hall's name and a password at the door of the staff. */
async function enter(staff: Page, password: string) {
  await staff.getByRole('radio', { name: 'پشتیبانی' }).check({ force: true })
  await staff.getByLabel('نام کاربری').fill('LoadHall1')
  await staff.getByLabel('گذرواژه', { exact: true }).fill(password)
  await staff.getByRole('button', { name: 'ورود', exact: true }).click()
}

test('a hall whose password is changed is out everywhere, and its staff come in by the new one alone', async ({
  browser,
}) => {
  const given = 'اسکله-۱۴-صبح'
  const staff = await signIn(browser, 'LoadHall1', 'پشتیبانی')
  const page = await openFresh(browser, 'Admin', '/LoadHalls/1')
  await page.getByRole('tab', { name: 'حساب و گذرواژه' }).click()
  await page.getByRole('button', { name: 'گذاشتن گذرواژهٔ دلخواه' }).click()
  const form = page.getByRole('dialog', { name: 'گذرواژهٔ تازه برای سالن بندر شهید رجایی' })
  await form.getByLabel('گذرواژهٔ تازه', { exact: true }).fill(given)
  await form.getByLabel('تکرار گذرواژهٔ تازه').fill('اسکله-۱۴-عصر')
  await form.getByRole('button', { name: 'عوض کردن گذرواژه' }).click()
  await expect(form.getByText('با گذرواژهٔ تازه یکی نیست.').first()).toBeVisible()
  await form.getByLabel('تکرار گذرواژهٔ تازه').fill(given)
  await form.getByRole('button', { name: 'عوض کردن گذرواژه' }).click()
  await expect(form).toHaveCount(0)

  // who was at the desk is at the door
  await staff.reload()
  await expect(staff).toHaveURL(/login/i)
  await staff.context().close()
  const other = await (await openContext(browser)).newPage()
  await other.goto('/')
  await enter(other, 'Bargah@1405')
  await expect(other.getByRole('alert').first()).toBeVisible()
  await expect(other).toHaveURL(/login/i)
  await enter(other, given)

  // what another has chosen opens the desk, and its staff are asked to choose their own
  await expect(other.getByRole('heading', { level: 1, name: 'سالن بندر شهید رجایی' })).toBeVisible()
  await other.goto('/Notifications')
  await expect(other.getByText('گذرواژهٔ خود را عوض کنید').first()).toBeVisible()
})
