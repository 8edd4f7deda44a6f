import { expect } from '@playwright/test'
import { openAs, phone, sessionOf } from './accounts.ts'
import { url } from './people.ts'
import { test } from './test.ts'

/** The ids of a product owner's cargos that await review. */
async function awaitingIds(token: string): Promise<[number, number]> {
  const reply = await fetch(`${url()}/api/v1/Cargo/SearchCargo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ Statuses: [-1], Columns: 'id' }),
  })
  const { data } = (await reply.json()) as { data: { id: number }[] }
  const [first, second] = data.map((row) => row.id)
  if (!first || !second) throw new Error('the demo world has two cargos that await review')
  return [first, second]
}

test('a product owner’s cargo is approved at a desk and rejected with a reason on a phone, and he reads of both', async ({
  browser,
}) => {
  const [support, his] = [await sessionOf('AdminSupport'), await sessionOf('ProductOwnerAdmin')]
  const [approved, rejected] = await awaitingIds(his.accessToken)

  const desk = await openAs(browser, support)
  await desk.goto(`/AdminCargos?open=${approved}`)
  const drawer = desk.getByRole('dialog', { name: /^بار / })
  await drawer.getByRole('button', { name: 'تأیید', exact: true }).click()
  await desk.getByRole('button', { name: 'بله، تأیید می‌کنم' }).click()
  await expect(drawer.getByText('در حال ارسال')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'رد با دلیل' })).toHaveCount(0)

  const hand = await openAs(browser, support, { viewport: phone })
  await hand.goto(`/AdminCargos?open=${rejected}`)
  const sheet = hand.getByRole('dialog', { name: /^بار / })
  await sheet.getByRole('button', { name: 'رد با دلیل' }).click()
  const asked = hand.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'بله، رد شود' }).click()
  await expect(asked.getByText('دلیل رد را بنویسید.')).toBeVisible()
  await asked.getByLabel('دلیل رد').fill('کامیون مناسب نداریم')
  await asked.getByRole('button', { name: 'بله، رد شود' }).click()
  await expect(sheet.getByText('کامیون مناسب نداریم')).toBeVisible()

  const owner = await openAs(browser, his)
  await owner.goto('/Notifications')
  await expect(owner.getByText(/^بار .* تأیید شد$/)).toBeVisible()
  await owner.getByRole('button', { name: /^دیدن «بار .* اعلام نشد»$/ }).click()
  await expect(owner.getByRole('dialog').getByText('دلیل: کامیون مناسب نداریم')).toBeVisible()
})
