import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { useTool } from '../../list-tools.ts'
import { latin, useCargoTable } from './table.ts'
import { openAs, sessionOf } from '../../accounts.ts'
import { hold } from '../../people.ts'
import { test } from '../../test.ts'

const table = useCargoTable()

test('the ring of a row goes round all of it, over the cells that stay at the edges', async () => {
  await table.open()
  await table.rows().first().focus()
  await table.page.keyboard.press('ArrowDown')
  const drawn = await table
    .rows()
    .nth(1)
    .evaluate((row) => {
      const of = (cell: Element | null) => {
        const { borderBottomColor, boxShadow } = getComputedStyle(cell as Element)
        return { line: borderBottomColor, isAtItsEnd: / -?2px 0px 0px 0px inset/.test(boxShadow) }
      }
      const ring = getComputedStyle(row).outlineColor
      const [first, last] = [of(row.firstElementChild), of(row.lastElementChild)]
      return { lines: [first.line === ring, last.line === ring], ends: [first.isAtItsEnd, last.isAtItsEnd] }
    })
  expect(drawn).toEqual({ lines: [true, true], ends: [true, true] })
})

test('rows are walked, opened, unfolded and chosen by keyboard and by mouse', { tag: '@core' }, async () => {
  await table.open()
  await table.rows().first().focus()
  await table.page.keyboard.press('ArrowDown')
  await expect(table.rows().nth(1)).toBeFocused()
  await table.page.keyboard.press('Space')
  await expect(table.rows().nth(1)).toHaveAttribute('aria-selected', 'true')
  const bar = table.page.getByRole('region', { name: 'کارهای ردیف‌های انتخاب‌شده' })
  await expect(bar).toContainText(/۱ بار انتخاب شده، .*[۰-۹]+ کامیون مانده، کرایه‌شان [۰-۹٬]+ تومان/)

  await table.page.keyboard.press('ArrowLeft')
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
  await table.page.keyboard.press('ArrowRight')
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeHidden()

  await table.page.getByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }).check()
  await expect(bar).toContainText('۱۴ بار انتخاب شده')
  const saved = table.page.waitForEvent('download')
  await bar.getByRole('button', { name: 'خروجی' }).click()
  expect((await saved).suggestedFilename()).toBe('بارهای اعلام شده.xlsx')
  await bar.getByRole('button', { name: 'لغو انتخاب' }).click()
  await expect(bar).toBeHidden()

  await table.rows().nth(2).focus()
  await table.page.keyboard.press('Enter')
  await expect(table.page.getByRole('dialog')).toBeVisible()
  await table.page.keyboard.press('Escape')
  await expect(table.page.getByRole('dialog')).toBeHidden()
  await table
    .rows()
    .first()
    .getByRole('button', { name: /مجوزهای بار/ })
    .click()
  await expect(table.page.getByText(/مجوزهای صادرشدهٔ بار/)).toBeVisible()
})

test('Tab stops once at the rows, each says that it opens, and arrows lead to what is in one', async ({
  browser,
}) => {
  await table.open()
  await expect(table.page.getByRole('row', { name: /^.*باز کردن بار [۰-۹]+/ })).toHaveCount(14)
  await table.rows().first().focus()
  await table.page.keyboard.press('Tab')
  await expect(table.page.locator('.pager :focus')).toHaveCount(1)
  await table.page.keyboard.press('Shift+Tab')
  await expect(table.rows().first()).toBeFocused()

  const support = await openAs(browser, await sessionOf('LoadHallAdmin'))
  await support.goto('/DriverTurnList')
  const turn = support.getByRole('table').locator('tbody tr[data-row]').first()
  await turn.focus()
  await support.keyboard.press('ArrowLeft')
  await expect(turn.getByRole('button', { name: /کارهای نوبت/ })).toBeFocused()
  await support.keyboard.press('ArrowRight')
  await expect(turn).toBeFocused()
})

test('saves a sheet of the view, in its columns and order, and can be stopped', async () => {
  await table.open(
    '?q=کرمان&sort=-rent&columns=id,rent,-status,-display,-at,-route,-goods,-weight,-loader,-trucks,-requests',
  )
  const total = latin((await table.page.locator('.pager').innerText()).match(/از ([۰-۹٬]+)/)?.[1] ?? '')
  const rents = (await table.cells('کرایه')).map(latin)
  const saved = table.page.waitForEvent('download')
  await useTool(table.page, 'خروجی متن، CSV')
  const text = readFileSync((await (await saved).path()) ?? '', 'utf8')
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]?.split(',')).toHaveLength(2)
  expect(
    lines.slice(1, rents.length + 1).map((line) => Number(line.split(',')[1]?.replaceAll('"', ''))),
  ).toEqual(rents)

  await table.settled()
  const letThrough = await hold(table.page, '**/SearchCargo*')
  await useTool(table.page, 'اکسل')
  await expect(table.page.getByRole('progressbar', { name: /اکسل/ })).toBeVisible()
  await table.page.getByRole('button', { name: 'توقف' }).click()
  await expect(table.page.getByRole('progressbar', { name: /اکسل/ })).toBeHidden()
  await letThrough()
})
