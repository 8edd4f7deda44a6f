import { expect, type Locator, type Page } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { test } from './test.ts'

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 25; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('no way by Tab')
}

/** Types into a list that is searched, and takes the first that it offers. */
async function chooseFirst(page: Page, box: Locator, typed: string) {
  await tabTo(page, box)
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: new RegExp(`^${typed}`) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(typed)
}

test('a cargo is declared and then changed by keyboard alone', { tag: '@core' }, async ({ browser }) => {
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/AddCargo')
  const hall = page.getByLabel('سالن اعلام بار')
  await hall.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(hall).not.toHaveValue('')
  await chooseFirst(page, page.getByRole('combobox', { name: 'شهر مقصد' }), 'اصفهان')
  await chooseFirst(page, page.getByRole('combobox', { name: 'نوع کالا' }), 'گندم')
  await chooseFirst(page, page.getByRole('combobox', { name: 'بسته‌بندی' }), 'فله')
  await tabTo(page, page.getByLabel('وزن بار برای هر کامیون'))
  await page.keyboard.type('22000')
  const ids = page.locator('.declare-ids summary')
  await tabTo(page, ids)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('دستور حمل'))
  await page.keyboard.type('۷۷۳۱۰۴')
  await tabTo(page, page.getByRole('button', { name: /بارگیرهای پذیرفته/ }))
  await page.keyboard.press('Enter')
  // Enter ticks the first that fits and sends nothing; arrows go on from there
  await page.keyboard.type('لبه')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^حذف .*لبه/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const ticked = page.locator('.popover.multi input:focus')
  const wasTicked = await ticked.isChecked()
  await page.keyboard.press('Enter')
  await expect(ticked).toBeChecked({ checked: !wasTicked })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('searchbox', { name: 'جست‌وجو', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByLabel('کرایهٔ هر کامیون'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('32000000')
  await tabTo(page, page.getByLabel('تلفن هماهنگی'))
  await page.keyboard.type('07633554411')
  await page.keyboard.press('Control+Enter')
  await tabTo(page, page.getByRole('button', { name: 'بله، اعلام شود' }))
  await page.keyboard.press('Enter')
  const done = page.getByText(/^بار با شمارهٔ [۰-۹]+ اعلام شد\.$/)
  await expect(done).toBeVisible()
  await expect(page.getByText('رانندهٔ هم‌بارگیر در صف')).toBeVisible()
  // also where one of them has no number, as in a hall without rounds
  const tops = await page
    .locator('.declare-done .thirds dt')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const share = page.getByRole('region', { name: 'خبر دادن' })
  await expect(share).toContainText('کرایه ۳۲٬۰۰۰٬۰۰۰ تومان')
  await expect(share).not.toContainText('۰۷۶۳۳۵۵۴۴۱۱')
  const course = page.getByRole('region', { name: 'پس از این' })
  await expect(course.getByRole('listitem').first()).toContainText('می‌توانید عوض یا لغو کنید')
  const wallet = page.getByRole('region', { name: 'کیف پول' })
  await expect(wallet).toContainText(/به ریال.*ماندهٔ پیش از این.*بلوکه برای ۱ کامیون.*آزاد اکنون/s)

  const said = (await done.innerText()).replace(/[^۰-۹]/g, '')
  const id = said.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  // the next has the phone of this one, which is nothing to be asked about on leaving
  await page.keyboard.press('n')
  await expect(page.getByLabel('تلفن هماهنگی', { exact: true })).toHaveValue('۰۷۶۳۳۵۵۴۴۱۱')
  await page.goto(`/EditCargo/${id}`)
  await expect(page.getByText('شناسهٔ یکتا').first()).toBeVisible()
  const weight = page.getByLabel('وزن بار برای هر کامیون')
  await expect(weight).toHaveValue('۲۲٬۰۰۰')
  await expect(page.getByLabel('سالن اعلام بار')).toHaveAttribute('readonly', '')
  await weight.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20500')
  await tabTo(page, page.getByRole('button', { name: 'ثبت تغییرها' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'بله، ویرایش شود' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`بار ${said} ویرایش شد.`)).toBeVisible()
  await expect(page).toHaveURL(/Cargos\?open=/)
  await page.goto(`/EditCargo/${id}`)
  await expect(weight).toHaveValue('۲۰٬۵۰۰')
})
