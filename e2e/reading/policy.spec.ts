import { expect } from '@playwright/test'
import { desk, openAs } from '../accounts.ts'
import { test } from '../test.ts'
import { refusedByPolicy } from '../windows.ts'

// that no screen meets what the policy forbids is asked after every test of every spec (e2e/test.ts)

test('a calendar and the page for developers keep their styles', async ({ browser }) => {
  const page = await openAs(browser, null, { viewport: desk })
  await page.goto('/dev/ui?part=choices')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).first().click()
  const pressStyle = page.locator('style#react-aria-pressable-style')
  expect(await pressStyle.evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length)).toBe(1)

  await page.goto('/docs')
  await expect(page.getByRole('navigation')).toHaveCSS('position', 'sticky')
})

test('a PDF in the page keeps its styles', async ({ whole }) => {
  const page = await openAs(whole, null, { viewport: desk })
  await page.goto('/dev/ui?part=files')
  await expect(page.locator('.pdf iframe')).toHaveAttribute('src', /^blob:/)
  // the frame is drawn by a page of the browser's own
  await expect.poll(() => page.frames().length).toBeGreaterThan(1)
})

test('styles that came into a page with somebody’s words have no effect', async ({ browser }) => {
  const page = await openAs(browser, null)
  await page.goto('/')
  const { marginTop, marginBottom } = await page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<b style="margin-top: 99px">x</b><style>b { margin-bottom: 99px !important }</style>'
    document.body.append(box)
    const { marginTop, marginBottom } = getComputedStyle(box.firstElementChild as Element)
    return { marginTop, marginBottom }
  })
  expect({ marginTop, marginBottom }).toEqual({ marginTop: '0px', marginBottom: '0px' })
  expect(refusedByPolicy.splice(0)).not.toEqual([])
})
