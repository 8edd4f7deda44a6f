import { expect, type Page } from '@playwright/test'
import { expectFocus, openPart, test } from './gallery.ts'

const open = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  return button
}

test.describe('over the page', () => {
  test.beforeEach(({ page }) => openPart(page, 'overlays'))

  test('a dialog keeps the focus in, and gives it back at Escape', { tag: '@core' }, async ({ page }) => {
    const opener = await open(page, 'گفت‌وگو')
    const dialog = page.getByRole('dialog', { name: 'نام گزارش' })
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const inside = await dialog.evaluate((element) => {
        const focused = document.activeElement
        // after the last one the browser's own bar has its turn, and the page has no focus
        return focused === document.body || element.contains(focused)
      })
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectFocus(opener)
  })

  test('a calendar opens over a dialog, and Escape closes the calendar alone', async ({ page }) => {
    await open(page, 'گفت‌وگو')
    await page.getByRole('button', { name: 'باز کردن تقویم' }).click()
    const calendar = page.getByRole('dialog', { name: 'تقویم' })
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'نام گزارش' })).toBeVisible()
  })

  test('a question says what follows, and takes yes and no', async ({ page }) => {
    await open(page, 'پرسش')
    const question = page.getByRole('alertdialog', { name: 'بار ۲۰۴۷۳ را تمام می‌کنید؟' })
    await expect(question).toHaveAccessibleDescription(/۶ کامیون مانده پس گرفته می‌شود/)
    await question.getByRole('button', { name: 'نه، بماند' }).click()
    await expect(question).toBeHidden()
    await expect(page.locator('#surfaces code')).toBeEmpty()
    await open(page, 'پرسش')
    await question.getByRole('button', { name: 'بله، تمام شود' }).press('Enter')
    await expect(page.locator('#surfaces code')).toHaveText('yes')
  })

  test('on a small phone its acts stand in one row where they fit', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, 'گفت‌وگو')
    const [leave, act] = await page.locator('.dialog-foot .btn').all()
    const [one, other] = await Promise.all([leave?.boundingBox(), act?.boundingBox()])
    expect(one?.y).toBe(other?.y)
    expect((one?.width ?? 0) + (other?.width ?? 0)).toBeGreaterThan(220)
    await page.keyboard.press('Escape')
  })

  test('a drawer stands at the end, takes the focus, and closes by Escape and by a press beside it', {
    tag: '@core',
  }, async ({ page }) => {
    const opener = await open(page, 'کشو')
    const drawer = page.getByRole('dialog', { name: 'مجوز ۵۸۴۱۲' })
    await expectFocus(drawer.getByRole('button', { name: 'بستن' }))
    await expect(drawer.getByRole('button', { name: 'قبلی' })).toBeDisabled()
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
    // round the drawer and back, never onto the page behind it
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab')
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isBehind).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expectFocus(opener)
    await open(page, 'کشو')
    await page.mouse.click(1200, 500)
    await expect(drawer).toBeHidden()
  })

  test('a part of a drawer opens inside it; Escape and Back lead out of it, and not out of the drawer', async ({
    page,
  }) => {
    await open(page, 'کشو')
    const part = page.getByRole('button', { name: /کیف پول/ })
    const words = page.getByText('۳ تراکنش در این ماه.')
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await part.click()
      const inside = page.getByRole('dialog', { name: 'کیف پول' })
      await expect(inside.getByRole('heading', { name: 'روند' })).toBeHidden()
      await expect(words).toBeVisible()
      await expectFocus(inside.getByRole('button', { name: 'بازگشت' }))
      await leave()
      await expect(words).toBeHidden()
      await expect(page.getByRole('dialog', { name: 'مجوز ۵۸۴۱۲' })).toBeVisible()
      await expectFocus(part)
    }
    await part.click()
    await page.getByRole('button', { name: 'بستن' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a sheet rises from below, and closes by its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, 'برگه')
    const sheet = page.getByRole('dialog', { name: 'فهرست من' })
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox()
        return box && Math.round(box.y + box.height)
      })
      .toBe(844)
    await sheet.getByRole('button', { name: 'بستن' }).click()
    await expect(sheet).toBeHidden()
  })
})

test.describe('a toast', () => {
  test.use({ isAlone: true })
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:32:00Z' })
    await openPart(page, 'overlays')
    await page.clock.pauseAt('2026-11-21T10:35:00Z')
  })

  test('stands at the right foot for five seconds, and waits while the pointer is on it', async ({
    page,
  }) => {
    await open(page, 'پیام موفقیت')
    const note = page.getByRole('status').filter({ hasText: 'بار ۲۰۴۸۱ اعلام شد' })
    await expect(note).toBeVisible()
    const box = await note.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200)
    await page.clock.runFor(4_900)
    await expect(note).toBeVisible()
    await note.hover()
    await page.clock.runFor(20_000)
    await expect(note).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4_900)
    await expect(note).toBeVisible()
    await page.clock.runFor(200)
    await expect(note).toBeHidden()
  })

  test('that tells of a failure stays until it is closed', async ({ page }) => {
    await open(page, 'پیام خطا')
    const note = page.getByRole('alert').filter({ hasText: 'خروجی ساخته نشد' })
    await page.clock.runFor(60_000)
    await expect(note).toBeVisible()
    await note.getByRole('button', { name: 'پنهان کردن پیام' }).press('Enter')
    await expect(note).toBeHidden()
  })

  test('with an act does it and goes', async ({ page }) => {
    await open(page, 'پیام با کار')
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(page.getByText('گزارش حذف شد')).toBeHidden()
  })
})

test.describe('a whole screen', () => {
  test('opens a row of a list with Enter, and selects rows', async ({ page }) => {
    await openPart(page, 'desk')
    const row = page.getByRole('row', { name: /۲۰۴۷۸/ })
    await row.focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(page.getByRole('row', { name: /۲۰۴۷۵/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'مجوز ۲۰۴۷۵' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'انتخاب بار ۲۰۴۷۸' }).check({ force: true })
    await expect(page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })).toContainText(
      '۱ بار انتخاب شده',
    )
  })

  test('shows the list as cards on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPart(page, 'desk')
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'بارهای اعلام‌شده' }).getByRole('listitem')).toHaveCount(9)
  })

  test('has a place to begin and a way over the menu for the keyboard', async ({ page }) => {
    await openPart(page, 'desk')
    await page.keyboard.press('Tab')
    await expectFocus(page.getByRole('link', { name: 'رفتن به متن صفحه' }))
    await page.keyboard.press('Enter')
    await expectFocus(page.getByRole('main'))
  })

  test('has the main places of a driver under the thumb', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPart(page, 'phone')
    const places = page.getByRole('navigation').last().getByRole('link')
    await expect(places).toHaveCount(4)
    for (const place of await places.all())
      expect((await place.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(48)
  })
})
