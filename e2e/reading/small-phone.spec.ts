import { expect } from '@playwright/test'
import { openScreen } from '../accounts.ts'
import { test } from '../test.ts'

const viewport = { width: 320, height: 640 }

test('on the smallest phone no word of a choice touches its edge', async ({ browser }) => {
  const page = await openScreen(browser, 'Driver', '/Me/Look', { viewport })
  const room = () =>
    page.locator('.big-choice label').evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        // behind the field itself, which fills the label
        words.setStart(label, 1)
        const [box, inner] = [label.getBoundingClientRect(), words.getBoundingClientRect()]
        return Math.min(inner.left - box.left, box.right - inner.right)
      }),
    )
  await expect.poll(async () => (await room()).length).toBeGreaterThan(8)
  for (const one of await room()) expect(one).toBeGreaterThanOrEqual(9)
})

test('on the smallest phone the head of the free loads has a title and a line', async ({ browser }) => {
  const page = await openScreen(browser, 'Driver', '/LoadList', { viewport })
  const line = page.locator('.phone-head .quiet-line')
  await expect(line).toBeVisible()
  await page.evaluate('document.fonts.ready')
  const lines = () =>
    line.evaluate(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    )
  expect(await lines()).toBe(1)
})

test('on the smallest phone the mark of a chosen sum lies on no figure', async ({ browser }) => {
  const page = await openScreen(browser, 'Driver', '/OnlineCharge', { viewport })
  const chosen = page.locator('.ready-sum[aria-pressed=true]')
  await expect(chosen).toBeVisible()
  const room = () =>
    chosen.evaluate((sum) => {
      const words = document.createRange()
      words.selectNodeContents(sum.querySelector('b') ?? sum)
      const mark = sum.querySelector('svg')?.getBoundingClientRect()
      return (mark?.left ?? 0) - words.getBoundingClientRect().right
    })
  expect(await room()).toBeGreaterThanOrEqual(0)
})

test('a wallet for more turns than can be counted at a glance has their number alone', async ({
  browser,
}) => {
  const page = await openScreen(browser, 'Driver', '/MyWallet', { viewport })
  await expect(page.getByText(/^برای [۰-۹]+ نوبت .+ بس است$/)).toBeVisible()
  await expect(page.locator('.turn-slips i')).toHaveCount(0)
})

test('on the smallest phone no word of a card of a list runs out of it', async ({ browser }) => {
  for (const path of ['/DriverReserves', '/Cargos', '/AccountReport']) {
    const page = await openScreen(browser, 'TransportationCompanyAdmin', path, { viewport })
    const cards = page.locator('.row-card')
    await expect(cards.first()).toBeVisible()
    await page.evaluate('document.fonts.ready')
    const over = await cards.evaluateAll((all) =>
      all.map((card) => {
        const words = document.createRange()
        words.selectNodeContents(card)
        const [box, inner] = [card.getBoundingClientRect(), words.getBoundingClientRect()]
        return Math.max(box.left - inner.left, inner.right - box.right)
      }),
    )
    expect(Math.max(...over), path).toBeLessThanOrEqual(0)
    await page.close()
  }
})
