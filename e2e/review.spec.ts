import { expect } from '@playwright/test'
import { accounts, newSession, openAs, phone, sessionOf } from './accounts.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

/** The ids of a product owner's cargos that await review, in the order of the list. */
async function awaitingIds(token: string, base = url()): Promise<[number, number]> {
  const reply = await fetch(`${base}/api/v1/Cargo/SearchCargo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ Statuses: [-1], Columns: 'id' }),
  })
  const { data } = (await reply.json()) as { data: { id: number }[] }
  const [first, second] = data.map((row) => row.id)
  if (!first || !second) throw new Error('the demo world has two cargos that await review')
  return [first, second]
}

const named = (id: number) => `بار ${id.toLocaleString('fa-IR', { useGrouping: false })}`

test('a product owner’s cargo is approved at a desk and rejected with a reason on a phone, and he reads of both', {
  tag: '@core',
}, async ({ browser }) => {
  const [support, his] = [await sessionOf('AdminSupport'), await sessionOf('ProductOwnerAdmin')]
  const [approved, rejected] = await awaitingIds(his.accessToken)

  const desk = await openAs(browser, support)
  await desk.goto(`/AdminCargos?view=review&open=${approved}`)
  const drawer = desk.getByRole('dialog', { name: named(approved) })
  await expect(drawer.getByRole('heading', { name: 'پیش از تأیید' })).toBeVisible()
  await expect(drawer.getByText('صاحب کالا تأیید شده است')).toBeVisible()
  await expect(drawer.getByText(/هنوز پاسخ نداده است/)).toBeVisible()
  await expect(
    drawer.getByText(/^با تأیید، چیزی از .+ کم نمی‌شود و رانندگان بی‌درنگ بار را می‌بینند\.$/),
  ).toBeVisible()
  await expect(drawer.getByText('۱ از ۲')).toBeVisible()
  await drawer.getByRole('button', { name: 'تأیید بار' }).click()
  // the next that waits opens in its place
  await expect(desk.getByRole('dialog', { name: named(rejected) })).toBeVisible()
  await desk.goto(`/AdminCargos?open=${approved}`)
  await expect(drawer.getByText('در حال ارسال').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'تأیید بار' })).toHaveCount(0)

  const hand = await openAs(browser, support, { viewport: phone })
  await hand.goto(`/AdminCargos?open=${rejected}`)
  const sheet = hand.getByRole('dialog', { name: named(rejected) })
  const reason = sheet.getByLabel('دلیل رد')
  await sheet.getByRole('button', { name: 'رد', exact: true }).click()
  await expect(reason).toBeFocused()
  await reason.fill('کامیون مناسب نداریم')
  await sheet.getByRole('button', { name: 'رد', exact: true }).click()
  await expect(sheet).toHaveCount(0)

  const owner = await openAs(browser, his)
  await owner.goto('/Notifications')
  await expect(owner.getByText(/^بار .* تأیید شد$/)).toBeVisible()
  await owner.getByRole('button', { name: /^دیدن «بار .* اعلام نشد»$/ }).click()
  await expect(owner.getByRole('dialog').getByText('دلیل: کامیون مناسب نداریم')).toBeVisible()
})

test('a product owner’s cargo that nobody reviews for 72 hours ends, and he reads why', async ({
  browser,
  own,
}) => {
  // three days later most of a demo world has ended, so that this one is of nobody else
  const before = await newSession(accounts.ProductOwnerAdmin, own.url)
  const [left] = await awaitingIds(before.accessToken, own.url)
  await moveClock(72 * 60 * minute, own.url)

  const his = await newSession(accounts.ProductOwnerAdmin, own.url)
  const owner = await openAs(browser, his, { base: own.url })
  await owner.goto(`/Cargos?open=${left}`)
  const drawer = owner.getByRole('dialog', { name: named(left) })
  await expect(drawer.getByText('در ۷۲ ساعت بررسی نشد').first()).toBeVisible()
  await owner.goto('/Notifications')
  await owner.getByRole('button', { name: `دیدن «${named(left)} اعلام نشد»` }).click()
  await expect(owner.getByRole('dialog').getByText('دلیل: در ۷۲ ساعت بررسی نشد')).toBeVisible()
  await owner.context().close()
})
