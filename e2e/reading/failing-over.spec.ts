import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { openAs, sessionOf } from '../accounts.ts'
import { type Failing, failing } from '../failing-reads.ts'
import { isLong } from '../long.ts'
import { test } from '../test.ts'

type Over = {
  role: Role
  path: string
  /** What opens it, each pressed in what is then on top; the reads fail before the last, or before the one that is marked. */
  opens: readonly (Press | { fails: Press })[]
  /** What is said to be missing. */
  says: string
  /** What is typed into it while its reads fail, by label: it stays. */
  types?: Readonly<Record<string, string>>
}
type Press = (top: Locator) => Locator

const button =
  (name: string | RegExp): Press =>
  (top) =>
    top.getByRole('button', { name }).first()
const firstRow: Press = (top) => top.locator('tbody tr[data-row] td:nth-child(2), [data-open] button').first()
const company = 'TransportationCompanyAdmin'

const overs: readonly Over[] = [
  { role: company, path: '/AddCargo', opens: [button('از بارهای قبلی')], says: 'بارهای قبلی نیامد' },
  { role: company, path: '/Cargos', opens: [firstRow], says: 'نشانی‌ها، ارزش کالا و محدودهٔ انتخاب نیامد' },
  {
    role: company,
    path: '/Cargos',
    opens: [{ fails: firstRow }, button('اتمام بار')],
    says: 'وضع بار خوانده نشد',
  },
  { role: company, path: '/DriverReserves', opens: [firstRow], says: 'روند و حساب این مجوز نیامد' },
  { role: company, path: '/Customer', opens: [firstRow], says: 'مشتری نیامد' },
  {
    role: company,
    path: '/Customer',
    opens: [button('مشتری تازه')],
    says: 'فهرستی که از آن انتخاب می‌کنید نیامد',
    types: { نام: 'مهتاب' },
  },
  {
    role: 'Admin',
    path: '/AdminCargos',
    opens: [firstRow, button('تخصیص به راننده')],
    says: 'راننده و کامیون او خوانده نشد',
    types: { 'کد ملی راننده': '1000000028', 'شمارهٔ کارت هوشمند ناوگان': '2100002' },
  },
  {
    role: 'Admin',
    path: '/TransportationCompany',
    opens: [firstRow],
    says: 'مشخصات تازه نیامد؛ آنچه می‌بینید از فهرست است',
  },
  {
    role: 'Admin',
    path: '/TransportationCompany',
    opens: [{ fails: firstRow }, button(/^کیف پول/)],
    says: 'موجودی خوانده نشد',
  },
  { role: 'Admin', path: '/Driver/Drivers', opens: [firstRow], says: 'مشخصات راننده نیامد' },
  { role: 'Admin', path: '/Audit', opens: [firstRow], says: 'رویداد باز نشد' },
]

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1366, height: 768 } }
type Size = keyof typeof sizes

/** What is on top: the dialog, drawer, sheet or menu that was opened last, else the page. */
async function topOf(page: Page): Promise<Locator> {
  const over = page.locator('dialog[open], [popover][role=dialog]:popover-open')
  return (await over.count()) > 0 ? over.last() : page.locator('body')
}

async function walk(browser: Browser, over: Over, failure: Failing, size: Size) {
  const { role, path, opens, says, types = {} } = over
  const page = await openAs(browser, await sessionOf(role), { viewport: sizes[size] })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(path)
  let isFailing = false
  for (const [at, step] of opens.entries()) {
    const press = 'fails' in step ? step.fails : step
    const target = press(await topOf(page))
    await expect(target).toBeVisible()
    if (!isFailing && ('fails' in step || at === opens.length - 1)) {
      await failing[failure](page)
      isFailing = true
    }
    const before = await page.locator('dialog[open]').count()
    await target.click()
    if (at < opens.length - 1) await expect(page.locator('dialog[open]')).not.toHaveCount(before)
  }
  const top = await topOf(page)
  for (const [label, words] of Object.entries(types)) await top.getByLabel(label).first().fill(words)
  if (failure === 'nothing answers') for (let wait = 0; wait < 5; wait++) await page.clock.runFor(1_500)
  await expect(top.getByText(says).first()).toBeVisible()
  await expect(top.getByRole('button', { name: /تلاش دوباره|در حال تلاش/ }).first()).toBeVisible()
  await expect(top.locator('.skeleton:visible')).toHaveCount(0)
  await expect.soft(top.locator('.empty:not([role=alert])')).toHaveCount(0)
  for (const [label, words] of Object.entries(types))
    await expect
      .soft(top.getByLabel(label).first())
      .toHaveValue(words.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''))
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.configure({ soft: true }).poll(sideways).toBeLessThanOrEqual(0)
  await top
    .getByRole('button', { name: /^(بستن|انصراف|نه، بماند)$/ })
    .first()
    .click()
  await expect(top.getByText(says)).toBeHidden()
  expect(errors).toEqual([])
}

const looked: readonly Failing[] = isLong
  ? ['the server stumbles', 'nothing answers']
  : ['the server stumbles']
for (const failure of looked)
  for (const [at, over] of overs.entries())
    for (const size of ['phone', 'desk'] as const)
      test(`what ${over.role} opens over ${over.path} (${at}) says «${over.says}» on a ${size}, where ${failure}`, async ({
        browser,
      }) => {
        await walk(browser, over, failure, size)
      })

for (const { width, height } of [{ width: 320, height: 568 }, ...Object.values(sizes)])
  test(`the bar that says that nothing answers covers nothing of what is open, at ${width} px`, async ({
    browser,
  }) => {
    const opens = [
      { role: company, path: '/Cargos', press: firstRow },
      { role: 'Admin', path: '/Driver/Drivers', press: firstRow },
      // the button stands there before any row, and the bar tells the age of what is in sight
      { role: company, path: '/Customer', shows: firstRow, press: button('مشتری تازه') },
      { role: 'Driver', path: '/DriverTurn', press: button(/شیراز/) },
    ] satisfies { role: Role; path: string; shows?: Press; press: Press }[]
    for (const { role, path, press, shows = press } of opens) {
      const page = await openAs(browser, await sessionOf(role), { viewport: { width, height } })
      await page.goto(path)
      const opener = press(page.locator('body'))
      await expect(shows(page.locator('body'))).toBeVisible()
      await failing['nothing answers'](page)
      await opener.click()
      const over = page.locator('dialog[open]')
      await expect(over).toBeVisible()
      await page.evaluate(() => window.dispatchEvent(new Event('offline')))
      const bar = page.locator('.bars')
      await expect(bar).toHaveText(/وصل نیستید\. آنچه می‌بینید از .+ است\./)
      const overlap = async () => {
        const [above, below] = await Promise.all([over.boundingBox(), bar.boundingBox()])
        return above && below ? Math.round(above.y + above.height - below.y) : Number.NaN
      }
      await expect.configure({ soft: true }).poll(overlap, path).toBeLessThanOrEqual(0)
    }
  })
