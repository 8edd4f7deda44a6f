import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { openFresh } from './accounts.ts'
import { test } from './test.ts'

type Heard = { headers: Record<string, string | string[] | undefined>; body: string }

/** A program that is told: it answers as the journey says. */
async function openProgram() {
  const heard: Heard[] = []
  const program = { url: '', heard, status: 500, close: () => void server.close() }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(program.status).end(program.status === 500 ? 'out of order' : 'thank you')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bargah`
  return program
}

function isSigned({ headers, body }: Heard, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

test('a company has its program told, sees what was answered, and sends it again', async ({ browser }) => {
  const program = await openProgram()
  const page = await openFresh(browser, 'TransportationCompanyAdmin', '/ApiKeys')
  await page.getByRole('link', { name: 'وب‌هوک‌ها' }).last().click()
  await page.getByRole('button', { name: 'وب‌هوک تازه' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'وب‌هوک تازه' })
  const make = async (address: string) => {
    await dialog.getByLabel('نشانی').fill(address)
    await dialog.getByRole('button', { name: 'ساختن وب‌هوک' }).click()
  }
  await dialog.getByRole('button', { name: /^رویدادها/ }).click()
  await expect(page.getByRole('checkbox', { name: 'گرفتن نوبت' })).toHaveCount(0)
  for (const kind of ['اعلام بار', 'صدور مجوز'])
    await page.getByRole('checkbox', { name: kind }).check({ force: true })
  await page.keyboard.press('Escape')
  await make('https://10.0.0.1/hook')
  await expect(dialog.getByText(/به درون شبکه می‌رسد/)).toBeVisible()
  await make(program.url)
  const made = page.getByRole('dialog', { name: 'راز امضای وب‌هوک' })
  const secret = await made.getByLabel('راز', { exact: true }).inputValue()
  await page.context().grantPermissions(['clipboard-write'])
  await made.getByRole('button', { name: 'کپی راز' }).click()
  await made.locator('.dialog-foot').getByRole('button', { name: 'بستن' }).click()

  const act = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(program.url) }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('رویداد آزمایشی')
  await expect.poll(() => program.heard.length).toBe(1)
  await act('فرستاده‌ها')
  const drawer = page.getByRole('dialog', { name: 'فرستاده‌ها' })
  await expect(drawer.getByText('کد پاسخ ۵۰۰')).toBeVisible()
  await expect(drawer.getByText('out of order')).toBeVisible()
  program.status = 200
  await drawer.getByRole('button', { name: /فرستادن دوباره/ }).click()
  await expect(drawer.getByText('رسیده')).toBeVisible()
  await expect(drawer.getByText('thank you')).toBeVisible()
  const last = program.heard.at(-1)
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
  expect(last && isSigned(last, secret)).toBe(true)
  await drawer.getByRole('button', { name: 'بستن' }).click()

  await act('ویرایش')
  const changing = page.getByRole('dialog', { name: 'ویرایش وب‌هوک' })
  await expect(changing.getByLabel('نشانی')).toHaveValue(program.url)
  await changing.getByRole('button', { name: /^رویدادها/ }).click()
  await expect(page.getByRole('checkbox', { name: 'اعلام بار' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'صدور مجوز' }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await changing.getByRole('button', { name: 'ثبت ویرایش' }).click()
  await expect(changing).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: program.url })).not.toContainText('صدور مجوز')

  await act('ایستادن')
  await expect(page.getByRole('row').getByText('ایستاده')).toBeVisible()
  await act('برداشتن')
  await page.getByRole('button', { name: 'بله، برداشته شود' }).click()
  await expect(page.getByText('وب‌هوکی نیست')).toBeVisible()
  program.close()
})
