import { expect, type Page } from '@playwright/test'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { pdf } from '../server/test/files.ts'
import { accounts, newSession } from './accounts.ts'
import { url } from './world.ts'

type Reply = { data: never; statusCode: number; errors: string[] }

/** Makes a call of the server as a program does. */
export async function call<Data>(path: string, body?: object, token?: string) {
  const reply = await fetch(url() + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await reply.json()) as Omit<Reply, 'data'> & { data: Data }
}
export const asAdmin = async <Data>(path: string, body?: object) =>
  call<Data>(path, body, (await newSession(accounts.Admin)).accessToken)

/** The code that was last sent to a number, as the administrator of a demo reads it. */
export async function codeSentTo(mobile: string): Promise<string> {
  const { data } = await asAdmin<{ to: string; kind: string; text: string }[]>('/api/v1/Outbox/GetAll')
  const sms = data.find(({ to, kind }) => to === mobile && kind === 'activation_code')
  return /\d{6}/.exec(toLatinDigits(sms?.text ?? ''))?.[0] ?? ''
}

export const codeField = (page: Page) => page.getByLabel('کد شش‌رقمی')

/** Number, rules, code: how every registration begins. */
export async function prove(page: Page, mobile: string) {
  await page.getByLabel('موبایل').fill(mobile)
  await page.getByLabel('قوانین را می‌پذیرم').check({ force: true })
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeSentTo(mobile))
}

/** What the page shows this once, in Latin digits and without the blanks between its groups. */
export async function shownPassword(page: Page): Promise<string> {
  const shown = page.getByText('گذرواژه', { exact: true }).locator('xpath=following-sibling::dd[1]')
  return toLatinDigits((await shown.innerText()).replace(/\s/g, ''))
}

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

export async function sendPaper(page: Page, { province, city }: { province: string; city: string }) {
  await choose(page, 'استان', province)
  await choose(page, 'شهر', city)
  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await page.locator('input[type=file]').setInputFiles(paper)
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()
  await expect(page.getByRole('heading', { name: 'ثبت‌نام شما رسید و منتظر است' })).toBeVisible()
}
