import { permitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { expect } from '@playwright/test'
import { openAs, sessionOf } from './accounts.ts'
import { filterTool, moreTools, openReports, viewNow, viewOf } from './list-tools.ts'
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
  const panel = table.page.getByRole('dialog', { name: 'گزارش‌های من' })
  await table.head('کرایه').getByRole('button').click()
  await table.head('کرایه').getByRole('button').click()
  await openReports(table.page)
  await panel.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' }).click()
  const dialog = table.page.getByRole('dialog', { name: 'ذخیرهٔ نمای کنونی' })
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toContainText('نام گزارش را وارد کنید.')
  await dialog.getByLabel('نام گزارش').fill('گران‌ترین‌ها')
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(dialog).toBeHidden()

  await table.open('?report=0')
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await openReports(table.page)
  await panel.getByRole('button', { name: /^گران‌ترین‌ها/ }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'descending')
  await expect(viewNow(table.page)).toContainText('گران‌ترین‌ها')

  await table.page.getByLabel('در هر صفحه').selectOption({ label: '۲۵' })
  await expect(viewNow(table.page)).toContainText('تغییرکرده')
  await openReports(table.page)
  await panel.getByRole('button', { name: /ذخیرهٔ تغییرها در/ }).click()
  await expect(table.page.getByText('گزارش «گران‌ترین‌ها» به‌روز شد')).toBeVisible()

  await openReports(table.page)
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
  await openReports(table.page)
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toContainText('پیش‌فرض، مشترک با شرکت')
  await panel.getByRole('button', { name: 'بازگشت به حالت نخست' }).click()
  await expect(table.head('کرایه')).toHaveAttribute('aria-sort', 'none')
  await expect(table.rows()).toHaveCount(14)

  await openReports(table.page)
  await panel.getByRole('button', { name: 'حذف گزارش گران‌ها' }).click()
  await expect(table.page.getByText('گزارش «گران‌ها» حذف شد')).toBeVisible()
  await openReports(table.page)
  await expect(panel.getByRole('button', { name: /^گران‌ها/ })).toHaveCount(0)
  await table.page.keyboard.press('Escape')
})

test('tools of a list stay in one row, whatever is filtered, beside what is open too', async ({
  browser,
}) => {
  const page = await openAs(browser, await sessionOf('Admin'), { viewport: { width: 1366, height: 768 } })
  const tools = page.locator('.toolbar > *')
  const isOneRow = async () => {
    await expect(moreTools(page)).toBeInViewport({ ratio: 1 })
    const boxes = await tools.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ y, height, left, right }) => ({
          middle: Math.round(y + height / 2),
          left,
          right,
        })),
    )
    const seen = boxes.filter(({ left, right }) => right > left)
    expect(new Set(seen.map(({ middle }) => middle)).size).toBe(1)
    // none lies over the next, to its left
    for (const [at, { left }] of seen.entries()) expect(left + 1).toBeGreaterThan(seen[at + 1]?.right ?? 0)
  }
  await page.goto('/Audit?kind=write&table=goods&row=4&subject=%D8%A2%D9%87%D9%86')
  await expect(page.locator('.toolbar .found')).toBeVisible()
  await expect(filterTool(page)).toHaveText(/^فیلتر۳ فعالموضوع: «آهن»/)
  await isOneRow()

  await page.goto('/AdminDriverReserve?at=1405-01-01..&status=1,4,5')
  await expect(page.locator('tr[data-row="0"]')).toBeVisible()
  await isOneRow()

  await page.goto('/AdminCargos?at=1405-01-01..')
  await expect(viewNow(page)).toContainText(/همه.*[۰-۹]/)
  await isOneRow()
  for (const width of [1366, 1180]) {
    await page.setViewportSize({ width, height: 768 })
    await page.locator('tr[data-row="0"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await isOneRow()
    // a view is chosen where tabs have no room
    await expect(page.getByRole('button', { name: /^نما: همه/ })).toBeVisible()
    await (await viewOf(page, /تمام‌شده/)).click()
    await expect(viewNow(page)).toContainText('تمام‌شده')
    await (await viewOf(page, /همه/)).click()
    await page.keyboard.press('Escape')
  }
})

test('letters open the reports and make a file; every tool is reached by the keyboard', async ({
  browser,
}) => {
  const table = await openCargoTable(browser)
  const { page } = table
  await table.open()
  await table.rows().first().focus()
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'گزارش‌های من' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(moreTools(page)).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.keyboard.press('x')
  expect((await saved).suggestedFilename()).toMatch(/xlsx$/)

  await page.keyboard.press('Enter')
  const tools = page.getByRole('dialog', { name: 'کارهای فهرست' })
  await expect(tools.getByRole('button', { name: 'پیش‌فرض' })).toBeFocused()
  await tools.getByRole('button', { name: 'گزارش‌های من' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(tools.getByRole('button', { name: 'خروجی اکسل' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(tools).toBeHidden()
  await expect(page.getByRole('button', { name: 'ذخیرهٔ نمای کنونی' })).toBeFocused()
})
