import { expect, type Page } from '@playwright/test'
import { expectFocus, openPart, test, valueUnder } from './gallery.ts'

test.beforeEach(({ page }) => openPart(page, 'files'))

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
const picture = { name: 'کارت.png', mimeType: 'image/png', buffer: onePixel }
const field = (page: Page) => page.getByLabel('تصویر کارت هوشمند')
const box = (page: Page) => page.locator('.file', { has: field(page) })

test('a file is shown with its picture, name and size, and can be removed', async ({ page }) => {
  await field(page).setInputFiles(picture)
  await expect(valueUnder(field(page))).toHaveText(`کارت.png ${onePixel.length}`)
  const preview = box(page).getByRole('img', { name: 'پیش‌نمایش کارت.png' })
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(box(page).getByRole('status')).toHaveText('فایل کارت.png انتخاب شد، ۶۸ بایت.')
  await box(page).getByRole('button', { name: 'حذف فایل' }).press('Enter')
  await expect(valueUnder(field(page))).toHaveText('null')
  await expectFocus(field(page))
})

test('a file of another kind, or too large, is refused in a sentence, and the one before stays', async ({
  page,
}) => {
  await field(page).setInputFiles(picture)
  await field(page).setInputFiles({ name: 'نامه.docx', mimeType: '', buffer: Buffer.from('x') })
  await expect(field(page)).toHaveAccessibleDescription(
    'فایل «نامه.docx» پذیرفته نیست؛ فایل jpg، png یا pdf بفرستید.',
  )
  await expect(box(page).getByRole('status')).toContainText('پذیرفته نیست')
  await field(page).setInputFiles({
    name: 'بیمه.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10_600_000),
  })
  await expect(field(page)).toHaveAccessibleDescription(
    'حجم فایل بیش از ۱۰ مگابایت است؛ فایل کوچک‌تری بفرستید.',
  )
  await expect(valueUnder(field(page))).toHaveText(`کارت.png ${onePixel.length}`)
  await field(page).setInputFiles({
    name: 'بیمه.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(valueUnder(field(page))).toHaveText('بیمه.pdf 4')
  await expect(field(page)).toHaveAccessibleDescription('عکس یا پی‌دی‌اف، تا ۱۰ مگابایت')
})

test('a file can be dropped, and takes the place of the one before', async ({ page }) => {
  await field(page).setInputFiles(picture)
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.4'], 'بارنامه.pdf', { type: 'application/pdf' }))
    return transfer
  })
  await field(page).dispatchEvent('dragenter', { dataTransfer })
  await expect(box(page)).toHaveClass(/is-over/)
  await field(page).dispatchEvent('drop', { dataTransfer })
  await expect(valueUnder(field(page))).toHaveText('بارنامه.pdf 8')
  await expect(box(page)).not.toHaveClass(/is-over/)
})

test('a long work tells each tenth, and can be stopped', async ({ page }) => {
  const work = page.locator('.progress', { hasText: 'ساختن خروجی' })
  const onward = page.getByRole('button', { name: 'پیش رفتن' })
  await onward.click()
  await expect(work.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '۳۱ درصد')
  await expect(work.getByRole('status')).toHaveText('ساختن خروجی: ۳۰ درصد.')
  await expect(work).toContainText('۴٬۰۰۰ از ۱۲٬۸۴۶ ردیف')
  await work.getByRole('button', { name: 'توقف' }).press('Enter')
  await expect(work.getByRole('alert')).toHaveText('ساختن خروجی: انجام نشد. با خواست شما متوقف شد.')
  await page.getByRole('button', { name: 'از نو' }).click()
  for (let press = 0; press < 4; press++) await onward.click()
  await expect(work.getByRole('status')).toHaveText('ساختن خروجی: تمام شد.')
})

test('a PDF is shown in the page where the browser can, and is saved under its name', async ({ page }) => {
  const view = page.getByRole('region', { name: 'مجوز ۵۸۴۱۲' })
  const shownInPage = await page.evaluate(() => navigator.pdfViewerEnabled)
  await expect(view.locator('iframe')).toHaveCount(shownInPage ? 1 : 0)
  await expect(view.getByRole('button', { name: shownInPage ? 'چاپ' : 'باز کردن' })).toBeEnabled()
  const saved = page.waitForEvent('download')
  await view.getByRole('button', { name: 'دریافت' }).press('Enter')
  expect((await saved).suggestedFilename()).toBe('permit-58412.pdf')
})
