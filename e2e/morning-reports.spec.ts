import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { accounts, newSession, openAs } from './accounts.ts'
import { breachesOf } from './axe.ts'
import { openReports, viewNow } from './list-tools.ts'
import { minute, moveClock } from './people.ts'
import { test } from './test.ts'
import { readClock } from './world.ts'

const name = 'بارهای من'
const dayMs = 24 * 60 * minute

/** A new sign-in, as nights end them. */
const open = async (browser: Parameters<typeof openAs>[0], width = 1366) =>
  openAs(browser, await newSession(accounts.TransportationCompanyAdmin), { viewport: { width, height: 800 } })

/** To the next seven o'clock in Tehran, half past three by UTC. */
async function toNextMorning() {
  const now = (await readClock()).getTime()
  await moveClock(dayMs - ((now - 210 * minute) % dayMs) + 1_000)
}

test('a view comes as a file each morning, with a notice, until it is stopped', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/Cargos?columns=id,route,-loader')
  await openReports(page)
  await page.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  await page.getByLabel('نام گزارش').fill(name)
  await page.keyboard.press('Enter')
  await expect(viewNow(page)).toContainText(name)

  await openReports(page)
  await page.getByRole('button', { name: `هر صبح بفرست ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `هر صبح بفرست: «${name}»` })
  await expect(dialog.getByLabel('ساعت، به وقت تهران')).toHaveValue('7')
  expect(await breachesOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'هر صبح بفرست' }).click()
  await expect(page.getByText('هر صبح ساعت ۷ فرستاده می‌شود.')).toBeVisible()
  const reports = await openReports(page)
  await expect(reports.getByText('هر صبح ساعت ۷')).toBeVisible()
  // it is stopped first
  await expect(page.getByRole('button', { name: `حذف گزارش ${name}` })).toHaveCount(0)
  await page.close()

  await toNextMorning()
  const morning = await open(browser, 1440)
  await morning.goto('/')
  await expect(async () => {
    await morning.goto('/Notifications')
    await expect(morning.getByText(`گزارش «${name}» آماده است`)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await morning.getByText(`گزارش «${name}» آماده است`).click()
  await expect(morning.getByRole('heading', { name: 'گزارش‌های هر صبح' })).toBeVisible()
  expect(await breachesOf(morning)).toEqual([])
  const coming = morning.waitForEvent('download')
  await morning.getByRole('button', { name: new RegExp(`^گرفتن فایل ${name}`) }).click()
  const file = await coming
  expect(file.suggestedFilename()).toContain(name)
  const { sheets } = await readXlsx(await readFile(await file.path()))
  const [head = [], ...rows] = sheets[0]?.rows ?? []
  expect(head[0]).toBe('شناسه')
  expect(head).not.toContain('بارگیر')
  expect(rows.length).toBeGreaterThan(0)

  await morning.getByRole('button', { name: `یک بار همین اکنون بفرست ${name}` }).click()
  const files = morning.getByRole('list', { name: `فایل‌های ${name}` }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  await expect(files.getByRole('button')).toHaveCount(2)

  await morning.getByRole('button', { name: `متوقف کن ${name}` }).click()
  await morning.getByRole('button', { name: 'بله، متوقف شود' }).click()
  await expect(morning.getByText('گزارشی هر صبح فرستاده نمی‌شود')).toBeVisible()
  await morning.goto('/Cargos')
  await openReports(morning)
  await expect(morning.getByRole('button', { name: `حذف گزارش ${name}` })).toBeVisible()
})
