import { expect, type Page } from '@playwright/test'
import { accounts, newSession, openAs } from './accounts.ts'
import { test } from './test.ts'

const NationalId = '10380284807'
const low = { width: 1366, height: 768 }
const address = 'بندرعباس، بلوار امام خمینی، روبه‌روی اسکلهٔ شهید باهنر، ساختمان ترابر، طبقهٔ سوم'

type Registered = { TransportationCompanyName: string; Mobile: string; Address: string }
/** A company whose registration waits, with a picture of the page as its paper. Out: its id. */
async function register(page: Page, token: string, said: Registered): Promise<number> {
  const file = { name: 'سند.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const reply = await page.request.post('/api/v1/TransportationCompany/AddTransportationCompany', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...said, NationalId, CityId: 1, File: file },
  })
  return ((await reply.json()) as { data: { data: { id: number } } }).data.data.id
}

test('two registrations of one national id stand beside each other, and what is changed of one is confirmed', async ({
  browser,
}) => {
  const admin = await newSession(accounts.Admin)
  const page = await openAs(browser, admin, { viewport: low })
  await page.goto('/TransportationCompany')
  const own = { TransportationCompanyName: 'سپهر ترابر خلیج', Mobile: '09171234567', Address: address }
  const other = { TransportationCompanyName: 'سپهر ترابر', Mobile: '09139876543', Address: 'کرمان' }
  const id = await register(page, admin.accessToken, own)
  const otherId = await register(page, admin.accessToken, other)

  await page.goto(`/TransportationCompany?open=${id}`)
  const drawer = page.getByRole('dialog', { name: own.TransportationCompanyName })
  await expect(drawer.getByText('پیش از تصمیم، در پایین آن‌ها را کنار این ثبت‌نام ببینید.')).toBeVisible()
  const beside = drawer.getByRole('region', { name: 'ثبت‌نام‌های با همین شناسهٔ ملی' })
  // however long an address is, both mobiles are in sight together
  const mobiles = ['۰۹۱۷۱۲۳۴۵۶۷', '۰۹۱۳۹۸۷۶۵۴۳'].map((mobile) => beside.getByText(mobile))
  for (const mobile of mobiles) {
    await mobile.scrollIntoViewIfNeeded()
    await expect(mobile).toBeInViewport({ ratio: 1 })
  }
  for (const mobile of mobiles) await expect(mobile).toBeInViewport({ ratio: 1 })
  await expect(beside.getByRole('region', { name: 'سند شرکت' })).toHaveCount(2)

  await drawer.getByRole('button', { name: 'ویرایش شرکت' }).click()
  await page.getByLabel('شمارهٔ موبایل').fill('09171230000')
  await page.getByRole('button', { name: 'ثبت تغییر' }).click()
  const asked = page.getByRole('alertdialog', { name: `مشخصات ${own.TransportationCompanyName} ثبت شود؟` })
  await expect(asked).toContainText('از «۰۹۱۷۱۲۳۴۵۶۷» به «۰۹۱۷۱۲۳۰۰۰۰»')
  await asked.getByRole('button', { name: 'نه، برمی‌گردم' }).click()
  await page.getByRole('button', { name: 'ثبت تغییر' }).click()
  await asked.getByRole('button', { name: 'بله، ثبت شود' }).click()
  await expect(beside.getByText('۰۹۱۷۱۲۳۰۰۰۰')).toBeVisible()

  await drawer.getByRole('button', { name: 'تأیید شرکت' }).click()
  await expect(page.getByText(`«${own.TransportationCompanyName}» تأیید شد.`)).toBeVisible()
  // the other one waits no more
  await page.goto(`/TransportationCompany?open=${otherId}`)
  await expect(page.getByText('ثبت‌نام دیگری با همین شناسهٔ ملی تأیید شد.')).toBeVisible()
  // nor may it be accepted beside the first
  await expect(page.getByText('شرکت دیگری با همین شناسهٔ ملی تأیید شده است')).toBeVisible()
  await expect(page.getByRole('button', { name: 'تأیید شرکت' })).toHaveCount(0)
})
