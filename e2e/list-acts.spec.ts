import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { expect } from '@playwright/test'
import { openAs, sessionOf } from './accounts.ts'
import { minute, moveClock } from './people.ts'
import { openCargoTable } from './reading/table/table.ts'
import { test } from './test.ts'

test('what is voided gives its money back in the drawer and leaves the sum, and the turn is spoken of', async ({
  browser,
}) => {
  // the round that the demo world has open is over, and its permits are issued
  await moveClock(10 * minute)
  const page = await openAs(browser, await sessionOf('Admin'))
  await page.goto('/AdminDriverReserve?status=1,4,5&size=100&at=1405-08-01..')
  const foot = page.locator('.pager')
  await expect(foot).toContainText('جمع کرایه')
  const sum = /جمع کرایه [۰-۹٬]+/
  const before = (await foot.innerText()).match(sum)?.[0]
  const issued = page
    .locator('tbody tr[data-row]')
    .filter({ hasText: permitStatusLabels[permitStatus.issued] })
  await issued.first().focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog').first()
  await drawer.getByRole('button', { name: 'ابطال' }).click()
  const question = page.getByRole('alertdialog', { name: /باطل شود/ })
  await expect(question).toContainText(/مصرف‌شده می‌ماند|بازگردانید|نوبتی نداده بود/)
  await question.getByLabel('دلیل ابطال').fill('خرابی ناوگان')
  await question.getByRole('button', { name: 'بله، باطل شود' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(/مصرف‌شده می‌ماند|بازگردانید|نوبتی نداده بود/)).toBeVisible()
  await expect(drawer).toContainText('برگشته به راننده')
  await expect(drawer).toContainText('برگشته به شرکت')
  await expect.poll(async () => (await foot.innerText()).match(sum)?.[0]).not.toBe(before)
})

test('a view is kept under a name, opens by itself, is changed, shared and deleted', {
  tag: '@core',
}, async ({ browser }) => {
  const table = await openCargoTable(browser)
  await table.open()
  const menu = table.page.getByRole('button', { name: 'گزارش‌های من' })
  const panel = table.page.getByRole('dialog', { name: 'گزارش‌های من' })
  await table.head('کرایه').getByRole('button').click()
  await table.head('کرایه').getByRole('button').click()
  await menu.click()
  await panel.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  const dialog = table.page.getByRole('dialog', { name: 'ذخیرهٔ نمای کنونی' })
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toContainText('نام گزارش را وارد کنید.')
  await dialog.getByLabel('نام گزارش').fill('گران‌ترین‌ها')
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toBeHidden()

  await table.open('?report=0')
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await menu.click()
  await panel.getByRole('button', { name: /^گران‌ترین‌ها/ }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(menu).toHaveText('گران‌ترین‌ها')

  await table.page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await expect(menu).toHaveText('گران‌ترین‌ها (تغییرکرده)')
  await menu.click()
  await panel.getByRole('button', { name: /ذخیرهٔ تغییرها در/ }).click()
  await expect(table.page.getByText('گزارش «گران‌ترین‌ها» به‌روز شد')).toBeVisible()

  await menu.click()
  await panel.getByRole('button', { name: 'ویرایش گزارش گران‌ترین‌ها' }).click()
  const edit = table.page.getByRole('dialog', { name: 'ویرایش گزارش' })
  await edit.getByLabel('نام گزارش').fill('گران‌ها')
  await edit.getByRole('checkbox', { name: /پیش‌فرض من/ }).check({ force: true })
  await edit.getByRole('checkbox', { name: /کاربران شرکت/ }).check({ force: true })
  await edit.getByRole('button', { name: 'ذخیره' }).click()
  await expect(edit).toBeHidden()

  await table.open()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(table.rows()).toHaveCount(25)
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toContainText('پیش‌فرض، مشترک با شرکت')
  await panel.getByRole('button', { name: 'بازگشت به حالت نخست' }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await expect(table.rows()).toHaveCount(12)

  await menu.click()
  await panel.getByRole('button', { name: 'حذف گزارش گران‌ها' }).click()
  await expect(table.page.getByText('گزارش «گران‌ها» حذف شد')).toBeVisible()
  await menu.click()
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toHaveCount(0)
  await table.page.keyboard.press('Escape')
})

test('tools of a list stay in one row at 1366, whatever is filtered', async ({ browser }) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: { width: 1366, height: 768 } })
  const heightOf = async (address: string) => {
    await page.goto(address)
    await expect(page.locator('.toolbar .found')).toBeVisible()
    return (await page.locator('.toolbar').boundingBox())?.height
  }
  const plain = await heightOf('/Audit?kind=job')
  expect(await heightOf('/Audit?kind=write&table=goods&row=4&subject=%D8%A2%D9%87%D9%86')).toBe(plain)
  // without words they still have names
  await page.getByRole('button', { name: 'ستون‌ها' }).click()
  await expect(page.getByRole('dialog', { name: 'ستون‌ها' })).toBeVisible()
})
