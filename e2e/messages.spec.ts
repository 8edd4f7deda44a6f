import { expect } from '@playwright/test'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { desk, openAs, openScreen, phone, sessionOf } from './accounts.ts'
import { openFilters } from './list-tools.ts'
import { breachesOf } from './axe.ts'
import { giveVoice, voicedIn } from './heard.ts'
import { test } from './test.ts'
import { url } from './world.ts'

/** A cargo of the demo world, by its number as people write it. */
async function anyCargo(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ PageSize: 1, Columns: 'id' })
  const reply = await fetch(`${url()}/api/v1/Cargo/SearchCargo`, { method: 'POST', headers, body })
  const { data } = (await reply.json()) as { data: { id: number }[] }
  return (data[0]?.id ?? 0).toLocaleString('fa-IR', { useGrouping: false })
}

test('a driver asks on his phone, the administration answers at its desk, and both see it without asking again', {
  tag: '@core',
}, async ({ browser }) => {
  const driver = await openAs(browser, await sessionOf('Driver'), { viewport: phone })
  const administrator = await sessionOf('Admin')
  await giveVoice(driver)
  const admin = await openAs(browser, administrator, { viewport: desk })
  const cargo = await anyCargo(administrator.accessToken)
  const title = 'کارت هوشمند تازه گرفته‌ام'
  const asked = `بار ${cargo} را با کارت پیشین گرفته‌ام. چه کنم؟`
  await driver.goto('/')
  await driver.getByRole('link', { name: 'کمک' }).click()
  await driver.getByRole('link', { name: 'پیام نوشتنی' }).click()
  const box = driver.getByRole('textbox')
  await driver.getByRole('button', { name: 'بفرست' }).click()
  await expect(driver.getByText('متن پیام را وارد کنید.')).toBeVisible()
  await box.fill(`${title}\n${asked}`)
  // neither Back nor a page that is lost takes what was written
  await expect(driver.getByText('روی گوشی نگه داشته شد. برگردید هم می‌ماند.')).toBeVisible()
  await driver.goBack()
  await expect(driver.getByText('نوشتهٔ شما مانده است')).toBeVisible()
  await driver.reload()
  await driver.getByRole('link', { name: 'پیام نوشتنی' }).click()
  await expect(box).toHaveValue(`${title}\n${asked}`)
  await driver.getByRole('button', { name: 'بفرست' }).click()
  const talk = driver.getByRole('dialog', { name: title })
  await expect(talk.getByText(asked)).toBeVisible()
  await talk.getByLabel('ادامهٔ پیام شما').fill('و یک چیز دیگر')

  await admin.goto('/AdminComment')
  await admin.getByRole('button', { name: 'باز کردن پیام کارت هوشمند تازه گرفته‌ام' }).click()
  const thread = admin.getByRole('region', { name: 'پیام باز' })
  await expect(thread.getByRole('button', { name: new RegExp(`^بار ${cargo}،`) })).toBeVisible()
  await thread.getByRole('button', { name: 'فرستادن پاسخ' }).click()
  await expect(thread.getByText('متن پاسخ را وارد کنید.')).toBeVisible()
  await thread.getByLabel('پاسخ شما').fill('کارت تازه را در سالن نشان دهید.')
  await thread.getByRole('button', { name: 'فرستادن پاسخ' }).click()
  await expect(thread.getByRole('log').getByText('کارت تازه را در سالن نشان دهید.')).toBeVisible()
  await expect(thread.getByLabel('پاسخ شما')).toHaveValue('')

  await expect(talk.getByText('کارت تازه را در سالن نشان دهید.')).toBeVisible()
  await driver.goto('/Notifications')
  await driver.getByText('پاسخ پیام شما رسید').first().click()
  await expect(talk.getByLabel('ادامهٔ پیام شما')).toHaveValue('و یک چیز دیگر')
  await expect(thread.getByText(/^دیده شد/)).toBeVisible()
  await talk
    .getByRole('button', { name: /^بشنو، پیام/ })
    .last()
    .click()
  await expect.poll(() => voicedIn(driver)).toEqual(['کارت تازه را در سالن نشان دهید.'])
  await expect(thread.getByRole('button', { name: /^بشنو/ })).toHaveCount(0)
})

