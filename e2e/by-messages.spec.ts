import { expect, type Page } from '@playwright/test'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { newSession, openAs, sessionOf } from './accounts.ts'
import { declareLoad } from './declare-load.ts'
import { minute, moveClock, signIn } from './people.ts'
import { call } from './registering.ts'
import { test } from './test.ts'
import { readClock, url } from './world.ts'

/** Of a round every half hour, where the second demo driver takes turns at the desk. */
const hall = { id: 2, name: 'اصفهان', latitude: 32.6146, longitude: 51.6693 }
const driver = { nationalId: '1000000028', card: '3000002' }
const stranger = '09120000000'

async function toNextRound() {
  const now = (await readClock()).getTime()
  await moveClock(30 * minute - (now % (30 * minute)) + 5_000)
}

/** A message from a telephone to our number, as its carrier hands it on. */
async function send(from: string, text: string) {
  const reply = await fetch(`${url()}/sms/inbox/demo?${new URLSearchParams({ from, text })}`)
  expect(reply.status).toBe(200)
}

/** The number that his account has. */
async function mobileOf({ nationalId }: typeof driver) {
  const { accessToken } = await newSession({ username: nationalId, door: 'Driver' })
  return (await call<{ profile: { mobile: string } }>('/api/v1/User/Me', undefined, accessToken)).data.profile
    .mobile
}

/** What came to a telephone, the newest first, as the demo's box shows it. */
async function messagesTo(page: Page, mobile: string) {
  await page.goto(`/Outbox?q=${mobile}`)
  return page.getByRole('row').filter({ hasText: toPersianDigits(mobile) })
}

test('a driver without a smartphone lives a day by messages: his number, his place, and the load that he got', async ({
  browser,
}) => {
  const mobile = await mobileOf(driver)
  const box = await openAs(browser, await sessionOf('Admin'))
  const desk = await signIn(browser, 'LoadHall2', 'پشتیبانی')
  await send(mobile, 'نوبت')
  await expect((await messagesTo(box, mobile)).first()).toContainText('نوبت فعالی ندارید.')

  // the hall gives him a turn, and its number comes to his telephone
  await declareLoad({ rentToman: 31_000_000, hall })
  await desk.goto('/DriverTurn')
  await desk.getByLabel('کد ملی راننده').fill(driver.nationalId)
  await desk.getByLabel('شمارهٔ کارت هوشمند ناوگان').fill(driver.card)
  await desk.getByRole('button', { name: 'دادن نوبت' }).click()
  await desk.getByRole('button', { name: 'بله، نوبت داده شود' }).click()
  const number = await desk.getByRole('status').filter({ hasText: 'نوبت ثبت شد' }).locator('b').textContent()
  await expect((await messagesTo(box, mobile)).first()).toContainText(
    `نوبت شما در سالن ${hall.name}: ${number}.`,
  )

  // he asks where he stands; a stranger who asks gets no word
  await send(mobile, `نوبت ${number}`)
  await send(stranger, `نوبت ${number}`)
  await expect((await messagesTo(box, mobile)).first()).toContainText(
    new RegExp(`نوبت ${number} در سالن ${hall.name}: .+ اعلام بعدی: `),
  )
  await expect(await messagesTo(box, stranger)).toHaveCount(0)

  // he says at the desk what he wants, and reads what the round gave
  await toNextRound()
  await desk.reload()
  await desk.getByRole('button', { name: `کارهای نوبت ${number}` }).click()
  await desk.getByRole('menuitem', { name: 'ثبت انتخاب' }).click()
  const drawer = desk.getByRole('dialog', { name: `نوبت ${number}` })
  await drawer
    .getByRole('button', { name: /^افزودن بار/ })
    .first()
    .click()
  await expect(desk.getByRole('list', { name: 'فهرست این دور' }).getByRole('listitem')).toHaveCount(1)
  await moveClock(10 * minute)
  const got = (await messagesTo(box, mobile)).first()
  await expect(got).toContainText(/بار اصفهان به .+ به شما رسید\. مجوز [۰-۹]+/)
  const permit = /مجوز ([۰-۹]+)/.exec((await got.textContent()) ?? '')?.[1]

  // the number in the message is the permit that the desk finds
  await desk.goto(`/LoadHallReserve?q=${permit}`)
  await expect(
    desk
      .getByRole('row')
      .filter({ hasText: permit ?? '' })
      .first(),
  ).toBeVisible()
})
