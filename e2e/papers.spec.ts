import { expect, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openAs, phone, sessionOf } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { url } from './people.ts'
import { test } from './test.ts'

/** A permit that a role sees, issued and not yet printed. */
async function issuedPermit(role: Role): Promise<number> {
  const { accessToken } = await sessionOf(role)
  const reply = await fetch(`${url()}/api/v1/DriverReserve/SearchDriverReserve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ DriverReserveStatus: 1 }),
  })
  const { data } = (await reply.json()) as { data: { id: number }[] }
  const [first] = data
  if (!first) throw new Error(`the demo world has an issued permit for ${role}`)
  return first.id
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
  const id = await issuedPermit('TransportationCompanyAdmin')
  const company = await openAs(browser, await sessionOf('TransportationCompanyAdmin'))
  await company.goto(`/DriverReserves?open=${id}`)
  const drawer = drawerOf(company, id)
  await send(company, id, 'بارنامه')
  await expect(drawer.getByText('بارنامه بارگذاری‌شده').first()).toBeVisible()

  await drawer.getByRole('button', { name: 'پس گرفتن بارنامه' }).click()
  const question = company.getByRole('alertdialog', { name: 'بارنامه پس گرفته شود؟' })
  await expect(question).toContainText('وضعیت مجوز به پیش از این سند برمی‌گردد.')
  expect(await breachesOf(company, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(question.getByText('دلیل پس گرفتن سند را بنویسید.')).toBeVisible()
  await question.getByLabel('دلیل', { exact: true }).fill('بارنامهٔ بار دیگری بود')
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(question).toHaveCount(0)

  await expect(drawer.getByText('صادرشده').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^بزرگ دیدن بارنامه/ })).toHaveCount(0)
  const told = drawer.getByRole('listitem').filter({ hasText: 'پس گرفتن بارنامه' })
  await expect(told).toContainText('بارنامهٔ بار دیگری بود')

  const support = await openAs(browser, await sessionOf('AdminSupport'))
  await support.goto(`/AdminDriverReserve?open=${id}`)
  const kept = drawerOf(support, id).getByRole('list', { name: 'سندهای پس‌گرفته' })
  await expect(kept).toContainText('بارنامهٔ بار دیگری بود')
  await kept.getByRole('button', { name: 'دیدن' }).click()
  await expect(support.getByRole('dialog', { name: 'بارنامه', exact: true }).getByRole('img')).toBeVisible()
})

test('a product owner sends both papers on his phone and takes one back', async ({ browser }) => {
  const id = await issuedPermit('ProductOwnerAdmin')
  const owner = await openAs(browser, await sessionOf('ProductOwnerAdmin'), { viewport: phone })
  await owner.goto(`/DriverReserves?open=${id}`)
  const drawer = drawerOf(owner, id)
  await send(owner, id, 'حواله')
  await send(owner, id, 'بارنامه')
  await expect(drawer.getByText('بارنامه بارگذاری‌شده').first()).toBeVisible()

  const support = await openAs(browser, await sessionOf('AdminSupport'))
  await support.goto(`/AdminDriverReserve?open=${id}`)
  await expect(drawerOf(support, id).getByRole('article', { name: 'حواله' })).toContainText('۱ برگ')

  await drawer.getByRole('button', { name: 'پس گرفتن حواله' }).click()
  const question = owner.getByRole('alertdialog', { name: 'حواله پس گرفته شود؟' })
  await expect(question).toContainText('وضعیت مجوز همان «بارنامه بارگذاری‌شده» می‌ماند.')
  await question.getByLabel('دلیل', { exact: true }).fill('مهر نداشت')
  await question.getByRole('button', { name: 'بله، پس گرفته شود' }).click()
  await expect(drawer.getByRole('button', { name: /^بزرگ دیدن حواله/ })).toHaveCount(0)
  await expect(drawer.getByRole('listitem').filter({ hasText: 'پس گرفتن حواله' })).toContainText('مهر نداشت')
  await expect(drawer.getByText('بارنامه بارگذاری‌شده').first()).toBeVisible()
})
