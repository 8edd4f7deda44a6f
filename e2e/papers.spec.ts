import { expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openScreen, phone, sessionOf } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { test } from './test.ts'
import { url } from './world.ts'

/** One call as somebody who is signed in. */
async function ask<T>(token: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(`${url()}/api/v1/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return ((await reply.json()) as { data: T }).data
}
const tokenOf = async (role: Role) => (await sessionOf(role)).accessToken

/** The newest permit of a company to which nobody sent a paper yet. */
async function freshPermit(): Promise<number> {
  const token = await tokenOf('TransportationCompanyAdmin')
  type Row = { id: number; status: number }
  const rows = await ask<Row[]>(token, 'DriverReserve/SearchDriverReserve', { PageSize: 20 })
  const fresh = rows.find(({ status }) => status === 1 || status === 2)
  if (!fresh) throw new Error('the demo world has a permit without papers')
  return fresh.id
}

/** A permit that a driver has just taken for a load of the product owner's, which needs no turn. */
async function ownersPermit(): Promise<number> {
  const his = await tokenOf('ProductOwnerAdmin')
  const driver = await tokenOf('Driver')
  for (const { id: CargoId } of await ask<{ id: number }[]>(his, 'Cargo/SearchCargo', { Statuses: [0] })) {
    const taken = { CargoId, DriverLat: 27.19, DriverLong: 56.28 }
    type Taken = { data?: { reserveId: number } }
    const { data } = await ask<Taken>(driver, 'DriverReserve/AddDriverReserveWeb', taken)
    if (data) return data.reserveId
  }
  throw new Error('the owner of the demo world offers a load for this truck')
}

const drawerOf = (page: Page, id: number) =>
  page.getByRole('dialog', { name: `مجوز ${id.toLocaleString('fa-IR', { useGrouping: false })}` })

async function send(page: Page, id: number, paper: 'حواله' | 'بارنامه') {
  const picture = { name: `${paper}.png`, mimeType: 'image/png', buffer: await page.screenshot() }
  const drawer = drawerOf(page, id)
  await drawer.getByLabel(`فایل ${paper}`).setInputFiles(picture)
  await expect(drawer.getByRole('button', { name: `بزرگ دیدن ${paper}، برگ ۱ از ۱` })).toBeVisible()
}

test('a company takes a wrong waybill back with a reason, and support still sees it', async ({ browser }) => {
  const id = await freshPermit()
  const company = await openScreen(browser, 'TransportationCompanyAdmin', `/DriverReserves?open=${id}`)
  const drawer = drawerOf(company, id)
  await send(company, id, 'بارنامه')
  await expect(drawer.getByText('بارنامه رسید').first()).toBeVisible()

  await drawer.getByRole('button', { name: 'پس گرفتن بارنامه' }).click()
  const question = company.getByRole('alertdialog', { name: 'بارنامه پس گرفته شود؟' })
  await expect(question).toContainText('وضعیت مجوز به پیش از این سند برمی‌گردد.')
  expect(await breachesOf(company, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(question.getByText('دلیل پس گرفتن سند را بنویسید.')).toBeVisible()
  await question.getByLabel('دلیل', { exact: true }).fill('بارنامهٔ بار دیگری بود')
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(question).toHaveCount(0)

  await expect(drawer.getByText(/^(صادرشده|چاپ‌شده)$/).first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^بزرگ دیدن بارنامه/ })).toHaveCount(0)
  const told = drawer.getByRole('listitem').filter({ hasText: 'پس گرفتن بارنامه' })
  await expect(told).toContainText('بارنامهٔ بار دیگری بود')

  const support = await openScreen(browser, 'AdminSupport', `/AdminDriverReserve?open=${id}`)
  const kept = drawerOf(support, id).getByRole('list', { name: 'سندهای پس‌گرفته' })
  await expect(kept).toContainText('بارنامهٔ بار دیگری بود')
  await kept.getByRole('button', { name: 'دیدن' }).click()
  await expect(support.getByRole('dialog', { name: 'بارنامه', exact: true }).getByRole('img')).toBeVisible()
})

test('a product owner sends both papers on his phone and takes one back', async ({ browser }) => {
  const id = await ownersPermit()
  const owner = await openScreen(browser, 'ProductOwnerAdmin', `/DriverReserves?open=${id}`, {
    viewport: phone,
  })
  const drawer = drawerOf(owner, id)
  await send(owner, id, 'حواله')
  await send(owner, id, 'بارنامه')
  await expect(drawer.getByText('بارنامه رسید').first()).toBeVisible()

  const support = await openScreen(browser, 'AdminSupport', `/AdminDriverReserve?open=${id}`)
  await expect(drawerOf(support, id).getByRole('article', { name: 'حواله' })).toContainText('۱ برگ')

  await drawer.getByRole('button', { name: 'پس گرفتن حواله' }).click()
  const question = owner.getByRole('alertdialog', { name: 'حواله پس گرفته شود؟' })
  await expect(question).toContainText('وضعیت مجوز همان «بارنامه رسید» می‌ماند.')
  await question.getByLabel('دلیل', { exact: true }).fill('مهر نداشت')
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(drawer.getByRole('button', { name: /^بزرگ دیدن حواله/ })).toHaveCount(0)
  await expect(drawer.getByRole('listitem').filter({ hasText: 'پس گرفتن حواله' })).toContainText('مهر نداشت')
  await expect(drawer.getByText('بارنامه رسید').first()).toBeVisible()
})