test('the administration narrows the questions, sees how many wait, and comes from one to wallet and file', async ({
  browser,
}) => {
  const admin = await openScreen(browser, 'Admin', '/AdminComment', { viewport: desk })
  const countOf = async (view: string) => {
    const tab = admin.getByRole('tab', { name: new RegExp(`^${view}`) })
    await expect(tab).toHaveText(/[۰-۹]/)
    return Number(toLatinDigits((await tab.innerText()).replaceAll(/[^۰-۹]/g, '')))
  }
  const waiting = await countOf('بی‌پاسخ')
  expect(await countOf('همه')).toBe(waiting + (await countOf('پاسخ‌داده‌شده')))
  await admin.getByRole('tab', { name: /^همه/ }).click()
  const filters = await openFilters(admin)
  await filters.getByRole('button', { name: 'از چه کسی' }).click()
  await admin.getByRole('checkbox', { name: 'راننده' }).check({ force: true })
  await admin.keyboard.press('Escape')
  await admin.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  const questions = admin.getByRole('button', { name: /^باز کردن پیام/ })
  await expect(admin.getByText('ترابر بندر')).toHaveCount(0)
  await admin.getByLabel('جست‌وجو در پیام‌ها').fill('هزینهٔ نوبت')
  await expect(questions).toHaveCount(1)
  await questions.click()

  const thread = admin.getByRole('region', { name: 'پیام باز' })
  await thread.getByRole('button', { name: 'گردش حساب' }).click()
  const wallet = admin.getByRole('dialog', { name: 'گردش حساب' })
  await expect(wallet.getByText('رضا کریمی')).toBeVisible()
  await expect(wallet.getByText('۱٬۰۰۰٬۰۰۰').first()).toBeVisible()
  expect(await breachesOf(admin)).toEqual([])
  await wallet.getByRole('button', { name: 'بستن' }).click()
  await thread.getByLabel('پاسخ شما').fill('گواهی را در پیوست ببینید.')
  await thread.getByText('افزودن پیوست').click()
  const picture = { name: 'گواهی.png', mimeType: 'image/png', buffer: await admin.screenshot() }
  await thread.getByLabel('پیوست', { exact: true }).setInputFiles(picture)
  await thread.getByRole('button', { name: 'فرستادن پاسخ' }).click()
  await expect(thread.getByRole('link', { name: /^پیوست/ })).toBeVisible()
  await expect.poll(() => countOf('بی‌پاسخ')).toBe(waiting - 1)

  await thread.getByRole('link', { name: 'پروندهٔ راننده' }).click()
  await expect(admin.getByRole('dialog', { name: 'رضا کریمی' })).toBeVisible()
})

test('a company asks, writes on, and opens what came with the answer', async ({ browser }) => {
  const company = await openAs(browser, await sessionOf('TransportationCompanyAdmin'), { viewport: desk })
  const admin = await openAs(browser, await sessionOf('Admin'), { viewport: desk })
  await company.goto('/Comment')
  await company.getByRole('button', { name: 'پیام تازه' }).click()
  const form = company.getByRole('dialog', { name: 'پیام به پشتیبانی' })
  await form.getByLabel('موضوع').fill('صورت‌حساب آبان')
  await form.getByLabel('متن پیام').fill('صورت‌حساب را کجا بگیریم؟')
  await form.getByRole('button', { name: 'فرستادن پیام' }).click()
  const talk = company.getByRole('region', { name: 'پیام باز' })
  await expect(talk.getByRole('log').getByText('صورت‌حساب را کجا بگیریم؟')).toBeVisible()
  await talk.getByLabel('ادامهٔ پیام شما').fill('برای دارایی می‌خواهیم.')
  await talk.getByRole('button', { name: 'فرستادن' }).click()
  await expect(talk.getByRole('log').getByText('برای دارایی می‌خواهیم.')).toBeVisible()

  await admin.goto('/AdminComment')
  const line = admin.getByRole('listitem').filter({ hasText: 'صورت‌حساب آبان' })
  await expect(line.getByText('خوانده‌نشده')).toHaveCount(1)
  await line.getByRole('button').click()
  await expect(line.getByText('خوانده‌نشده')).toHaveCount(0)
  const thread = admin.getByRole('region', { name: 'پیام باز' })
  await thread.getByLabel('پاسخ شما').fill('در پیوست است.')
  await thread.getByText('افزودن پیوست').click()
  const picture = { name: 'برگه.png', mimeType: 'image/png', buffer: await admin.screenshot() }
  await thread.getByLabel('پیوست', { exact: true }).setInputFiles(picture)
  await thread.getByRole('button', { name: 'فرستادن پاسخ' }).click()

  const attached = talk.getByRole('link', { name: /^پیوست/ })
  await expect(attached).toBeVisible()
  const file = await company.request.get((await attached.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('image/jpeg')
  await thread.getByRole('link', { name: 'پروندهٔ شرکت' }).click()
  await expect(admin.getByRole('dialog', { name: /ترابر بندر/ })).toBeVisible()
})
