import { expect } from '@playwright/test'
import { openScreen } from '../accounts.ts'
import { test } from '../test.ts'

test('what is read of a load stays where it stands when its history comes late', async ({ browser }) => {
  const viewport = { width: 360, height: 740 }
  const page = await openScreen(browser, 'TransportationCompanyAdmin', '/Cargos', { viewport })
  const row = page.locator('[data-open] button').first()
  await expect(row).toBeVisible()
  const held = new Map<string, () => void>()
  const calls = ['Cargo/GetCargoById', 'DriverPriority/GetByCargoId', 'DriverReserve/GetReserveByCargoId']
  for (const call of [...calls, 'Cargo/GetLife'])
    await page.route(new RegExp(`/${call}`, 'i'), async (route) => {
      await new Promise<void>((done) => held.set(call, done))
      await route.continue()
    })
  await row.click()
  const drawer = page.getByRole('dialog')
  const facts = drawer.getByRole('heading', { name: 'مشخصات' })
  const foot = drawer.locator('.drawer-foot')
  const high = async () => (await foot.boundingBox())?.height
  const top = async () => (await facts.boundingBox())?.y ?? Number.NaN
  await expect(facts).toBeVisible()
  const [before, highBefore] = [await top(), await high()]
  await expect.poll(() => held.size).toBe(calls.length + 1)
  for (const call of calls) held.get(call)?.()
  await expect(drawer.getByText('محدودهٔ انتخاب')).toBeVisible()
  expect(await top()).toBe(before)
  held.get('Cargo/GetLife')?.()
  await expect(drawer.getByRole('heading', { name: 'روند' })).toBeVisible()
  await expect(drawer.locator('.skeleton')).toHaveCount(0)
  expect(await top()).toBe(before)
  expect(await high()).toBe(highBefore)
})
