import { expect, type Page } from '@playwright/test'
import { breachesOf } from '../axe.ts'
import { openPart, parts, test } from './gallery.ts'
import { looks, looksAt } from '../looks.ts'
import { url } from '../world.ts'

const dress = (page: Page, theme: string) =>
  page.addInitScript((wanted) => {
    if (window.top === window) localStorage.setItem('bargah.theme', wanted)
  }, theme)

test.describe('in every look', () => {
  test.use({ isAlone: true })

  for (const look of looks) {
    const { viewport, theme } = look
    const where = `${viewport.width} px, ${theme}`

    test(`every part of the gallery keeps to WCAG 2.2 AA and to its width: ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await dress(page, theme)
      for (const part of parts.filter((_part, at) => looksAt(at).includes(look))) {
        await openPart(page, part)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await breachesOf(page), part).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${part} is wider than the window`).toBeLessThanOrEqual(0)
      }
    })

    if (looksAt(1).includes(look))
      test(`what opens over the page keeps to WCAG 2.2 AA: ${where}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await dress(page, theme)
        await openPart(page, 'overlays')
        for (const name of ['گفت‌وگو', 'پرسش', 'برگه', 'کشو']) {
          await page.getByRole('button', { name, exact: true }).click()
          expect(await breachesOf(page, 'dialog[open]'), name).toEqual([])
          const overflow = await page.locator('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)
          expect(overflow, `${name} scrolls sideways`).toBe(0)
          await page.keyboard.press('Escape')
          await expect(page.locator('dialog')).toHaveCount(0)
        }
        for (const name of ['پیام موفقیت', 'پیام خطا', 'پیام با کار'])
          await page.getByRole('button', { name }).click()
        expect(await breachesOf(page, '.toasts'), 'toasts').toEqual([])

        await openPart(page, 'acts')
        await page.getByRole('button', { name: 'کارها' }).click()
        expect(await breachesOf(page, opened), 'menu').toEqual([])

        await openPart(page, 'choices')
        for (const open of [
          () => page.getByRole('combobox', { name: /شهر مقصد/ }).click(),
          () => page.getByRole('button', { name: /بارگیرهای پذیرفته/ }).click(),
          () => page.locator('#date').getByRole('button', { name: 'باز کردن تقویم' }).first().click(),
          () => page.locator('#filters').getByRole('button', { name: 'تاریخ' }).click(),
        ]) {
          await open()
          expect(await breachesOf(page, opened), open.toString()).toEqual([])
          await page.keyboard.press('Escape')
        }
      })
  }
})

const opened = '.popover:popover-open'

test.describe('in a browser that nobody used before', () => {
  test.use({ isAlone: true })

  test('the gallery changes its theme, and remembers it', async ({ page }) => {
    await openPart(page, 'acts')
    await page.getByRole('button', { name: 'حالت تیره' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.getByRole('button', { name: 'حالت روشن' })).toBeVisible()
  })
})

test('the parts of the gallery are links that can be kept', async ({ page }) => {
  await openPart(page, 'acts')
  await page.getByRole('tab', { name: 'نمودار و نقشه' }).click()
  await expect(page).toHaveURL(/part=charts/)
  await expect(page.getByRole('tabpanel', { name: 'نمودار و نقشه' })).toBeVisible()
})

test('the gallery is shut where the server holds no demo world', async ({ page }) => {
  await page.route('**/demo.json', (route) => route.fulfill({ json: { demo: false } }))
  await page.goto(`${url()}/dev/ui`)
  await expect(page).toHaveURL(/error404/)
  await expect(page.getByRole('heading', { level: 2, name: 'صفحه‌ای با این نشانی پیدا نشد' })).toBeVisible()
})
