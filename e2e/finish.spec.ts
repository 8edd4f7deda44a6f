import { expect } from '@playwright/test'
import { accounts, newSession, openAs, openScreen } from './accounts.ts'
import { declareLoad, minuteHall } from './declare-load.ts'
import { minute, moveClock, signIn, takeTurn, wantLoad } from './people.ts'
import { test } from './test.ts'
import { url } from './world.ts'

/** A sum that no other load of the demo world has. */
const rentToman = 47_123_400
const netPay = '۴۷٬۱۲۰٬۹۰۰'
const why = 'ظرفیت انبار مقصد پر شد'

async function giveUpTurn(username: string) {
  const { accessToken } = await newSession({ username, door: 'Driver' })
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await fetch(`${url()}/api/v1/DriverTurn/GetDriverTurnInfoWeb`, { headers })
  const { data } = (await reply.json()) as { data: { id: number } }
  const path = `/api/v1/DriverTurn/CancelDriverTurn?DriverTurnId=${data.id}`
  const { status } = await fetch(`${url()}${path}`, { method: 'POST', headers })
  expect(status).toBe(200)
}

test('Admin finishes a load that drivers want: their requests go with it, and they read why', async ({
  browser,
}) => {
  const company = await newSession(accounts.TransportationCompanyAdmin)
  const driver = await signIn(browser, '1000000011', 'راننده')
  await takeTurn(driver, minuteHall.name)
  const id = await declareLoad({ rentToman, loaderTypeId: 5001, trucks: 2 })
  await moveClock(2 * minute)
  await driver.goto('/ShowCargoHall')
  await wantLoad(driver, netPay)

  const desk = await openAs(browser, company)
  await desk.goto(`/Cargos?open=${id}`)
  await desk.getByRole('button', { name: 'اتمام بار' }).click()
  await expect(desk.getByText(/راننده این بار را در دور .* تمام نمی‌شود/)).toBeVisible()
  await expect(desk.getByRole('button', { name: 'بله، تمام شود' })).toBeDisabled()

  const admin = await openScreen(browser, 'Admin', `/AdminCargos?open=${id}`)
  await admin.getByRole('button', { name: 'اتمام بار' }).click()
  await admin.getByRole('button', { name: 'بله، تمام شود' }).click()
  await expect(admin.getByText('دلیل اتمام بار را بنویسید.')).toBeVisible()
  await admin.getByLabel('دلیل اتمام').fill(why)
  await admin.getByRole('checkbox', { name: /درخواست منتظر هم لغو شود/ }).check({ force: true })
  await admin.getByRole('button', { name: 'بله، تمام شود' }).click()
  await expect(admin.getByText(`«${why}»`, { exact: false })).toBeVisible()

  await driver.goto('/Notifications')
  await expect(driver.getByText(/از فهرست شما برداشته شد/).first()).toBeVisible()
  await expect(driver.getByText(why).first()).toBeVisible()

  await moveClock(2 * minute)
  await desk.goto(`/Cargos?open=${id}`)
  await desk.getByRole('button', { name: 'برگشت به ارسال' }).click()
  await desk.getByRole('button', { name: 'بله، برگردد' }).click()
  await expect(desk.getByRole('dialog').getByText('برگشت به ارسال')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'اتمام بار' })).toBeVisible()

  // the next story in this hall begins with no round open, and with a driver who has no turn
  await moveClock(30 * minute)
  await giveUpTurn('1000000011')
})
