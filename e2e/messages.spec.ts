import { expect } from '@playwright/test'
import { desk, openAs, phone, sessionOf } from './accounts.ts'
import { url } from './people.ts'
import { test } from './test.ts'

/** A cargo of the demo world, by its number as people write it. */
async function anyCargo(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ PageSize: 1, Columns: 'id' })
  const reply = await fetch(`${url()}/api/v1/Cargo/SearchCargo`, { method: 'POST', headers, body })
  const { data } = (await reply.json()) as { data: { id: number }[] }
  return (data[0]?.id ?? 0).toLocaleString('fa-IR', { useGrouping: false })
}

test('a driver asks on his phone, the administration answers at its desk, and both see it without asking again', async ({
  browser,
}) => {
  const driver = await openAs(browser, await sessionOf('Driver'), { viewport: phone })
  const administrator = await sessionOf('Admin')
  const admin = await openAs(browser, administrator, { viewport: desk })
  const cargo = await anyCargo(administrator.accessToken)
  const asked = `بار ${cargo} را با کارت پیشین گرفته‌ام. چه کنم؟`
  await driver.goto('/')
  await driver.getByRole('link', { name: 'پیام به پشتیبانی' }).click()
  await driver.getByRole('button', { name: 'پیام تازه' }).first().click()
  const form = driver.getByRole('dialog', { name: 'پیام به پشتیبانی' })
  await form.getByRole('button', { name: 'فرستادن پیام' }).click()
  await expect(form.getByText('موضوع را وارد کنید.')).toBeVisible()
  await form.getByLabel('موضوع').fill('کارت هوشمند تازه گرفته‌ام')
  await form.getByLabel('متن پیام').fill(asked)
  await form.getByRole('button', { name: 'فرستادن پیام' }).click()
  const talk = driver.getByRole('dialog', { name: 'کارت هوشمند تازه گرفته‌ام' })
  await expect(talk.getByText(asked)).toBeVisible()

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
  await expect(driver.getByRole('dialog', { name: 'کارت هوشمند تازه گرفته‌ام' })).toBeVisible()
  await expect(thread.getByText(/^دیده شد/)).toBeVisible()
})
