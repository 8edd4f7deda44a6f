import { expect } from '@playwright/test'
import { openAs, phone } from '../accounts.ts'
import { poorContrastOn } from '../contrast.ts'
import { test } from '../test.ts'

test('what axe leaves open of a contrast is measured: grey over a shade of plum is found, white is not', async ({
  browser,
}) => {
  const page = await openAs(browser, null, { viewport: phone })
  await page.goto('/login')
  const heading = page.locator('#root h1')
  const inColour = (color: string) =>
    heading.evaluate((node, to) => {
      Object.assign(node.style, {
        color: to,
        background: 'linear-gradient(#922c88, #802077)',
        fontSize: '16px',
      })
    }, color)
  await inColour('#aaa')
  expect(await poorContrastOn(page)).toEqual([expect.stringMatching(/^«شمارهٔ همراهتان.* stands at 3\./)])
  await inColour('#fff')
  expect(await poorContrastOn(page)).toEqual([])
})
